// SPDX-License-Identifier: MIT
#include "table/act_table_controller.h"

#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;

namespace {
struct Bench {
    ShowDocument document;
    Selection selection;
    ActTableModel model;
    ActTableController hands;

    Bench()
    {
        document.open(test::threeActs());
        selection.setDocument(&document);
        model.setDocument(&document);
        model.setSelection(&selection);
        hands.setModel(&model);
        hands.setWidth(1000);
        hands.setHeight(280);
        hands.setRowHeight(20);
        selection.select(ActId{"a1"});
    }
    bool key(int key, int modifiers = 0, const char* text = "")
    {
        return hands.pressKey(key, modifiers, QString::fromUtf8(text));
    }
    void goTo(int row, ActColumn column)
    {
        key(Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < row; ++i) key(Qt::Key_Down);
        for (int i = 0; i < static_cast<int>(column); ++i) key(Qt::Key_Right);
        REQUIRE(hands.row() == row);
        REQUIRE(hands.column() == static_cast<int>(column));
    }
    [[nodiscard]] QPointF at(int row, ActColumn column) const
    {
        double x = 0;
        for (int i = 0; i < static_cast<int>(column); ++i) x += hands.columnWidths().at(i);
        return {x + 4, row * 20 + 10.0};
    }
    void press(int row, ActColumn column, int modifiers = 0)
    {
        hands.press(at(row, column).x(), at(row, column).y(), modifiers);
    }
    [[nodiscard]] std::string order() const
    {
        std::string ids;
        for (const Act& act : document.show().acts) ids += act.id.value;
        return ids;
    }
    [[nodiscard]] const Act& act(const char* id) const { return *findAct(document.show(), ActId{id}); }
};
} // namespace

TEST_CASE("Arrows, Home, End and pages move the cursor and select its act", "[table]")
{
    Bench bench;
    CHECK(bench.hands.row() == 0);
    CHECK(bench.key(Qt::Key_Down));
    CHECK(bench.hands.row() == 1);
    CHECK(bench.selection.currentAct() == ActId{"a2"});
    CHECK(bench.key(Qt::Key_Right));
    CHECK(bench.hands.column() == 1);
    CHECK(bench.key(Qt::Key_End));
    CHECK(bench.hands.column() == kActColumns - 1);
    CHECK(bench.key(Qt::Key_Right));
    CHECK(bench.hands.column() == kActColumns - 1);
    CHECK(bench.key(Qt::Key_End, Qt::ControlModifier));
    CHECK(bench.hands.row() == 2);
    CHECK(bench.key(Qt::Key_PageUp));
    CHECK(bench.hands.row() == 0);
    CHECK(bench.key(Qt::Key_Up));
    CHECK(bench.hands.row() == 0);
    CHECK(bench.key(Qt::Key_Down, Qt::ShiftModifier));
    CHECK(bench.key(Qt::Key_Down, Qt::ShiftModifier));
    CHECK(bench.selection.acts().size() == 3);
    CHECK(bench.hands.row() == 2);
    CHECK(bench.document.history().count() == 0);
}

TEST_CASE("Tab goes through all cells and leaves the table at its ends", "[table]")
{
    Bench bench;
    bench.goTo(0, ActColumn::name);
    CHECK_FALSE(bench.key(Qt::Key_Backtab));
    int steps = 0;
    while (bench.key(Qt::Key_Tab)) ++steps;
    CHECK(steps == 3 * kActColumns - 1);
    CHECK(bench.hands.row() == 2);
    CHECK(bench.key(Qt::Key_Backtab));
}

TEST_CASE("Typing begins with what was typed, F2 and Enter with what is there", "[table]")
{
    Bench bench;
    bench.goTo(1, ActColumn::duration);
    CHECK(bench.hands.takesKey(Qt::Key_2, 0, QStringLiteral("2")));
    CHECK(bench.key(Qt::Key_2, 0, "2"));
    CHECK(bench.hands.isEditing());
    CHECK(bench.hands.editText() == QStringLiteral("2"));
    CHECK(bench.hands.editReplaces());
    CHECK(bench.hands.pressEditKey(Qt::Key_Return, 0, QStringLiteral("2.5")));
    CHECK_FALSE(bench.hands.isEditing());
    CHECK(bench.act("a2").duration == Step{150});
    CHECK(bench.hands.row() == 2);
    for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Return}) {
        CHECK(bench.key(key));
        CHECK(bench.hands.editText() == QStringLiteral("0:01.000"));
        CHECK_FALSE(bench.hands.editReplaces());
        CHECK(bench.hands.pressEditKey(Qt::Key_Escape, 0, QStringLiteral("7")));
        CHECK_FALSE(bench.hands.isEditing());
    }
    CHECK(bench.document.history().count() == 1);
}

