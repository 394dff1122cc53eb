// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 220
    height: 700

    InspectorBench {
        id: bench
    }
    Library {
        id: library
        anchors.fill: parent
        document: bench.document
        selection: bench.selection
        playback: bench.playback
        shapes: bench.shapes
    }
    TestCase {
        name: "Library"
        when: windowShown

        function init() {
            bench.open();
            bench.playback.seekSeconds(5);
            waitForRendering(library);
        }
        function test_a_click_adds_the_act_at_the_playhead_and_selects_it() {
            mouseClick(findChild(library, "template:disc"));
            compare(bench.acts, 4);
            compare(bench.undoSteps, 1);
            verify(!bench.selection.empty);
            bench.document.undo();
            compare(bench.acts, 3);
        }
        function test_keys_walk_through_the_templates_and_add() {
            const list = findChild(library, "templates");
            list.forceActiveFocus(Qt.TabFocusReason);
            list.currentIndex = 0;
            keyClick(Qt.Key_Right);
            compare(list.currentIndex, 1);
            keyClick(Qt.Key_Return);
            compare(bench.acts, 4);
        }
        function test_every_template_shows_birds() {
            const list = findChild(library, "templates");
            compare(list.count, 9);
            for (const id of ["free", "word", "disc", "ring", "frame-and-name", "line", "grid", "code", "burst"]) {
                const card = findChild(library, "template:" + id);
                verify(card, id);
                tryVerify(() => findChild(card, "preview").birds > 100, 10000, id);
            }
        }
    }
}
