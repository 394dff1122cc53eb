// SPDX-License-Identifier: MIT
#include "editor.h"
#include "library/template_store.h"
#include "timeline/time_scale.h"

#include <QDir>

using namespace flocktale;
using test::Editor;

TEST_CASE("The title names the file and marks what is not saved", "[window]")
{
    Editor editor;
    editor.open();
    CHECK(editor.window()->title().startsWith(QStringLiteral("show.json")));
    editor.rename("x");
    CHECK(editor.window()->title().startsWith(QStringLiteral("* show.json")));
}

TEST_CASE("The usual keys undo and redo", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Other");
    editor.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(editor.document().show() == test::threeActs());
    editor.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(editor.document().show().title == "Other");
    editor.key(Qt::Key_Z, Qt::ControlModifier);
    editor.key(Qt::Key_Y, Qt::ControlModifier);
    CHECK(editor.document().show().title == "Other");
}

TEST_CASE("Space plays and pauses", "[window]")
{
    Editor editor;
    editor.open();
    editor.key(Qt::Key_Space);
    CHECK(editor.session->playback()->isPlaying());
    editor.key(Qt::Key_Space);
    CHECK_FALSE(editor.session->playback()->isPlaying());
}

TEST_CASE("Selected acts are duplicated and deleted from anywhere in the window", "[window]")
{
    Editor editor;
    editor.open();
    editor.session->selection()->selectAct(QStringLiteral("a3"));
    editor.key(Qt::Key_D, Qt::ControlModifier);
    CHECK(editor.document().show().acts.size() == 4);
    editor.session->selection()->selectAct(QStringLiteral("a1"));
    editor.key(Qt::Key_Delete);
    CHECK(findAct(editor.document().show(), ActId{"a1"}) == nullptr);
}

TEST_CASE("An act's menu saves it as a template and asks for its name, also while the library is hidden", "[window]")
{
    QDir(TemplateStore::standardFolder()).removeRecursively();
    Editor editor;
    editor.open();
    editor.session->settings()->setLibraryShown(false);
    const auto click = [&editor](QQuickItem* item, Qt::MouseButton button) {
        const QPointF centre = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(editor.window(), button, {}, centre.toPoint());
    };
    auto* const lane = qobject_cast<QQuickItem*>(editor.find("actLane"));
    REQUIRE(lane);
    click(lane, Qt::RightButton);
    REQUIRE_FALSE(editor.session->selection()->isEmpty());
    auto* const line = qobject_cast<QQuickItem*>(editor.find("menuSaveTemplate"));
    REQUIRE(QTest::qWaitFor([line] { return line->isVisible(); }, 2000));
    click(line, Qt::LeftButton);
    CHECK(editor.session->settings()->isLibraryShown());
    CHECK(editor.isOpen("naming"));
    CHECK(QDir(TemplateStore::standardFolder()).entryList(QDir::Files).size() == 1);
    QDir(TemplateStore::standardFolder()).removeRecursively();
}

TEST_CASE("While the sweep panel is open departures and arrivals stand below their act on the timeline", "[window]")
{
    Editor editor;
    editor.open();
    editor.session->selection()->selectAct(QStringLiteral("a2"));
    auto* const lane = qobject_cast<QQuickItem*>(editor.find("sweepLane"));
    auto* const span = qobject_cast<QQuickItem*>(editor.find("sweepLaneSpan"));
    auto* const button = qobject_cast<QQuickItem*>(editor.find("sweepPanelButton"));
    const auto* const scale = editor.window()->findChild<TimeScale*>();
    REQUIRE((lane && span && button && scale));
    CHECK_FALSE(lane->isVisible());
    (void)editor.window()->grabWindow(); // lays everything out
    const auto press = [&] {
        const QPointF centre = button->mapToScene({button->width() / 2, button->height() / 2});
        QTest::mouseClick(editor.window(), Qt::LeftButton, {}, centre.toPoint());
    };
    press();
    CHECK(button->property("checked").toBool());
    REQUIRE(QTest::qWaitFor([lane] { return lane->isVisible() && lane->height() > 0; }, 5000));
    const Act& act = *findAct(std::as_const(editor.document()).show(), ActId{"a2"});
    CHECK(span->x() == Approx(scale->xOf(seconds(act.start))).margin(1));
    CHECK(span->width() == Approx(scale->xOf(seconds(act.end())) - scale->xOf(seconds(act.start))).margin(1.5));
    auto* const tracks = qobject_cast<QQuickItem*>(editor.find("actLane"));
    REQUIRE(tracks);
    CHECK(span->mapToScene({0, 0}).x() == Approx(tracks->mapToScene({span->x(), 0}).x()).margin(1));
    CHECK(span->mapToScene({0, 0}).y() >= tracks->mapToScene({0, tracks->height()}).y());
    press();
    CHECK(QTest::qWaitFor([lane] { return !lane->isVisible() && lane->height() == 0; }, 2000));
}

