// SPDX-License-Identifier: MIT
#include "session/session.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"
#include "json/show_json.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {
/// A session whose settings live in a folder of their own.
struct Fresh {
    QTemporaryDir folder;
    std::unique_ptr<Session> session;
    Fresh()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        session = std::make_unique<Session>();
    }
    QString show(const char* name, const std::string& text)
    {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return file.fileName();
    }
};
} // namespace

TEST_CASE("A session greets until something is opened, begun or edited", "[session]")
{
    Fresh fresh;
    CHECK(fresh.session->isWelcome());
    SECTION("opened") { fresh.session->files()->open(fresh.show("a.json", writeShow(test::threeActs()).value())); }
    SECTION("begun") { fresh.session->files()->requestNew(); }
    SECTION("edited")
    {
        fresh.session->document()->edit(QStringLiteral("Rename show"), [](Show& show) { return setTitle(show, "x"); });
    }
    CHECK_FALSE(fresh.session->isWelcome());
}

TEST_CASE("Opened and saved files become recent, refused ones do not", "[session]")
{
    Fresh fresh;
    const QString good = fresh.show("good.json", writeShow(test::threeActs()).value());
    const QString bad = fresh.show("bad.json", "{");
    fresh.session->files()->open(good);
    fresh.session->files()->open(bad);
    CHECK(fresh.session->recentFiles()->paths() == QStringList{good});
    CHECK(fresh.session->fileProblems()->count() >= 1);
    CHECK(fresh.session->fileHeadline().contains(QStringLiteral("bad.json")));
    fresh.session->files()->saveAs();
    fresh.session->files()->choosePath(QUrl::fromLocalFile(fresh.folder.filePath(QStringLiteral("copy"))));
    CHECK(fresh.session->recentFiles()->paths().first() == fresh.folder.filePath(QStringLiteral("copy.json")));
}

TEST_CASE("Warnings of an opened file are in the list of problems", "[session]")
{
    Fresh fresh;
    std::string text = writeShow(test::threeActs()).value();
    text.replace(text.find("\"mode\": \"form\""), 14, "\"mode\": \"swim\"");
    fresh.session->files()->open(fresh.show("later.json", text));
    REQUIRE_FALSE(fresh.session->isWelcome());
    CHECK(fresh.session->problems()->count() >= 1);
    CHECK(fresh.session->fileProblems()->count() == 0);
}

TEST_CASE("The selection follows the session's document", "[session]")
{
    Fresh fresh;
    fresh.session->files()->open(fresh.show("a.json", writeShow(test::threeActs()).value()));
    fresh.session->selection()->selectAct(QStringLiteral("a2"));
    CHECK(fresh.session->selection()->currentAct() == ActId{"a2"});
    fresh.session->files()->requestNew();
    CHECK(fresh.session->selection()->currentAct() != ActId{"a2"});
}
