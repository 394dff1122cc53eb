// SPDX-License-Identifier: MIT
#include "controller_bench.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "support/catch.h"
#include "timeline/marker_edits.h"

#include <set>

using namespace flocktale;
using namespace flocktale::test;
using Controller = TimelineController;

TEST_CASE("what is carried over the track is put down where it snaps, under one guide")
{
    ControllerBench bench;
    const double edge = seconds(bench.act("a2").end());
    CHECK(bench.controller.placeAt(bench.scale.xOf(edge) + 5) == edge);
    CHECK(bench.controller.isGuideVisible());
    CHECK(bench.controller.guideSeconds() == edge);
    bench.controller.endScrub();
    CHECK_FALSE(bench.controller.isGuideVisible());
    bench.controller.setSnapping(false);
    CHECK(bench.controller.placeAt(bench.scale.xOf(edge) + 5) == edge + 3.0 / kStepsPerSecond);
    CHECK_FALSE(bench.controller.isGuideVisible());
    CHECK(bench.seeks.empty());
    CHECK(bench.steps() == 0);
}

TEST_CASE("every editing command is one undo step with a name of its own, and undo and redo give both states")
{
    const auto check = [](ControllerBench& bench, Controller::Command command) {
        INFO(Controller::commandText(command).toStdString());
        const Show before = bench.show();
        const int steps = bench.steps();
        REQUIRE(bench.controller.run(command));
        const Show after = bench.show();
        REQUIRE(after != before);
        REQUIRE(isOrderly(after));
        REQUIRE(bench.steps() == steps + 1);
        REQUIRE_FALSE(bench.document.undoText().isEmpty());
        bench.document.undo();
        REQUIRE(bench.show() == before);
        bench.document.redo();
        REQUIRE(bench.show() == after);
    };
    for (const auto command : {Controller::AddForm, Controller::AddFree, Controller::AddMarker, Controller::Split,
                               Controller::TrimStart, Controller::TrimEnd, Controller::Duplicate, Controller::Remove,
                               Controller::Cut, Controller::ReorderLeft, Controller::ReorderRight}) {
        ControllerBench bench;
        bench.selection.select(ActId{"a2"});
        bench.controller.setPlayhead(200);
        check(bench, command);
    }
    ControllerBench bench;
    bench.selection.select(ActId{"a3"});
    check(bench, Controller::NudgeRight);
    check(bench, Controller::NudgeRightTen);
    check(bench, Controller::NudgeLeft);
}

TEST_CASE("commands with nothing to act on change nothing and leave no step")
{
    ControllerBench bench;
    const Show before = bench.show();
    for (const auto command : {Controller::TrimStart, Controller::TrimEnd, Controller::Duplicate, Controller::Remove,
                               Controller::Cut, Controller::Copy, Controller::Rename, Controller::ReorderLeft})
        CHECK_FALSE(bench.controller.run(command));
    bench.selection.select(ActId{"a1"});
    CHECK_FALSE(bench.controller.run(Controller::ReorderLeft));
    bench.controller.setPlayhead(120);
    CHECK_FALSE(bench.controller.run(Controller::Split));
    CHECK(bench.show() == before);
    CHECK(bench.steps() == 0);
}

TEST_CASE("trimming to a playhead beyond the other edge is refused")
{
    ControllerBench bench;
    bench.selection.select(ActId{"a2"});
    bench.controller.setPlayhead(60);
    CHECK_FALSE(bench.controller.run(Controller::TrimEnd));
    bench.controller.setPlayhead(350);
    CHECK_FALSE(bench.controller.run(Controller::TrimStart));
    bench.controller.setPlayhead(200);
    CHECK(bench.controller.run(Controller::TrimEnd));
    CHECK(bench.act("a2").end() == Step{200});
}

TEST_CASE("a new act stands at the playhead, is selected, and fits into a narrow gap")
{
    ControllerBench bench;
    bench.controller.setPlayhead(500);
    REQUIRE(bench.controller.run(Controller::AddForm));
    const Act* added = findAct(bench.show(), bench.selection.currentAct());
    REQUIRE(added);
    CHECK(added->start == Step{500});
    CHECK(added->mode == ActMode::form);
    bench.controller.addFreeAt(7); // the gap is [390, 500)
    added = findAct(bench.show(), bench.selection.currentAct());
    CHECK(added->mode == ActMode::free);
    CHECK(added->start == Step{390});
    CHECK(added->end() == Step{500});
}

