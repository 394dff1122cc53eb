// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1200
    height: 300

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
        name: "TimelineKeys"
        when: windowShown

        function init() {
            timeline.controller.snapping = false;
            bench.openThreeActs();
            bench.playback.seekStep(0);
            // The first click gives the tracks the keys.
            mouseClick(findChild(timeline, "actLane"), timeline.timeScale.xOf(8.5), 20);
            compare(bench.selection.actIds.length, 0);
        }
        function test_tab_walks_through_acts() {
            const walked = [];
            for (let i = 0; i < 3; ++i) {
                keyClick(Qt.Key_Tab);
                walked.push(bench.selection.currentAct);
            }
            compare(walked.join(), "a1,a2,a3");
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            compare(bench.selection.currentAct, "a2");
            keyClick(Qt.Key_End, Qt.ControlModifier);
            compare(bench.selection.currentAct, "a3");
            keyClick(Qt.Key_Home, Qt.ControlModifier);
            compare(bench.selection.currentAct, "a1");
        }
        function test_arrows_nudge() {
            keyClick(Qt.Key_End, Qt.ControlModifier);
            keyClick(Qt.Key_Right);
            compare(bench.start("a3"), 361);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(bench.start("a3"), 371);
            keyClick(Qt.Key_Left);
            compare(bench.start("a3"), 370);
            compare(bench.undoSteps, 3);
        }
        function test_reorder() {
            keyClick(Qt.Key_Home, Qt.ControlModifier);
            keyClick(Qt.Key_Right, Qt.ControlModifier | Qt.ShiftModifier);
            compare(bench.acts().join(), "a2,a1,a3");
            keyClick(Qt.Key_Left, Qt.ControlModifier | Qt.ShiftModifier);
            compare(bench.acts().join(), "a1,a2,a3");
            compare(bench.undoSteps, 2);
        }
        function test_split_trim_duplicate_delete() {
            bench.playback.seekStep(180);
            keyClick(Qt.Key_S);
            compare(bench.acts().length, 4);
            keyClick(Qt.Key_Delete);
            compare(bench.acts().length, 3);
            keyClick(Qt.Key_Home, Qt.ControlModifier);
            bench.playback.seekStep(60);
            keyClick(Qt.Key_BracketRight);
            compare(bench.end("a1"), 60);
            keyClick(Qt.Key_D, Qt.ControlModifier);
            compare(bench.acts().length, 4);
            compare(bench.undoSteps, 4);
        }
        function test_copy_cut_paste() {
            keyClick(Qt.Key_A, Qt.ControlModifier);
            compare(bench.selection.actIds.length, 3);
            keyClick(Qt.Key_C, Qt.ControlModifier);
            bench.playback.seekStep(480);
            keyClick(Qt.Key_V, Qt.ControlModifier);
            compare(bench.acts().length, 6);
            compare(bench.undoSteps, 1);
            keyClick(Qt.Key_X, Qt.ControlModifier);
            compare(bench.acts().length, 3);
            compare(bench.undoSteps, 2);
        }
        function test_add_marker_rename() {
            bench.playback.seekStep(480);
            keyClick(Qt.Key_A);
            compare(bench.start(bench.selection.currentAct), 480);
            keyClick(Qt.Key_M);
            compare(bench.markerCount(), 2);
            keyClick(Qt.Key_F2);
            const field = findChild(timeline, "newName");
            tryVerify(() => field.activeFocus);
            keyClick(Qt.Key_X);
            keyClick(Qt.Key_Return);
            // The keys are the timeline's again.
            keyClick(Qt.Key_Delete);
            compare(bench.markerCount(), 1);
        }
        function test_playhead_and_zoom() {
            keyClick(Qt.Key_Right);
            compare(bench.playback.step, 1);
            keyClick(Qt.Key_Down);
            compare(bench.playback.step, 120);
            keyClick(Qt.Key_End);
            compare(bench.playback.step, 480);
            keyClick(Qt.Key_Home);
            compare(bench.playback.step, 0);
            const scale = timeline.timeScale.pixelsPerSecond;
            keyClick(Qt.Key_Plus);
            verify(timeline.timeScale.pixelsPerSecond > scale);
            keyClick(Qt.Key_F);
            fuzzyCompare(timeline.timeScale.pixelsPerSecond, scale, 1);
            keyClick(Qt.Key_N);
            verify(timeline.controller.snapping);
        }
        function test_the_selected_acts_fill_the_view() {
            keyClick(Qt.Key_End, Qt.ControlModifier);
            keyClick(Qt.Key_F, Qt.ShiftModifier);
            const block = findChild(timeline, "act-a3");
            verify(block.width > 900);
            compare(block.visibleWidth, block.width);
        }
        function test_several_acts_are_nudged_duplicated_and_deleted_together() {
            keyClick(Qt.Key_End, Qt.ControlModifier);
            mouseClick(findChild(timeline, "actLane"), timeline.timeScale.xOf(3), 20, Qt.LeftButton, Qt.ControlModifier);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(bench.start("a2"), 130);
            compare(bench.start("a3"), 370);
            keyClick(Qt.Key_D, Qt.ControlModifier);
            compare(bench.acts().length, 5);
            keyClick(Qt.Key_Delete);
            compare(bench.acts().join(), "a1,a2,a3");
            compare(bench.undoSteps, 3);
        }
        function test_escape_deselects() {
            keyClick(Qt.Key_A, Qt.ControlModifier);
            keyClick(Qt.Key_Escape);
            compare(bench.selection.actIds.length, 0);
        }
    }
}