TEST_CASE("A new show asks before it takes the place of changes", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Mine");
    editor.key(Qt::Key_N, Qt::ControlModifier);
    REQUIRE(editor.isOpen("unsavedDialog"));
    SECTION("Escape stays")
    {
        editor.key(Qt::Key_Escape);
        CHECK(editor.isClosed("unsavedDialog"));
        CHECK(editor.document().show().title == "Mine");
        CHECK(editor.session->files()->question() == DocumentFiles::NoQuestion);
    }
    SECTION("Don't save goes on")
    {
        editor.click("unsavedDialog", "other");
        CHECK(editor.isClosed("unsavedDialog"));
        CHECK(editor.document().show() == newShow());
    }
    SECTION("Enter saves")
    {
        editor.key(Qt::Key_Return);
        CHECK(editor.isClosed("unsavedDialog"));
        CHECK(editor.document().show() == newShow());
        REQUIRE(editor.session->files()->open(editor.folder.filePath(QStringLiteral("show.json"))));
        CHECK(editor.document().show().title == "Mine");
    }
}

TEST_CASE("While a dialog is open the window's keys do nothing", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Mine");
    editor.key(Qt::Key_F1);
    REQUIRE(editor.isOpen("shortcutSheet"));
    editor.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(editor.document().show().title == "Mine");
    editor.key(Qt::Key_Escape);
    CHECK(editor.isClosed("shortcutSheet"));
}

TEST_CASE("Closing the window with changes asks and stays", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Mine");
    editor.window()->close();
    CHECK(editor.isOpen("unsavedDialog"));
    CHECK(editor.window()->isVisible());
}

TEST_CASE("Every problem of a refused file is listed in a dialog", "[window]")
{
    Editor editor;
    editor.open();
    const Show before = editor.document().show();
    editor.session->files()->open(
        editor.put("bad.json", R"({"flocktale": 1, "stage": {"width": "wide", "height": -4}})"));
    REQUIRE(editor.isOpen("fileProblemsDialog"));
    CHECK(editor.find("fileProblemList")->property("count").toInt() >= 2);
    CHECK(editor.document().show() == before);
    editor.key(Qt::Key_Return);
    CHECK(editor.isClosed("fileProblemsDialog"));
}

TEST_CASE("A click on a problem selects the act that it concerns", "[window]")
{
    Editor editor;
    editor.open();
    editor.document().edit(QStringLiteral("Set spring"), [](Show& show) {
        show.acts[1].formation.springBase = 50;
        return true;
    });
    editor.session->settings()->setProblemsShown(true);
    QObject* const list = editor.find("problemList");
    REQUIRE(QTest::qWaitFor([&] { return list->property("count").toInt() > 0; }, 3000));
    auto* const item = qobject_cast<QQuickItem*>(list);
    QTest::mouseClick(editor.window(), Qt::LeftButton, {}, item->mapToScene({40, 12}).toPoint());
    CHECK(editor.session->selection()->currentAct() == ActId{"a2"});
}

TEST_CASE("A change of language keeps show, history and selection", "[window]")
{
    Editor editor;
    editor.open();
    editor.rename("Mine");
    editor.session->selection()->selectAct(QStringLiteral("a2"));
    const QPointer<QQuickWindow> before = editor.window();
    editor.session->settings()->setLanguage(QStringLiteral("zh_CN"));
    REQUIRE(QTest::qWaitFor([&] { return before.isNull(); }, 3000));
    REQUIRE(editor.window());
    CHECK(editor.window()->isVisible());
    CHECK(editor.document().show().title == "Mine");
    CHECK(editor.document().canUndo());
    CHECK(editor.session->selection()->currentAct() == ActId{"a2"});
}

TEST_CASE("Both themes can be looked at", "[window]")
{
    Editor editor;
    editor.open();
    const auto brightness = [&](AppSettings::Theme theme) {
        editor.session->settings()->setTheme(theme);
        return editor.window()->color().lightness();
    };
    CHECK(brightness(AppSettings::DarkTheme) < 80);
    CHECK(brightness(AppSettings::LightTheme) > 180);
}
