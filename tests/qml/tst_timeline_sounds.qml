// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1000
    height: 400

    SoundBench {
        id: bench
    }
    Timeline {
        id: timeline
        anchors.fill: parent
        document: bench.document
        selection: bench.selection
        playback: bench.playback
        desk: bench.desk
    }

    TestCase {
        id: test
        name: "TimelineSounds"
        when: windowShown

        property Item lane

        /// s1 [0, 2 s) and s2 [1 s, 3 s) of a file of two seconds, 100 pixels a second.
        function init() {
            timeline.controller.snapping = false;
            bench.openSounds(2);
            test.lane = findChild(timeline, "soundLane");
            timeline.timeScale.fit();
            timeline.timeScale.zoomAt(2, 100 / timeline.timeScale.pixelsPerSecond);
            tryVerify(() => findChild(timeline, "sound-s1")?.width === 200, 20000);
        }
        function at(seconds) {
            return timeline.timeScale.xOf(seconds);
        }
        function middleOf(sound) {
            const block = findChild(timeline, "sound-" + sound);
            return block.y + block.height / 2;
        }
        function drag(sound, from, to, modifiers) {
            const y = test.middleOf(sound);
            mousePress(test.lane, test.at(from), y, Qt.LeftButton, modifiers);
            for (let i = 1; i <= 10; ++i)
                mouseMove(test.lane, test.at(from + (to - from) * i / 10), y, -1, Qt.LeftButton);
            mouseRelease(test.lane, test.at(to), y, Qt.LeftButton, modifiers);
        }

        function test_sounds_that_meet_stand_in_rows_of_their_own() {
            verify(findChild(timeline, "sound-s1").y !== findChild(timeline, "sound-s2").y);
            compare(findChild(timeline, "sound-s2").x, Math.round(test.at(1)));
            compare(findChild(timeline, "sound-s1").Accessible.role, Accessible.ListItem);
        }
        function test_a_sound_is_dragged_trimmed_and_slipped() {
            test.drag("s2", 2, 2.5, Qt.NoModifier);
            compare(bench.start(1), 90);
            test.drag("s2", 1.52, 2.02, Qt.NoModifier);
            compare(bench.start(1), 120);
            fuzzyCompare(bench.offset(1), 0.5, 1e-9);
            test.drag("s2", 3.48, 2.98, Qt.NoModifier);
            compare(bench.duration(1), 60);
            test.drag("s2", 2.5, 2.25, Qt.ControlModifier | Qt.ShiftModifier);
            fuzzyCompare(bench.offset(1), 0.75, 1e-9);
            compare(bench.start(1), 120);
            compare(bench.undoSteps, 4);
        }
        function test_a_drag_that_returns_is_no_step_and_escape_gives_the_old_place_back() {
            const y = test.middleOf("s1");
            mousePress(test.lane, test.at(1), y);
            mouseMove(test.lane, test.at(2), y, -1, Qt.LeftButton);
            compare(bench.start(0), 60);
            keyClick(Qt.Key_Escape);
            mouseRelease(test.lane, test.at(2), y);
            compare(bench.start(0), 0);
            compare(bench.undoSteps, 0);
        }
        function test_keys_nudge_and_delete_the_selected_sound() {
            mouseClick(test.lane, test.at(2.5), test.middleOf("s2"));
            compare(timeline.controller.selectedSound, "s2");
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(bench.start(1), 70);
            keyClick(Qt.Key_Delete);
            compare(bench.soundCount, 1);
            compare(bench.undoSteps, 2);
        }
        function test_the_menu_removes_the_sound_it_was_opened_on() {
            mouseClick(test.lane, test.at(2.5), test.middleOf("s2"), Qt.RightButton);
            compare(timeline.controller.selectedSound, "s2");
            const item = findChild(test.lane, "attachItem");
            tryVerify(() => item.visible);
            verify(!item.enabled); // no act plays there
            mouseClick(findChild(test.lane, "removeItem"));
            compare(bench.soundCount, 1);
            verify(!findChild(timeline, "sound-s2"));
        }
        function test_a_show_without_sounds_has_no_lane() {
            bench.openSounds(0);
            verify(!test.lane.visible);
            compare(test.lane.height, 0);
        }
    }
}