TEST_CASE("what has just been added, pasted or duplicated is in view, whole when there is room")
{
    const auto isShown = [](const ControllerBench& bench) {
        for (const ActId& id : bench.selection.acts()) {
            const Act& act = *findAct(bench.show(), id);
            if (!bench.scale.isInView(seconds(act.start)) || !bench.scale.isInView(seconds(act.end()))) return false;
        }
        return !bench.selection.isEmpty();
    };
    ControllerBench bench;
    bench.scale.setViewWidth(500);
    bench.controller.setPlayhead(900);
    REQUIRE(bench.controller.run(Controller::AddForm));
    CHECK(isShown(bench));
    bench.selection.select(ActId{"a1"});
    bench.scale.show(10, 100);
    REQUIRE(bench.controller.run(Controller::Duplicate));
    CHECK(isShown(bench));
    REQUIRE(bench.controller.run(Controller::Copy));
    bench.scale.show(0, 100);
    bench.controller.setPlayhead(1200);
    REQUIRE(bench.controller.run(Controller::Paste));
    CHECK(isShown(bench));
}

TEST_CASE("an act that is chosen elsewhere comes into view, one that shows a little does not move the view")
{
    ControllerBench bench;
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a3"}, Step{3000}); });
    bench.selection.select(ActId{"a3"});
    CHECK(bench.scale.isInView(50));
    CHECK(bench.scale.isInView(51.5));
    bench.scale.show(4.5, 100);
    bench.selection.select(ActId{"a2"});
    CHECK(bench.scale.origin() == 4.5);
}

TEST_CASE("the selected acts can fill the view, and nothing selected leaves it as it is")
{
    ControllerBench bench;
    const double origin = bench.scale.origin();
    CHECK_FALSE(bench.key(Qt::Key_F, Qt::ShiftModifier));
    CHECK(bench.scale.origin() == origin);
    bench.selection.set({ActId{"a3"}, ActId{"a2"}});
    CHECK(bench.key(Qt::Key_F, Qt::ShiftModifier));
    CHECK(bench.scale.xOf(2) == Approx(TimeScale::kPadding));
    CHECK(bench.scale.xOf(6.5) == Approx(1200 - TimeScale::kPadding));
    CHECK(bench.steps() == 0);
}

TEST_CASE("a held nudge is one undo step, each press of its own is one, and it stops at a neighbour")
{
    ControllerBench bench;
    bench.selection.select(ActId{"a3"});
    bench.controller.pressKey(Qt::Key_Right, 0, false);
    for (int i = 0; i < 20; ++i) {
        bench.controller.releaseKey(Qt::Key_Right, true);
        bench.controller.pressKey(Qt::Key_Right, 0, true);
    }
    bench.controller.releaseKey(Qt::Key_Right, false);
    CHECK(bench.act("a3").start == Step{321});
    CHECK(bench.steps() == 1);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Left);
    CHECK(bench.steps() == 3);
    for (int i = 0; i < 5; ++i) bench.key(Qt::Key_Left, Qt::ShiftModifier);
    CHECK(bench.act("a3").start == Step{300});
    CHECK(isOrderly(bench.show()));
}

TEST_CASE("arrows move the playhead when nothing is selected")
{
    ControllerBench bench;
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(bench.controller.playhead() == 11);
    bench.key(Qt::Key_Left, Qt::ShiftModifier);
    bench.key(Qt::Key_Left, Qt::ShiftModifier);
    CHECK(bench.controller.playhead() == 0);
    bench.key(Qt::Key_Down);
    CHECK(bench.controller.playhead() == 120);
    bench.key(Qt::Key_End);
    CHECK(bench.controller.playhead() == 390);
    bench.key(Qt::Key_Up);
    CHECK(bench.controller.playhead() == 300);
    bench.key(Qt::Key_Home);
    CHECK(bench.controller.playhead() == 0);
    CHECK(bench.steps() == 0);
}

TEST_CASE("Tab walks through all acts and lets the focus go at the end")
{
    ControllerBench bench;
    std::vector<QString> walked;
    while (bench.key(Qt::Key_Tab)) walked.push_back(bench.selection.currentActId());
    CHECK(walked == std::vector<QString>{"a1", "a2", "a3"});
    while (bench.key(Qt::Key_Backtab, Qt::ShiftModifier)) walked.push_back(bench.selection.currentActId());
    CHECK(walked == std::vector<QString>{"a1", "a2", "a3", "a2", "a1"});
}

