// SPDX-License-Identifier: MIT
#pragma once

#include "session/document_files.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"
#include "json/show_json.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace flocktale::test {

/// A document with its files, and a folder to keep them in.
struct Desk {
    QTemporaryDir folder;
    ShowDocument document;
    DocumentFiles files{document, folder.filePath(QStringLiteral("claims"))};
    QSignalSpy opened{&files, &DocumentFiles::opened};
    QSignalSpy failed{&files, &DocumentFiles::problemsFound};
    QSignalSpy quit{&files, &DocumentFiles::quitGranted};

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QUrl url(const char* name) const { return QUrl::fromLocalFile(path(name)); }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(bytes) == bytes.size());
    }
    void putShow(const char* name, const std::string& title) const
    {
        Show show = test::threeActs();
        show.title = title;
        put(name, QByteArray::fromStdString(writeShow(show).value()));
    }
    [[nodiscard]] QByteArray bytes(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void change(const std::string& title = "Changed")
    {
        document.edit(QStringLiteral("Rename show"), [&](Show& show) { return setTitle(show, title); });
    }
    [[nodiscard]] std::string title() const { return document.show().title; }
};

} // namespace flocktale::test
