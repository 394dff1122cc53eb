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
        anchors.fill: parent
        document: bench.document
        selection: bench.selection
        playback: bench.playback
    }

    TestCase {
        id: test
        name: "TimelineCasts"
        when: windowShown

        property Item lanes

        function init() {
            timeline.controller.snapping = false;
            bench.openLanes();
            bench.playback.seekStep(0);
            timeline.timeScale.fit();
            timeline.timeScale.zoomAt(12, 100 / timeline.timeScale.pixelsPerSecond);
            test.lanes = findChild(timeline, "keyLanes");
            mouseClick(findChild(timeline, "actLane"), test.at(3), 30);
            if (!test.lanes.visible)
                keyClick(Qt.Key_U);
            verify(test.lanes.visible);
            // The lanes below give it room with the next frame.
            tryCompare(findChild(timeline, "propLane"), "y", test.lanes.height);
        }
        function at(seconds) {
            return timeline.timeScale.xOf(seconds);
        }
        function press(seconds, modifiers) {
            mousePress(test.lanes, test.at(seconds), 10, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }
        function moveTo(seconds) {
            bench.moveMouse(test.lanes, test.at(seconds), 10, Qt.NoModifier);
        }
        function release(seconds, modifiers) {
            mouseRelease(test.lanes, test.at(seconds), 10, Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }

        function test_casts_unfold_by_key_and_by_button() {
            const height = test.lanes.height;
            compare(height, 20);
            keyClick(Qt.Key_U);
            verify(!test.lanes.visible);
            mouseClick(findChild(timeline, "unfold"));
            verify(test.lanes.visible);
            mouseClick(findChild(timeline, "actLane"), test.at(1), 30);
            verify(!test.lanes.visible);
        }
        function test_a_key_is_dragged_in_one_undo_step() {
            test.press(3);
            for (let i = 1; i <= 10; ++i)
                test.moveTo(3 + i / 10);
            test.release(4);
            compare(bench.keys("a2"), "position 0 120");
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.keys("a2"), "position 0 60");
        }
        function test_escape_gives_the_old_place_back() {
            test.press(3);
            test.moveTo(3.5);
            test.moveTo(4);
            compare(bench.keys("a2"), "position 0 120");
            keyClick(Qt.Key_Escape);
            compare(bench.keys("a2"), "position 0 60");
            test.moveTo(4.5);
            test.release(4.5);
            compare(bench.keys("a2"), "position 0 60");
            compare(bench.undoSteps, 0);
        }
        function test_a_slip_moves_the_keys_inside_their_act() {
            const lane = findChild(timeline, "actLane");
            const both = Qt.ControlModifier | Qt.ShiftModifier;
            mousePress(lane, test.at(3), 30, Qt.LeftButton, both);
            for (let i = 1; i <= 5; ++i)
                bench.moveMouse(lane, test.at(3 + i / 10), 30, both);
            verify(findChild(timeline, "dragHint").visible);
            mouseRelease(lane, test.at(3.5), 30, Qt.LeftButton, both);
            compare(bench.keys("a2"), "position 30 90");
            compare(bench.start("a2"), 120);
            compare(bench.undoSteps, 1);
        }
        function test_a_box_selects_keys_and_they_go_together() {
            test.press(3.5);
            test.moveTo(3.2);
            test.moveTo(1.8);
            verify(findChild(timeline, "keyBox").visible);
            test.release(1.8);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(bench.keys("a2"), "position 10 70");
            keyClick(Qt.Key_Delete);
            compare(bench.keys("a2"), "");
            compare(bench.undoSteps, 2);
            // The act is still there, and the next Delete means it.
            compare(bench.acts().length, 3);
            keyClick(Qt.Key_Delete);
            compare(bench.acts().length, 2);
        }
        function test_keys_are_added_at_the_playhead_by_double_click_and_from_the_menu() {
            bench.playback.seekSeconds(4);
            keyClick(Qt.Key_K);
            compare(bench.keys("a2"), "position 0 60 120");
            mouseDoubleClickSequence(test.lanes, test.at(2.5), 10);
            compare(bench.keys("a2"), "position 0 30 60 120");
            mouseClick(test.lanes, test.at(4.5), 10, Qt.RightButton);
            const item = findChild(timeline, "addRotationKey");
            tryVerify(() => item.visible);
            mouseClick(item);
            compare(bench.keys("a2"), "position 0 30 60 120, rotation 120");
            compare(test.lanes.height, 40);
            compare(bench.undoSteps, 3);
        }
        function test_the_menu_of_a_key_changes_its_easing() {
            mouseClick(test.lanes, test.at(2), 10, Qt.RightButton);
            const item = findChild(timeline, "holdKey");
            tryVerify(() => item.visible);
            mouseClick(item);
            compare(bench.undoSteps, 1);
            compare(bench.document.undoText.length > 0, true);
        }
        function test_keys_are_copied_and_pasted_at_the_playhead() {
            mouseClick(test.lanes, test.at(3), 10);
            keyClick(Qt.Key_C, Qt.ControlModifier);
            bench.playback.seekSeconds(4.5);
            keyClick(Qt.Key_V, Qt.ControlModifier);
            compare(bench.keys("a2"), "position 0 60 150");
            compare(bench.acts().length, 3);
        }
    }
}
