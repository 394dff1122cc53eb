// SPDX-License-Identifier: MIT
#pragma once

#include "session/editor_window.h"
#include "session/session.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"
#include "json/show_json.h"

#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <functional>
#include <memory>

namespace flocktale::test {

/// The whole editor, in a window without a screen, with settings of its own.
struct Editor {
    QTemporaryDir folder;
    std::unique_ptr<Session> session;
    std::unique_ptr<EditorWindow> editor;

    /// `before` runs before there is a window.
    explicit Editor(const std::function<void(Session&)>& before = {})
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        session = std::make_unique<Session>();
        if (before) before(*session);
        editor = std::make_unique<EditorWindow>(*session);
        REQUIRE(editor->window());
        REQUIRE(QTest::qWaitForWindowExposed(editor->window()));
        editor->window()->requestActivate();
        REQUIRE(QTest::qWaitForWindowActive(editor->window()));
    }

    [[nodiscard]] QQuickWindow* window() const { return editor->window(); }
    [[nodiscard]] ShowDocument& document() const { return *session->document(); }
    void rename(const char* title)
    {
        document().edit(QStringLiteral("Rename show"), [title](Show& show) { return setTitle(show, title); });
    }
    QString put(const char* name, const std::string& text)
    {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return file.fileName();
    }
    void open(const char* name = "show.json")
    {
        REQUIRE(session->files()->open(put(name, writeShow(test::threeActs()).value())));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(window(), key, modifiers); }
    [[nodiscard]] QObject* find(const char* name) const
    {
        auto* const object = window()->findChild<QObject*>(QString::fromUtf8(name));
        INFO(name);
        REQUIRE(object);
        return object;
    }
    [[nodiscard]] bool isOpen(const char* dialog) const
    {
        return QTest::qWaitFor([&] { return find(dialog)->property("opened").toBool(); }, 2000);
    }
    [[nodiscard]] bool isClosed(const char* dialog) const
    {
        return QTest::qWaitFor([&] { return !find(dialog)->property("visible").toBool(); }, 2000);
    }
    /// A button of a dialog's footer.
    void click(const char* dialog, const char* button) const
    {
        auto* const footer = find(dialog)->property("footer").value<QQuickItem*>();
        REQUIRE(footer);
        auto* const item = footer->findChild<QQuickItem*>(QString::fromUtf8(button));
        REQUIRE(item);
        const QPointF centre = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(window(), Qt::LeftButton, {}, centre.toPoint());
    }
};

} // namespace flocktale::test
