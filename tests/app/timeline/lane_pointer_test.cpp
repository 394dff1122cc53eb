// SPDX-License-Identifier: MIT
#include "controller_bench.h"
#include "support/catch.h"
#include "timeline/lane_pointer.h"

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct PointerBench : ControllerBench {
    LanePointer pointer;

    PointerBench()
    {
        controller.setSnapping(false);
        pointer.setController(&controller);
    }
    void click(double x, Qt::KeyboardModifiers modifiers = {})
    {
        pointer.press(x, static_cast<int>(modifiers));
        pointer.release();
    }
    void drag(double from, double to, Qt::KeyboardModifiers modifiers = {}, int moves = 10)
    {
        pointer.press(from, static_cast<int>(modifiers));
        for (int i = 1; i <= moves; ++i) pointer.move(from + (to - from) * i / moves, static_cast<int>(modifiers));
    }
    QStringList chosen() const
    {
        QStringList ids = selection.actIds();
        ids.sort();
        return ids;
    }
};

} // namespace

TEST_CASE("a click selects, Ctrl adds and takes away, Shift takes the range, an empty place clears")
{
    PointerBench bench;
    bench.click(300);
    CHECK(bench.chosen() == QStringList{"a2"});
    bench.click(600, Qt::ControlModifier);
    CHECK(bench.chosen() == QStringList{"a2", "a3"});
    bench.click(300, Qt::ControlModifier);
    CHECK(bench.chosen() == QStringList{"a3"});
    bench.click(100, Qt::ShiftModifier);
    CHECK(bench.chosen() == QStringList{"a1", "a2", "a3"});
    bench.click(300);
    CHECK(bench.chosen() == QStringList{"a2"});
    bench.click(900, Qt::ControlModifier);
    CHECK(bench.chosen() == QStringList{"a2"});
    bench.click(900);
    CHECK(bench.chosen().isEmpty());
    CHECK(bench.steps() == 0);
}

TEST_CASE("a press that hardly moves is a click")
{
    PointerBench bench;
    bench.drag(600, 603);
    bench.pointer.release();
    CHECK(bench.show() == threeActs());
    CHECK(bench.chosen() == QStringList{"a3"});
}

TEST_CASE("dragging moves what is selected, and selects what is taken hold of")
{
    PointerBench bench;
    bench.drag(600, 800);
    CHECK(bench.pointer.isDragging());
    CHECK_FALSE(bench.pointer.dragText().isEmpty());
    bench.pointer.release();
    CHECK_FALSE(bench.pointer.isBusy());
    CHECK(bench.pointer.dragText().isEmpty());
    CHECK(bench.act("a3").start == Step{420});
    bench.click(300);
    bench.click(800, Qt::ControlModifier);
    bench.drag(300, 400);
    bench.pointer.release();
    CHECK(bench.act("a2").start == Step{180});
    CHECK(bench.act("a3").start == Step{480});
    CHECK(bench.steps() == 2);
}

TEST_CASE("edges trim, from the pointer's place on the handle")
{
    PointerBench bench;
    bench.drag(648, 748);
    bench.pointer.release();
    CHECK(bench.act("a3").end() == Step{450});
    bench.drag(203, 263);
    bench.pointer.release();
    CHECK(bench.act("a2").start == Step{156});
    CHECK(bench.act("a2").end() == Step{300});
    CHECK(bench.steps() == 2);
}

TEST_CASE("with Shift a dragged act changes places with others")
{
    PointerBench bench;
    bench.drag(100, 450, Qt::ShiftModifier);
    CHECK(bench.controller.isGuideVisible());
    bench.pointer.release();
    CHECK(bench.show().acts[0].id == ActId{"a2"});
    CHECK(bench.show().acts[1].id == ActId{"a1"});
    CHECK(bench.show().length() == threeActs().length());
    CHECK(bench.steps() == 1);
}

TEST_CASE("Alt bypasses snapping while it is held")
{
    PointerBench bench;
    bench.controller.setSnapping(true);
    bench.controller.setPlayhead(700);
    bench.drag(600, 600 + 663); // 5 s + 6.63 s = 11.63 s, near the playhead at 11.667 s
    CHECK(bench.act("a3").start == Step{700});
    CHECK(bench.controller.isGuideVisible());
    bench.pointer.move(600 + 663, static_cast<int>(Qt::AltModifier));
    CHECK(bench.act("a3").start == Step{698});
    CHECK_FALSE(bench.controller.isGuideVisible());
    bench.pointer.release();
}

TEST_CASE("a box selects what it touches, Ctrl adds to what was selected, Escape gives that back")
{
    PointerBench bench;
    bench.drag(700, 450);
    CHECK(bench.pointer.isBoxVisible());
    CHECK(bench.pointer.boxStart() == Approx(4.5));
    CHECK(bench.pointer.boxDuration() == Approx(2.5));
    bench.pointer.release();
    CHECK(bench.chosen() == QStringList{"a2", "a3"});
    bench.click(100);
    bench.drag(900, 600, Qt::ControlModifier);
    CHECK(bench.chosen() == QStringList{"a1", "a3"});
    CHECK(bench.pointer.cancel());
    bench.pointer.release();
    CHECK(bench.chosen() == QStringList{"a1"});
    CHECK(bench.steps() == 0);
}

