// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1200
    height: 340

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
        name: "TimelineLanes"
        when: windowShown

        property Item lane

        function init() {
            timeline.height = 340;
            timeline.controller.snapping = false;
            bench.openLanes();
            bench.playback.seekStep(0);
            timeline.timeScale.fit();
            timeline.timeScale.zoomAt(12, 100 / timeline.timeScale.pixelsPerSecond);
            test.lane = findChild(timeline, "propLane");
        }
        function at(seconds) {
            return timeline.timeScale.xOf(seconds);
        }
        function middleOf(prop) {
            const block = findChild(timeline, "prop-" + prop);
            return block.y + block.height / 2;
        }
        function drag(prop, from, to) {
            const y = test.middleOf(prop);
            mousePress(test.lane, test.at(from), y);
            for (let i = 1; i <= 10; ++i)
                bench.moveMouse(test.lane, test.at(from + (to - from) * i / 10), y, Qt.NoModifier);
            mouseRelease(test.lane, test.at(to), y);
        }

        function test_props_stand_where_and_when_they_show() {
            const block = findChild(timeline, "prop-p1");
            compare(block.x, Math.round(test.at(1)));
            compare(block.width, 200);
            verify(findChild(timeline, "prop-p2").y !== block.y);
            compare(findChild(timeline, "prop-p3").y, block.y);
            compare(block.Accessible.role, Accessible.ListItem);
        }
        function test_a_prop_is_dragged_and_trimmed() {
            test.drag("p1", 2, 2.5);
            compare(bench.propStart("p1"), 90);
            compare(bench.propEnd("p1"), 210);
            test.drag("p1", 3.48, 3.98);
            compare(bench.propEnd("p1"), 240);
            test.drag("p1", 1.52, 1.02);
            compare(bench.propStart("p1"), 60);
            compare(bench.undoSteps, 3);
            test.drag("p2", 4.98, 4.48);
            compare(bench.propEnd("p2"), 270);
            compare(bench.undoSteps, 4);
        }
        function test_a_drag_that_returns_is_no_step_and_escape_gives_the_old_place_back() {
            const y = test.middleOf("p1");
            mousePress(test.lane, test.at(2), y);
            bench.moveMouse(test.lane, test.at(3), y, Qt.NoModifier);
            compare(bench.propStart("p1"), 120);
            bench.moveMouse(test.lane, test.at(2), y, Qt.NoModifier);
            mouseRelease(test.lane, test.at(2), y);
            compare(bench.undoSteps, 0);
            mousePress(test.lane, test.at(2), y);
            bench.moveMouse(test.lane, test.at(3), y, Qt.NoModifier);
            keyClick(Qt.Key_Escape);
            compare(bench.propStart("p1"), 60);
            bench.moveMouse(test.lane, test.at(4), y, Qt.NoModifier);
            mouseRelease(test.lane, test.at(4), y);
            compare(bench.propStart("p1"), 60);
            compare(bench.undoSteps, 0);
        }
        function test_a_prop_snaps_to_beats() {
            timeline.controller.snapping = true;
            const y = test.middleOf("p3");
            mousePress(test.lane, test.at(8.5), y);
            bench.moveMouse(test.lane, test.at(12), y, Qt.NoModifier);
            bench.moveMouse(test.lane, test.at(12.03), y, Qt.NoModifier);
            compare(bench.propStart("p3"), 690);
            verify(findChild(timeline, "snapGuide").visible);
            mouseRelease(test.lane, test.at(12.03), y);
        }
        function test_a_selected_prop_obeys_the_keys() {
            mouseClick(test.lane, test.at(8.5), test.middleOf("p3"));
            verify(findChild(timeline, "prop-p3").selected);
            keyClick(Qt.Key_Right);
            compare(bench.propStart("p3"), 481);
            keyClick(Qt.Key_Left, Qt.ShiftModifier);
            compare(bench.propStart("p3"), 471);
            keyClick(Qt.Key_Delete);
            compare(bench.propStart("p3"), -1);
            compare(bench.undoSteps, 3);
        }
        function test_a_box_can_begin_beside_the_props() {
            const y = test.middleOf("p1");
            mousePress(test.lane, test.at(7), y);
            bench.moveMouse(test.lane, test.at(5), y, Qt.NoModifier);
            bench.moveMouse(test.lane, test.at(4.5), y, Qt.NoModifier);
            verify(findChild(timeline, "selectionBox").visible);
            mouseRelease(test.lane, test.at(4.5), y);
            compare(bench.selection.actIds.slice().sort().join(), "a2,a3");
        }
        function test_an_attached_marker_moves_with_its_act_and_can_be_detached() {
            compare(bench.marker("m2"), 240);
            verify(findChild(findChild(timeline, "marker-m2"), "attached").visible);
            verify(!findChild(findChild(timeline, "marker-m1"), "attached").visible);
            mouseClick(findChild(timeline, "actLane"), test.at(3), 30);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            const moved = bench.start("a2") - 120;
            verify(moved > 0);
            compare(bench.marker("m2"), 240 + moved);
            mouseClick(findChild(timeline, "marker-m2"), 5, 8, Qt.RightButton);
            const item = findChild(timeline, "attachItem");
            tryVerify(() => item.visible);
            mouseClick(item);
            verify(!findChild(findChild(timeline, "marker-m2"), "attached").visible);
            compare(bench.marker("m2"), 240 + moved);
        }
        function test_lanes_without_room_scroll_with_their_names() {
            timeline.height = 36 + 28 + 22 + 56 + 18 + 30;
            const names = findChild(timeline, "laneNames");
            waitForRendering(timeline);
            verify(names.height < names.contentHeight);
            const y = test.lane.mapToItem(timeline, 0, 0).y;
            mouseWheel(names, 10, 10, 0, -120);
            tryVerify(() => names.contentY > 0);
            tryCompare(names, "moving", false);
            fuzzyCompare(test.lane.mapToItem(timeline, 0, 0).y, y - names.contentY, 0.6);
        }
        function test_a_show_without_props_has_no_lane_for_them() {
            verify(test.lane.visible);
            bench.openThreeActs();
            verify(!test.lane.visible);
            compare(test.lane.implicitHeight, 0);
        }
    }
}