TEST_CASE("The space bar plays, and letters over a choice stay the window's", "[table]")
{
    Bench bench;
    bench.goTo(1, ActColumn::name);
    CHECK_FALSE(bench.hands.takesKey(Qt::Key_Space, 0, QStringLiteral(" ")));
    CHECK_FALSE(bench.key(Qt::Key_Space, 0, " "));
    CHECK_FALSE(bench.hands.takesKey(Qt::Key_Z, Qt::ControlModifier, QStringLiteral("\x1a")));
    bench.goTo(1, ActColumn::shape);
    CHECK_FALSE(bench.hands.takesKey(Qt::Key_S, 0, QStringLiteral("s")));
    CHECK_FALSE(bench.hands.takesKey(Qt::Key_Delete, 0, QString(QChar(0x7f))));
}

TEST_CASE("Tab and Enter take the text over and move on, also when the act changes its row", "[table]")
{
    Bench bench;
    bench.goTo(0, ActColumn::start);
    bench.key(Qt::Key_F2);
    CHECK(bench.hands.pressEditKey(Qt::Key_Return, 0, QStringLiteral("10")));
    CHECK(bench.order() == "a2a3a1");
    CHECK(bench.selection.currentAct() == ActId{"a1"});
    CHECK(bench.hands.row() == 0); // on a2, the neighbour of before
    bench.goTo(2, ActColumn::start);
    bench.key(Qt::Key_F2);
    CHECK(bench.hands.pressEditKey(Qt::Key_Tab, 0, QStringLiteral("0")));
    CHECK(bench.order() == "a1a2a3");
    CHECK(bench.hands.row() == 0);
    CHECK(bench.hands.column() == static_cast<int>(ActColumn::duration));
}

TEST_CASE("A text that is refused stays in the editor with the reason", "[table]")
{
    Bench bench;
    bench.goTo(1, ActColumn::start);
    bench.key(Qt::Key_F2);
    CHECK(bench.hands.pressEditKey(Qt::Key_Return, 0, QStringLiteral("soon")));
    CHECK(bench.hands.isEditing());
    CHECK(bench.hands.note().contains(QStringLiteral("soon")));
    CHECK(bench.hands.row() == 1);
    CHECK(bench.hands.pressEditKey(Qt::Key_Escape, 0, QStringLiteral("soon")));
    CHECK_FALSE(bench.hands.isEditing());
    CHECK(bench.hands.note().isEmpty());
    CHECK(bench.document.history().count() == 0);
}

TEST_CASE("Choices are offered and taken by their index", "[table]")
{
    Bench bench;
    bench.goTo(1, ActColumn::mode);
    bench.key(Qt::Key_Return);
    REQUIRE(bench.hands.isChoosing());
    CHECK(bench.hands.editChoices().size() == 2);
    CHECK(bench.hands.editChoices().at(bench.hands.editChoice()) == QStringLiteral("Formation"));
    bench.hands.choose(1 - bench.hands.editChoice());
    CHECK_FALSE(bench.hands.isEditing());
    CHECK(bench.act("a2").mode == ActMode::free);
    bench.hands.choose(0);
    CHECK(bench.document.history().count() == 1);
}

TEST_CASE("Clicks select as on the timeline, a double click edits", "[table]")
{
    Bench bench;
    bench.press(1, ActColumn::duration);
    bench.hands.release();
    CHECK(bench.selection.acts() == std::vector{ActId{"a2"}});
    CHECK(bench.hands.column() == static_cast<int>(ActColumn::duration));
    bench.press(2, ActColumn::name, Qt::ControlModifier);
    bench.hands.release();
    CHECK(bench.selection.acts().size() == 2);
    bench.press(2, ActColumn::name, Qt::ControlModifier);
    bench.hands.release();
    CHECK(bench.selection.acts() == std::vector{ActId{"a2"}});
    bench.press(0, ActColumn::name, Qt::ShiftModifier);
    bench.hands.release();
    CHECK(bench.selection.acts().size() == 2);
    // A click into several selected ones selects that one, once it is clear that it is no drag.
    bench.press(1, ActColumn::name);
    CHECK(bench.selection.acts().size() == 2);
    bench.hands.release();
    CHECK(bench.selection.acts() == std::vector{ActId{"a2"}});
    bench.hands.doubleClick(bench.at(0, ActColumn::name).x(), 10);
    CHECK(bench.hands.isEditing());
    CHECK(bench.hands.editText() == QStringLiteral("a1"));
    bench.hands.press(5, 500, 0);
    CHECK(bench.selection.isEmpty());
    CHECK_FALSE(bench.hands.isEditing());
}