TEST_CASE("copies pasted twice are acts of their own, and their undo removes exactly them")
{
    ControllerBench bench;
    bench.selection.select(ActId{"a2"});
    REQUIRE(bench.controller.run(Controller::Copy));
    REQUIRE(bench.controller.canPaste());
    bench.controller.setPlayhead(390);
    REQUIRE(bench.controller.run(Controller::Paste));
    const Show once = bench.show();
    REQUIRE(bench.controller.run(Controller::Paste));
    std::set<std::string> ids;
    for (const Act& act : bench.show().acts) ids.insert(act.id.value);
    CHECK(ids.size() == 5);
    CHECK(bench.steps() == 2);
    Cast changed = findAct(bench.show(), bench.selection.currentAct())->casts.front();
    std::get<TextShape>(changed.shape).text = "CHANGED";
    const ActId last = bench.selection.currentAct();
    bench.document.edit("Text", [&](Show& show) { return setCast(show, last, changed); });
    int hello = 0;
    for (const Act& act : bench.show().acts)
        if (!act.casts.empty()) hello += std::get<TextShape>(act.casts.front().shape).text == "HELLO";
    CHECK(hello == 3); // a2, a3 and the first copy
    bench.document.undo();
    bench.document.undo();
    CHECK(bench.show() == once);
    bench.document.undo();
    CHECK(bench.show() == threeActs());
    CHECK(bench.selection.acts().size() <= 1);
}

TEST_CASE("three acts pasted are one step, also into another show, where ids stay unique")
{
    ControllerBench bench;
    bench.controller.run(Controller::SelectAll);
    REQUIRE(bench.controller.run(Controller::Copy));
    ControllerBench other;
    other.controller.setPlayhead(1000);
    REQUIRE(other.controller.run(Controller::Paste));
    CHECK(other.steps() == 1);
    CHECK(other.show().acts.size() == 6);
    CHECK(isOrderly(other.show()));
    CHECK(other.selection.acts().size() == 3);
}

