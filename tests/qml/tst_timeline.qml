// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1200
    height: 700

    TimelineBench {
        id: bench
    }
    Timeline {
        id: timeline
        width: parent.width
        height: 340
        document: bench.document
        selection: bench.selection
        playback: bench.playback
    }

    TestCase {
        id: test
        name: "Timeline"
        when: windowShown

        property Item lane
        property Item ruler
        property Item markerLane

        function init() {
            timeline.controller.snapping = false;
            timeline.controller.rippling = false;
            bench.openThreeActs();
            bench.playback.seekStep(0);
            // A hundred pixels a second, from the left edge on.
            timeline.timeScale.fit();
            timeline.timeScale.zoomAt(edge.padding, 100 / timeline.timeScale.pixelsPerSecond);
            test.lane = findChild(timeline, "actLane");
            test.ruler = findChild(timeline, "ruler");
            test.markerLane = findChild(timeline, "markerLane");
        }
        /// Of a time in seconds, on the tracks.
        function at(seconds) {
            return timeline.timeScale.xOf(seconds);
        }
        function press(seconds, modifiers) {
            mousePress(test.lane, test.at(seconds), test.lane.height / 2, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }
        function moveTo(seconds, modifiers) {
            bench.moveMouse(test.lane, test.at(seconds), test.lane.height / 2, modifiers ?? Qt.NoModifier);
        }
        function release(seconds, modifiers) {
            mouseRelease(test.lane, test.at(seconds), test.lane.height / 2, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }
        function click(seconds, modifiers) {
            mouseClick(test.lane, test.at(seconds), test.lane.height / 2, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }
        function drag(from, to, modifiers) {
            test.press(from, modifiers);
            for (let i = 1; i <= 12; ++i)
                test.moveTo(from + (to - from) * i / 12, modifiers);
            test.release(to, modifiers);
        }
        function selected() {
            return bench.selection.actIds.slice().sort().join();
        }

        function test_acts_stand_where_their_times_are() {
            const block = findChild(timeline, "act-a2");
            compare(block.x, Math.round(test.at(2)));
            compare(block.width, 300);
            verify(block.visible);
            compare(block.Accessible.role, Accessible.ListItem);
            verify(block.Accessible.name.indexOf("Hello") >= 0);
        }
        function test_a_click_selects_and_shows_it() {
            test.click(3);
            compare(test.selected(), "a2");
            verify(findChild(timeline, "act-a2").selected);
            test.click(7, Qt.ControlModifier);
            compare(test.selected(), "a2,a3");
            test.click(1, Qt.ShiftModifier);
            compare(test.selected(), "a1,a2,a3");
            test.click(5.5);
            compare(test.selected(), "");
        }
        function test_a_drag_moves_an_act_in_one_undo_step() {
            test.drag(7, 8);
            compare(bench.start("a3"), 420);
            compare(bench.undoSteps, 1);
            compare(findChild(timeline, "act-a3").x, Math.round(test.at(7)));
            bench.document.undo();
            compare(bench.start("a3"), 360);
        }
        function test_a_drag_that_returns_is_no_step() {
            test.press(7);
            test.moveTo(9);
            test.moveTo(7);
            test.release(7);
            compare(bench.undoSteps, 0);
            compare(bench.start("a3"), 360);
        }
        function test_edges_trim() {
            test.drag(7.97, 8.97);
            compare(bench.end("a3"), 540);
            test.drag(6.03, 5.53);
            compare(bench.start("a3"), 330);
            test.drag(8.97, 2);
            compare(bench.end("a3"), 331);
            compare(bench.undoSteps, 3);
        }
        function test_escape_gives_the_old_place_back() {
            test.press(7);
            test.moveTo(8);
            test.moveTo(9);
            verify(bench.start("a3") !== 360);
            keyClick(Qt.Key_Escape);
            compare(bench.start("a3"), 360);
            test.moveTo(10);
            test.release(10);
            compare(bench.start("a3"), 360);
            compare(bench.undoSteps, 0);
            // The next drag works again.
            test.drag(7, 8);
            compare(bench.start("a3"), 420);
        }
        function test_deleting_during_a_drag() {
            test.press(3);
            test.moveTo(4);
            test.moveTo(4.5);
            keyClick(Qt.Key_Delete);
            test.moveTo(6);
            test.release(6);
            compare(bench.acts().join(), "a1,a3");
            compare(bench.undoSteps, 1);
        }
        function test_another_show_during_a_drag() {
            test.press(7);
            test.moveTo(8);
            test.moveTo(9);
            bench.openEmpty();
            test.moveTo(10);
            test.release(10);
            compare(bench.acts().length, 0);
            compare(bench.undoSteps, 0);
        }
        function test_shift_drag_reorders() {
            test.drag(1, 4.4, Qt.ShiftModifier);
            compare(bench.acts().join(), "a2,a1,a3");
            compare(bench.undoSteps, 1);
        }
        function test_snapping_shows_one_guide() {
            timeline.controller.snapping = true;
            bench.playback.seekSeconds(5.5);
            const guide = findChild(timeline, "snapGuide");
            verify(!guide.visible);
            test.press(7);
            test.moveTo(6.8);
            test.moveTo(6.53);
            verify(guide.visible);
            compare(bench.start("a3"), 330);
            compare(guide.x, Math.round(test.at(5.5)));
            test.moveTo(6.53, Qt.AltModifier);
            verify(!guide.visible);
            compare(bench.start("a3"), 332);
            test.moveTo(6.53);
            verify(guide.visible);
            test.release(6.53);
            verify(!guide.visible);
        }
        function test_the_drag_hint_shows_times() {
            const hint = findChild(timeline, "dragHint");
            verify(!hint.visible);
            test.press(7);
            test.moveTo(8);
            verify(hint.visible);
            test.release(8);
            verify(!hint.visible);
        }
        function test_a_box_selects() {
            test.press(9);
            test.moveTo(7);
            test.moveTo(4.5);
            verify(findChild(timeline, "selectionBox").visible);
            test.release(4.5);
            verify(!findChild(timeline, "selectionBox").visible);
            compare(test.selected(), "a2,a3");
        }
        function test_a_box_can_begin_below_the_lane() {
            const below = findChild(timeline, "besideLane");
            verify(below.height > 20);
            mousePress(below, test.at(7), 15);
            bench.moveMouse(below, test.at(5), 15, Qt.NoModifier);
            bench.moveMouse(below, test.at(4.5), -10, Qt.NoModifier);
            mouseRelease(below, test.at(4.5), -10);
            compare(test.selected(), "a2,a3");
        }
        function test_a_double_click_adds_an_act() {
            mouseDoubleClickSequence(test.lane, test.at(9), test.lane.height / 2);
            compare(bench.acts().length, 4);
            compare(bench.start(bench.selection.currentAct), 540);
            compare(bench.undoSteps, 1);
        }
        function test_a_double_click_renames() {
            mouseDoubleClickSequence(test.lane, test.at(3), test.lane.height / 2);
            const field = findChild(timeline, "newName");
            tryVerify(() => field.activeFocus);
            keyClick(Qt.Key_A);
            keyClick(Qt.Key_B);
            keyClick(Qt.Key_Return);
            compare(bench.name("a2"), "ab");
            compare(bench.undoSteps, 1);
            mouseDoubleClickSequence(test.lane, test.at(3), test.lane.height / 2);
            tryVerify(() => field.activeFocus);
            keyClick(Qt.Key_C);
            keyClick(Qt.Key_Escape);
            compare(bench.name("a2"), "ab");
        }
        function test_the_ruler_scrubs() {
            mousePress(test.ruler, test.at(1), 5);
            compare(bench.playback.step, 60);
            mouseMove(test.ruler, test.at(4.5), 5, -1, Qt.LeftButton);
            compare(bench.playback.step, 270);
            mouseRelease(test.ruler, test.at(4.5), 5);
            const playhead = findChild(timeline, "playhead");
            compare(playhead.x, Math.round(test.at(4.5)));
            compare(bench.undoSteps, 0);
        }
        function test_markers_are_dragged_added_and_renamed() {
            const flag = findChild(timeline, "marker-m1");
            mousePress(flag, 5, 8);
            verify(flag.selected);
            for (let i = 1; i <= 10; ++i)
                mouseMove(test.markerLane, test.at(9) + 5 + 10 * i, 8, -1, Qt.LeftButton);
            mouseRelease(test.markerLane, test.at(9) + 105, 8);
            compare(bench.marker("m1"), 600);
            compare(bench.undoSteps, 1);
            mouseDoubleClickSequence(test.markerLane, test.at(3), 8);
            compare(bench.markerCount(), 2);
            compare(bench.undoSteps, 2);
            keyClick(Qt.Key_Delete);
            compare(bench.markerCount(), 1);
            compare(bench.undoSteps, 3);
        }
        function test_the_wheel_scrolls_and_zooms_at_the_pointer() {
            const scale = timeline.timeScale;
            const origin = scale.origin;
            mouseWheel(test.lane, 400, 20, 0, -120);
            verify(scale.origin > origin);
            const under = scale.secondsAt(400);
            const zoom = scale.pixelsPerSecond;
            mouseWheel(test.lane, 400, 20, 0, 240, Qt.NoButton, Qt.ControlModifier);
            verify(scale.pixelsPerSecond > zoom);
            fuzzyCompare(scale.secondsAt(400), under, 0.001);
        }
        function test_the_middle_button_pans() {
            const origin = timeline.timeScale.origin;
            mousePress(test.lane, 600, 20, Qt.MiddleButton);
            verify(findChild(timeline, "viewGestures").pressed);
            mouseMove(test.lane, 500, 20, -1, Qt.MiddleButton);
            mouseRelease(test.lane, 500, 20, Qt.MiddleButton);
            fuzzyCompare(timeline.timeScale.origin, origin + 1, 0.02);
        }
        function test_the_menu_of_an_act() {
            mouseClick(test.lane, test.at(3), test.lane.height / 2, Qt.RightButton);
            compare(test.selected(), "a2");
            const item = findChild(timeline, "menuRemove");
            tryVerify(() => item.visible);
            mouseClick(item);
            compare(bench.acts().join(), "a1,a3");
        }
        function test_buttons() {
            bench.playback.seekStep(180);
            mouseClick(findChild(timeline, "split"));
            compare(bench.acts().length, 4);
            mouseClick(findChild(timeline, "duplicate"));
            compare(bench.acts().length, 5);
            mouseClick(findChild(timeline, "remove"));
            compare(bench.acts().length, 4);
            mouseClick(findChild(timeline, "addMarker"));
            compare(bench.markerCount(), 2);
            mouseClick(findChild(timeline, "snapping"));
            verify(timeline.controller.snapping);
            const zoom = timeline.timeScale.pixelsPerSecond;
            mouseClick(findChild(timeline, "zoomIn"));
            verify(timeline.timeScale.pixelsPerSecond > zoom);
            mouseClick(findChild(timeline, "zoomOut"));
            fuzzyCompare(timeline.timeScale.pixelsPerSecond, zoom, 0.01);
            mouseClick(findChild(timeline, "fit"));
            verify(timeline.timeScale.isInView(0));
            compare(bench.undoSteps, 4);
        }
        function test_a_narrow_bar_keeps_its_tools_in_a_menu_data() {
            return [{tag: "320", width: 320, tools: false, zooms: false},
                    {tag: "480", width: 520, tools: true, zooms: false},
                    {tag: "1200", width: 1200, tools: true, zooms: true}];
        }
        function test_a_narrow_bar_keeps_its_tools_in_a_menu(data) {
            timeline.width = data.width;
            const bar = findChild(timeline, "addAct").parent;
            tryVerify(() => !isPolishScheduled(bar));
            const shown = name => findChild(timeline, name).visible;
            compare(shown("split"), data.tools);
            compare(shown("zoom"), data.zooms);
            compare(shown("moreTools"), !data.zooms);
            let end = 0;
            for (let i = 0; i < bar.children.length; ++i) {
                const item = bar.children[i];
                if (!item.visible || item.width === 0)
                    continue;
                verify(item.x >= end, item.objectName);
                verify(item.width >= Math.floor(item.implicitWidth), item.objectName);
                end = item.x + item.width;
            }
            verify(end <= bar.width);
            if (data.tools)
                return;
            bench.selection.selectAct("a2");
            mouseClick(findChild(timeline, "moreTools"));
            const line = findChild(timeline, "moreDuplicate");
            tryVerify(() => line.visible);
            mouseClick(line);
            compare(bench.acts().length, 4);
        }
        function cleanup() {
            timeline.width = root.width;
        }
        function test_the_add_menu() {
            bench.playback.seekSeconds(8);
            mouseClick(findChild(timeline, "addAct"));
            const item = findChild(timeline, "addFree");
            tryVerify(() => item.visible);
            mouseClick(item);
            compare(bench.acts().length, 4);
            compare(bench.start(bench.selection.currentAct), 480);
        }
        function test_items_are_bounded_by_the_view_and_not_by_the_show() {
            bench.openLarge();
            const blocks = findChild(timeline, "blocks");
            for (const zoom of [100, 10, 4.7, 1, 0.5]) {
                timeline.timeScale.zoomAt(0, zoom / timeline.timeScale.pixelsPerSecond);
                timeline.timeScale.panBy(20000);
                verify(blocks.count <= 2 * root.width / 14 + 3, zoom + ": " + blocks.count);
            }
            timeline.timeScale.zoomAt(0, 100 / timeline.timeScale.pixelsPerSecond);
            timeline.timeScale.reveal(0);
            verify(blocks.count >= 3);
            verify(findChild(timeline, "act-a1").inView);
            verify(!findChild(timeline, "act-a400"));
            timeline.timeScale.reveal(1601);
            verify(findChild(timeline, "act-a400").inView);
            verify(!findChild(timeline, "act-a1"));
        }
        function test_what_is_added_far_away_comes_into_view() {
            bench.playback.seekSeconds(40);
            timeline.timeScale.reveal(0);
            verify(!timeline.timeScale.isInView(40));
            timeline.forceActiveFocus();
            mouseClick(test.lane, test.at(3), 20);
            keyClick(Qt.Key_A);
            const block = findChild(timeline, "act-" + bench.selection.currentAct);
            verify(block.inView);
            compare(block.visibleWidth, block.width);
        }
        function test_a_box_can_begin_among_the_markers() {
            mousePress(test.markerLane, test.at(7), 8);
            bench.moveMouse(test.markerLane, test.at(5), 8, Qt.NoModifier);
            bench.moveMouse(test.markerLane, test.at(4.5), 40, Qt.NoModifier);
            const box = findChild(timeline, "selectionBox");
            verify(box.visible);
            compare(box.mapToItem(test.markerLane, 0, 0).y, 0);
            mouseRelease(test.markerLane, test.at(4.5), 40);
            verify(!box.visible);
            compare(test.selected(), "a2,a3");
            mouseClick(test.markerLane, test.at(7), 8);
            compare(test.selected(), "");
        }
        function test_escape_during_a_box_gives_the_selection_back() {
            test.click(1);
            test.press(9);
            test.moveTo(7);
            test.moveTo(4.5);
            compare(test.selected(), "a2,a3");
            keyClick(Qt.Key_Escape);
            compare(test.selected(), "a1");
            test.release(4.5);
            compare(test.selected(), "a1");
        }
        function test_several_acts_are_dragged_together() {
            test.click(7);
            test.click(3, Qt.ControlModifier);
            test.drag(3, 4);
            compare(bench.start("a2"), 180);
            compare(bench.start("a3"), 420);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.start("a2"), 120);
            compare(bench.start("a3"), 360);
        }
        function test_the_mode_is_in_view_and_changes_by_click_and_by_key() {
            const free = findChild(timeline, "freeMode");
            const ripple = findChild(timeline, "rippleMode");
            verify(free.visible && ripple.visible);
            verify(free.checked && !ripple.checked);
            mouseClick(ripple);
            verify(!free.checked && ripple.checked);
            verify(timeline.controller.rippling);
            mouseClick(ripple);
            verify(ripple.checked && timeline.controller.rippling);
            test.click(3);
            keyClick(Qt.Key_R);
            verify(free.checked && !ripple.checked);
        }
        function test_a_rippling_drag_carries_along_what_stands_behind() {
            timeline.controller.rippling = true;
            test.drag(3, 4);
            compare(bench.start("a2"), 180);
            compare(bench.start("a3"), 420);
            compare(bench.marker("m1"), 600);
            test.drag(5.97, 5.47);
            compare(bench.end("a2"), 330);
            compare(bench.start("a3"), 390);
            compare(bench.undoSteps, 2);
            test.press(4);
            test.moveTo(5);
            keyClick(Qt.Key_Escape);
            test.release(5);
            compare(bench.start("a3"), 390);
            timeline.controller.rippling = false;
        }
        function test_delete_leaves_a_gap_and_with_shift_closes_it() {
            test.click(3);
            keyClick(Qt.Key_Delete);
            compare(bench.start("a3"), 360);
            bench.document.undo();
            test.click(3);
            keyClick(Qt.Key_Delete, Qt.ShiftModifier);
            compare(bench.acts().join(), "a1,a3");
            compare(bench.start("a3"), 180);
            compare(bench.undoSteps, 1);
            mouseClick(test.lane, test.at(2.5), test.lane.height / 2, Qt.RightButton);
            const item = findChild(timeline, "closeGap");
            tryVerify(() => item.visible);
            mouseClick(item);
            compare(bench.start("a3"), 120);
        }
        function test_the_overview_scrolls_and_zooms() {
            const scale = timeline.timeScale;
            const strip = findChild(timeline, "overview");
            const frame = findChild(timeline, "overviewFrame");
            bench.openLarge();
            verify(!frame.visible);
            scale.zoomAt(0, 20);
            verify(frame.visible);
            const zoom = scale.pixelsPerSecond;
            let x = frame.x + frame.width / 2;
            mousePress(strip, x, 9);
            bench.moveMouse(strip, x + 150, 9, Qt.NoModifier);
            bench.moveMouse(strip, x + 300, 9, Qt.NoModifier);
            mouseRelease(strip, x + 300, 9);
            fuzzyCompare(frame.x + frame.width / 2, x + 300, 1);
            fuzzyCompare(scale.pixelsPerSecond, zoom, 1e-9);
            const origin = scale.origin;
            x = frame.x + frame.width;
            mousePress(strip, x, 9);
            bench.moveMouse(strip, x + 100, 9, Qt.NoModifier);
            mouseRelease(strip, x + 100, 9);
            verify(scale.pixelsPerSecond < zoom);
            fuzzyCompare(scale.origin, origin, 1e-6);
            mouseClick(strip, 20, 9);
            fuzzyCompare(frame.x, 0, 0.5);
            mouseDoubleClickSequence(strip, 600, 9);
            verify(!frame.visible);
            compare(bench.undoSteps, 0);
        }
        function test_two_fingers_zoom() {
            const view = findChild(timeline, "viewGestures");
            const scale = timeline.timeScale;
            const zoom = scale.pixelsPerSecond;
            const y = view.height - 30;
            const under = scale.secondsAt(600);
            const touch = touchEvent(view);
            touch.press(0, view, 550, y).press(1, view, 650, y).commit();
            for (let i = 1; i <= 20; ++i)
                touch.move(0, view, 550 - 15 * i, y).move(1, view, 650 + 15 * i, y).commit();
            // Moves that come faster than frames are joined.
            tryVerify(() => scale.pixelsPerSecond > 1.5 * zoom);
            touch.release(0, view, 250, y).release(1, view, 950, y).commit();
            fuzzyCompare(scale.secondsAt(600), under, 0.2);
        }
    }
    QtObject {
        id: edge
        readonly property real padding: 12
    }
}