TEST_CASE("a press beside the lane draws a box over it and moves nothing")
{
    PointerBench bench;
    bench.pointer.pressBeside(600, 0);
    bench.pointer.move(450, 0);
    CHECK(bench.pointer.isBoxVisible());
    bench.pointer.release();
    CHECK(bench.chosen() == QStringList{"a2", "a3"});
    bench.pointer.pressBeside(600, 0);
    bench.pointer.release();
    CHECK(bench.chosen().isEmpty());
    CHECK(bench.steps() == 0);
}

TEST_CASE("Escape during a drag gives the old place back, and the rest of the drag does nothing")
{
    PointerBench bench;
    bench.drag(600, 900);
    REQUIRE(bench.show() != threeActs());
    CHECK(bench.pointer.cancel());
    CHECK(bench.show() == threeActs());
    bench.pointer.move(1000, 0);
    bench.pointer.release();
    CHECK(bench.show() == threeActs());
    CHECK(bench.steps() == 0);
    CHECK_FALSE(bench.pointer.cancel());
}

TEST_CASE("deleting what is being dragged ends the drag where it began and deletes once")
{
    PointerBench bench;
    bench.drag(300, 400);
    bench.key(Qt::Key_Delete);
    bench.pointer.move(500, 0);
    bench.pointer.release();
    CHECK_FALSE(findAct(bench.show(), ActId{"a2"}));
    CHECK(bench.steps() == 1);
    CHECK(bench.selection.isEmpty());
    bench.document.undo();
    CHECK(bench.show() == threeActs());
}

TEST_CASE("undo during a drag gives the old place back and takes nothing else back")
{
    PointerBench bench;
    bench.document.edit("Title", [](Show& show) { return setTitle(show, "Kept"); });
    bench.drag(600, 900);
    bench.document.undo();
    CHECK_FALSE(bench.pointer.isDragging());
    CHECK_FALSE(bench.controller.isGuideVisible());
    bench.pointer.move(950, 0);
    bench.pointer.release();
    CHECK(bench.show().title == "Kept");
    CHECK(bench.show().acts == threeActs().acts);
}

TEST_CASE("another show opened during a drag is not touched by it")
{
    PointerBench bench;
    bench.drag(600, 900);
    bench.document.open(newShow());
    bench.pointer.move(700, 0);
    bench.pointer.release();
    CHECK(bench.show() == newShow());
    CHECK(bench.selection.isEmpty());
    CHECK(bench.steps() == 0);
}

TEST_CASE("pasting during a drag makes two steps: the drag so far and the paste")
{
    PointerBench bench;
    bench.selection.select(ActId{"a1"});
    REQUIRE(bench.controller.run(TimelineController::Copy));
    bench.drag(600, 700, {}, 5);
    REQUIRE(bench.controller.run(TimelineController::Paste));
    bench.pointer.move(900, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 2);
    CHECK(isOrderly(bench.show()));
}

TEST_CASE("a double click adds on an empty place and asks for a name on an act")
{
    PointerBench bench;
    QString asked;
    QObject::connect(&bench.controller, &TimelineController::renameActRequested,
                     [&](const QString& act, const QString&, double) { asked = act; });
    bench.pointer.press(800, 0);
    bench.pointer.doubleClick(800);
    bench.pointer.move(850, 0);
    bench.pointer.release();
    REQUIRE(bench.show().acts.size() == 4);
    CHECK(bench.show().acts[3].start == Step{480});
    CHECK(bench.steps() == 1);
    bench.pointer.doubleClick(300);
    bench.pointer.release();
    CHECK(asked == "a2");
    CHECK(bench.show().acts.size() == 4);
}

TEST_CASE("the pointer's shape tells what a press would do")
{
    PointerBench bench;
    bench.pointer.hover(300);
    CHECK(bench.pointer.cursorShape() == Qt::OpenHandCursor);
    CHECK(bench.pointer.hoveredAct() == "a2");
    bench.pointer.hover(202);
    CHECK(bench.pointer.cursorShape() == Qt::SizeHorCursor);
    bench.pointer.hover(900);
    CHECK(bench.pointer.cursorShape() == Qt::ArrowCursor);
    bench.drag(300, 350);
    CHECK(bench.pointer.cursorShape() == Qt::ClosedHandCursor);
    bench.pointer.release();
    bench.pointer.leave();
    CHECK(bench.pointer.hoveredAct().isEmpty());
}

TEST_CASE("beyond the edge of the view the drag goes on as the view pans")
{
    PointerBench bench;
    bench.drag(600, 1250);
    const Step before = bench.act("a3").start;
    for (int i = 0; i < 10; ++i) bench.pointer.panAtEdge(1.0 / 60);
    CHECK(bench.scale.origin() > 0);
    CHECK(bench.act("a3").start > before);
    bench.pointer.move(900, 0);
    const double origin = bench.scale.origin();
    bench.pointer.panAtEdge(1.0 / 60);
    CHECK(bench.scale.origin() == origin);
    bench.pointer.release();
    CHECK(bench.steps() == 1);
}

TEST_CASE("the menu is about the act under the pointer, with the others when it is one of them")
{
    PointerBench bench;
    CHECK(bench.pointer.openMenu(300));
    CHECK(bench.chosen() == QStringList{"a2"});
    bench.controller.run(TimelineController::SelectAll);
    CHECK(bench.pointer.openMenu(300));
    CHECK(bench.chosen().size() == 3);
    CHECK_FALSE(bench.pointer.openMenu(900));
}
