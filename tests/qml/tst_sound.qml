// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1000
    height: 500

    SoundBench {
        id: bench
    }
    SoundPanel {
        id: panel
        width: parent.width
        height: 260
        desk: bench.desk
    }

    SignalSpy {
        id: saved
        target: panel
        signalName: "saveRequested"
    }

    TestCase {
        id: test
        name: "Sound"
        when: windowShown

        function init() {
            bench.openSounds(2);
            const list = findChild(panel, "soundList");
            tryCompare(list, "count", 2);
            tryVerify(() => findChild(list, "soundState").text.indexOf("0:02.000") >= 0, 20000);
        }
        function field(name) {
            return findChild(findChild(panel, "soundList"), name);
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter);
        }

        function test_a_start_is_typed_in_and_moves_the_sound() {
            const start = test.field("soundStart");
            mouseClick(start);
            test.type("90f");
            keyClick(Qt.Key_Return);
            compare(bench.start(0), 90);
            compare(start.text, "1.5 s");
            compare(bench.undoSteps, 1);
        }
        function test_what_is_no_time_changes_nothing_and_says_why() {
            const start = test.field("soundStart");
            mouseClick(start);
            test.type("soon");
            keyClick(Qt.Key_Return);
            compare(bench.start(0), 0);
            verify(start.problem.length > 0);
            keyClick(Qt.Key_Escape);
            compare(bench.undoSteps, 0);
        }
        function test_the_loudness_is_typed_in_per_cent() {
            const gain = test.field("soundGain");
            mouseClick(gain);
            test.type("50");
            keyClick(Qt.Key_Return);
            compare(bench.gain(0), 0.5);
            compare(bench.undoSteps, 1);
        }
        function test_a_sound_is_removed_with_its_button() {
            mouseClick(test.field("removeSound"));
            compare(bench.soundCount, 1);
            compare(bench.undoSteps, 1);
        }
        function test_a_sound_from_elsewhere_is_copied_after_a_question() {
            bench.desk.add(bench.elsewhere());
            const dialog = findChild(panel, "soundCopyDialog");
            tryVerify(() => dialog.opened);
            compare(bench.soundCount, 2);
            keyClick(Qt.Key_Return);
            tryVerify(() => !dialog.visible);
            compare(bench.soundCount, 3);
        }
        function test_a_missing_file_says_so_in_its_row() {
            bench.openMissing();
            const list = findChild(panel, "soundList");
            tryCompare(list, "count", 1);
            tryVerify(() => findChild(list, "soundState").text.indexOf("none.wav") >= 0);
        }
        function test_a_computer_without_a_sound_device_says_so_once_it_matters() {
            const note = findChild(panel, "muteNote");
            verify(!note.visible);
            bench.takeDeviceAway();
            bench.play();
            verify(note.visible);
            verify(note.height > 0);
            bench.openSounds(0);
            verify(!note.visible);
        }
        function test_the_tempo_is_tapped_and_used() {
            const tap = findChild(panel, "tap");
            const use = findChild(panel, "useTaps");
            verify(!use.visible);
            for (let i = 0; i < 4; ++i) {
                mouseClick(tap);
                bench.passTime(0.5);
            }
            verify(tap.text.indexOf("120") >= 0);
            verify(use.visible);
            mouseClick(use);
            compare(bench.desk.bpm, 120);
            compare(findChild(panel, "bpm").text, "120");
            compare(bench.undoSteps, 1);
        }
        function test_the_tempo_is_typed() {
            const bpm = findChild(panel, "bpm");
            mouseClick(bpm);
            test.type("97.5");
            keyClick(Qt.Key_Return);
            compare(bench.desk.bpm, 97.5);
        }
        function test_a_show_without_a_file_is_saved_first() {
            bench.openUnsaved();
            bench.desk.addAt(bench.elsewhere(), 1);
            const dialog = findChild(panel, "soundSaveDialog");
            tryVerify(() => dialog.opened);
            keyClick(Qt.Key_Return);
            tryVerify(() => !dialog.visible);
            compare(saved.count, 1);
            bench.saveShow();
            // It lies elsewhere, so that is asked next.
            const copy = findChild(panel, "soundCopyDialog");
            tryVerify(() => copy.opened);
            keyClick(Qt.Key_Return);
            tryCompare(bench, "soundCount", 1);
            compare(bench.start(0), 60);
        }
        function test_the_outline_is_drawn() {
            const list = findChild(panel, "soundList");
            wait(50);
            const image = grabImage(list);
            let ink = 0;
            for (let x = 10; x < list.width - 30; x += 7) {
                // The middle line of the first outline.
                for (let y = 40; y < 66; y += 2) {
                    if (Qt.colorEqual(image.pixel(x, y), Theme.accent))
                        ++ink;
                }
            }
            verify(ink > 200);
        }
    }
}