TEST_CASE("markers are added, dragged with snapping, renamed, nudged and deleted, one step each")
{
    ControllerBench bench;
    bench.controller.setPlayhead(45);
    REQUIRE(bench.controller.run(Controller::AddMarker));
    const QString id = bench.controller.selectedMarker();
    const MarkerId marker{id.toStdString()};
    REQUIRE_FALSE(marker.empty());
    bench.controller.setPlayhead(0);
    bench.controller.beginMarkerDrag(id, 77);
    bench.controller.dragMarker(79, false);
    CHECK(bench.steps() == 1); // not far enough to be a drag
    for (int x = 80; x <= 200; ++x) bench.controller.dragMarker(x, false);
    CHECK(findMarker(bench.show(), marker)->at == Step{120});
    CHECK(bench.controller.isGuideVisible());
    bench.controller.endMarkerDrag();
    CHECK_FALSE(bench.controller.isGuideVisible());
    CHECK(bench.steps() == 2);
    bench.controller.renameMarker(id, " Drop ");
    CHECK(findMarker(bench.show(), marker)->name == "Drop");
    bench.key(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(findMarker(bench.show(), marker)->at == Step{130});
    CHECK(bench.steps() == 4);
    bench.controller.beginMarkerDrag(id, 217);
    bench.controller.dragMarker(500, true);
    CHECK(bench.key(Qt::Key_Escape));
    CHECK(findMarker(bench.show(), marker)->at == Step{130});
    CHECK(bench.steps() == 4);
    bench.key(Qt::Key_Delete);
    CHECK(bench.show().markers.empty());
    CHECK(bench.controller.selectedMarker().isEmpty());
    CHECK(bench.steps() == 5);
}

TEST_CASE("either a marker or acts are selected, never both")
{
    ControllerBench bench;
    bench.controller.run(Controller::AddMarker);
    CHECK(bench.selection.isEmpty());
    bench.selection.select(ActId{"a1"});
    CHECK(bench.controller.selectedMarker().isEmpty());
    bench.controller.selectMarker(QString::fromStdString(bench.show().markers[0].id.value));
    CHECK(bench.selection.isEmpty());
    bench.document.undo();
    CHECK(bench.controller.selectedMarker().isEmpty());
}

TEST_CASE("scrubbing snaps to act edges within reach, shows the guide, and can be bypassed")
{
    ControllerBench bench;
    bench.controller.scrub(205, false);
    CHECK(bench.seeks.back() == 120);
    CHECK(bench.controller.isGuideVisible());
    bench.controller.scrub(205, true);
    CHECK(bench.seeks.back() == 123);
    CHECK_FALSE(bench.controller.isGuideVisible());
    bench.controller.setSnapping(false);
    bench.controller.scrub(205, false);
    CHECK(bench.seeks.back() == 123);
    bench.controller.scrub(-500, false);
    CHECK(bench.seeks.back() == 0);
}

TEST_CASE("deleting, undoing or opening another show while a nudge or a marker drag runs ends it without effect")
{
    ControllerBench bench;
    bench.controller.run(Controller::AddMarker);
    const QString id = bench.controller.selectedMarker();
    bench.controller.beginMarkerDrag(id, 0);
    bench.controller.dragMarker(100, true);
    bench.document.open(newShow());
    bench.controller.dragMarker(200, true);
    bench.controller.endMarkerDrag();
    CHECK(bench.show() == newShow());
    CHECK(bench.steps() == 0);
    bench.document.open(threeActs());
    bench.selection.select(ActId{"a3"});
    bench.controller.pressKey(Qt::Key_Right, 0, false);
    bench.document.undo();
    bench.controller.pressKey(Qt::Key_Right, 0, true);
    bench.controller.releaseKey(Qt::Key_Right, false);
    CHECK(bench.show() == threeActs());
}

TEST_CASE("a marker that is attached to an act moves with it, and detached it stays where it is")
{
    ControllerBench bench;
    bench.controller.addMarkerAt(3);
    const QString id = bench.controller.selectedMarker();
    const auto time = [&] { return timeOf(bench.show(), bench.show().markers[0]); };
    REQUIRE(bench.controller.canToggleAttached());
    bench.controller.toggleAttached();
    CHECK(bench.show().markers[0].act == ActId{"a2"});
    CHECK(time() == Step{180});
    bench.document.edit("Move", [](Show& show) { return moveAct(show, ActId{"a2"}, Step{600}); });
    CHECK(time() == Step{660});
    bench.controller.beginMarkerDrag(id, bench.scale.xOf(11));
    bench.controller.dragMarker(bench.scale.xOf(4), true);
    bench.controller.endMarkerDrag();
    CHECK(time() == Step{600}); // not before its act
    bench.controller.toggleAttached();
    CHECK(bench.show().markers[0].act.empty());
    CHECK(time() == Step{600});
    CHECK(bench.steps() == 5);
    bench.controller.addMarkerAt(20);
    CHECK_FALSE(bench.controller.canToggleAttached());
}

TEST_CASE("beats do not stop the keys that walk from edge to edge")
{
    ControllerBench bench;
    bench.document.edit("Tempo", [](Show& show) {
        show.tempo = {Tempo{}};
        return true;
    });
    bench.key(Qt::Key_Down);
    CHECK(bench.controller.playhead() == 120);
}

TEST_CASE("in ripple mode every command that changes times carries along what stands behind, in one undo step")
{
    for (const auto command : {Controller::AddForm, Controller::TrimStart, Controller::TrimEnd, Controller::Duplicate,
                               Controller::Cut, Controller::NudgeRight, Controller::RemoveAndClose}) {
        INFO(Controller::commandText(command).toStdString());
        ControllerBench bench;
        bench.controller.setRippling(true);
        bench.selection.select(ActId{"a2"});
        bench.controller.setPlayhead(200);
        const Show before = bench.show();
        const Step gap = bench.act("a3").start - bench.act("a2").end();
        REQUIRE(bench.controller.run(command));
        CHECK(bench.act("a3").start != before.acts[2].start);
        CHECK(bench.act("a3").duration == before.acts[2].duration);
        if (findAct(bench.show(), ActId{"a2"}) && command != Controller::Duplicate && command != Controller::AddForm)
            CHECK(bench.act("a3").start - bench.act("a2").end() == gap);
        CHECK(isOrderly(bench.show()));
        CHECK(bench.steps() == 1);
        const Show after = bench.show();
        bench.document.undo();
        CHECK(bench.show() == before);
        bench.document.redo();
        CHECK(bench.show() == after);
    }
}

TEST_CASE("Delete leaves a gap and Shift+Delete closes it, in both modes")
{
    for (const bool rippling : {false, true}) {
        ControllerBench bench;
        bench.controller.setRippling(rippling);
        bench.selection.select(ActId{"a2"});
        bench.key(Qt::Key_Delete);
        CHECK(bench.act("a3").start == Step{300});
        // With nothing selected, the gap at the playhead.
        bench.controller.setPlayhead(200);
        CHECK(bench.key(Qt::Key_Delete, Qt::ShiftModifier));
        CHECK(bench.act("a3").start == Step{120});
        CHECK_FALSE(bench.key(Qt::Key_Delete, Qt::ShiftModifier));
        CHECK(bench.steps() == 2);
        bench.selection.select(ActId{"a1"});
        bench.key(Qt::Key_Delete, Qt::ShiftModifier);
        CHECK(bench.act("a3").start == Step{0});
    }
}

TEST_CASE("a copied act brings its markers and sounds into another show")
{
    ControllerBench bench;
    bench.controller.addMarkerAt(3);
    bench.controller.toggleAttached();
    bench.selection.select(ActId{"a2"});
    REQUIRE(bench.controller.run(Controller::Copy));
    bench.document.open(newShow());
    bench.controller.setPlayhead(600);
    REQUIRE(bench.controller.run(Controller::Paste));
    REQUIRE(bench.show().markers.size() == 1);
    CHECK(timeOf(bench.show(), bench.show().markers[0]) == Step{660});
}