TEST_CASE("Rows are dragged to another place, alone or together; Escape gives them back", "[table]")
{
    Bench bench;
    const Show before = bench.document.show();
    bench.press(0, ActColumn::name);
    bench.hands.drag(4, 12);
    CHECK_FALSE(bench.hands.isDragging());
    bench.hands.drag(4, 41);
    CHECK(bench.hands.isDragging());
    CHECK(bench.order() == "a2a1a3");
    CHECK(bench.hands.row() == 1);
    SECTION("dropped")
    {
        bench.hands.release();
        CHECK(bench.order() == "a2a1a3");
        CHECK(bench.act("a1").duration == before.acts[0].duration);
        CHECK(bench.document.history().count() == 1);
        bench.document.undo();
        CHECK(bench.document.show() == before);
        bench.document.redo();
        CHECK(bench.order() == "a2a1a3");
    }
    SECTION("given back")
    {
        CHECK(bench.hands.takesKey(Qt::Key_Escape, 0, {}));
        CHECK(bench.key(Qt::Key_Escape));
        bench.hands.release();
        CHECK(bench.document.show() == before);
        CHECK(bench.document.history().count() == 0);
    }
    SECTION("together")
    {
        bench.key(Qt::Key_Escape);
        bench.hands.release();
        bench.selection.set({ActId{"a1"}, ActId{"a2"}});
        bench.press(0, ActColumn::name);
        bench.hands.drag(4, 70);
        bench.hands.release();
        CHECK(bench.order() == "a3a1a2");
        CHECK(bench.selection.acts().size() == 2);
    }
}

TEST_CASE("Alt and an arrow reorder by one, a step of the history each", "[table]")
{
    Bench bench;
    bench.goTo(0, ActColumn::name);
    CHECK(bench.key(Qt::Key_Down, Qt::AltModifier));
    CHECK(bench.order() == "a2a1a3");
    CHECK(bench.hands.row() == 1);
    CHECK(bench.key(Qt::Key_Down, Qt::AltModifier));
    CHECK(bench.order() == "a2a3a1");
    CHECK(bench.key(Qt::Key_Down, Qt::AltModifier));
    CHECK(bench.document.history().count() == 2);
    CHECK(bench.key(Qt::Key_Up, Qt::AltModifier));
    CHECK(bench.order() == "a2a1a3");
}

TEST_CASE("The cursor goes where the timeline selects, and survives what happens to its act", "[table]")
{
    Bench bench;
    bench.goTo(1, ActColumn::start);
    bench.key(Qt::Key_F2);
    bench.selection.select(ActId{"a3"});
    CHECK(bench.hands.row() == 2);
    CHECK_FALSE(bench.hands.isEditing());
    bench.key(Qt::Key_F2);
    bench.document.edit(QStringLiteral("Delete act"), [](Show& show) { return removeAct(show, ActId{"a3"}); });
    CHECK_FALSE(bench.hands.isEditing());
    CHECK(bench.hands.commitText(QStringLiteral("1")));
    bench.document.undo();
    bench.document.open(newShow());
    CHECK(bench.hands.row() < bench.model.count());
    bench.hands.setModel(nullptr);
    CHECK_FALSE(bench.key(Qt::Key_Down));
}

TEST_CASE("The view is scrolled no further than the cursor needs", "[table]")
{
    Bench bench;
    bench.hands.setHeight(30);
    bench.hands.setWidth(300);
    bench.goTo(1, ActColumn::name);
    // The cell lies from 20 to 40.
    CHECK(bench.hands.scrolledY(0) == 10);
    CHECK(bench.hands.scrolledY(12) == 12);
    CHECK(bench.hands.scrolledY(20) == 20);
    CHECK(bench.hands.scrolledY(35) == 20);
    CHECK(bench.hands.scrolledX(50) == 0);
    bench.key(Qt::Key_End);
    CHECK(bench.hands.scrolledX(0) == Approx(bench.hands.contentWidth() - 300));
    bench.selection.clear();
    bench.document.open(newShow());
    CHECK(bench.hands.scrolledY(5000) == Approx(std::max(0.0, bench.model.count() * 20.0 - 30)));
}
