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
        function test_an_own_template_is_saved_named_deleted_and_brought_back() {
            const list = findChild(library, "templates");
            const save = findChild(library, "saveTemplate");
            verify(!save.enabled);
            bench.selection.selectAct("a2");
            verify(save.enabled);
            mouseClick(save);
            compare(list.count, 13);
            const naming = findChild(library, "naming");
            tryCompare(naming, "opened", true);
            for (const letter of "My ring")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            tryCompare(naming, "opened", false);
            const card = list.itemAtIndex(12);
            compare(card.name, "My ring");
            tryVerify(() => findChild(card, "preview").birds > 100, 10000);
            mouseClick(card);
            compare(bench.acts, 4);
            compare(bench.undoSteps, 1);
            list.forceActiveFocus();
            list.currentIndex = 12;
            keyClick(Qt.Key_Delete);
            compare(list.count, 12);
            waitForRendering(library);
            mouseClick(findChild(library, "bringBack"));
            compare(list.count, 13);
            list.currentIndex = 12;
            list.forceActiveFocus();
            keyClick(Qt.Key_F2);
            tryCompare(naming, "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(naming, "opened", false);
            compare(list.itemAtIndex(12).name, "My ring");
            keyClick(Qt.Key_Delete);
            compare(list.count, 12);
        }
        function test_every_template_shows_birds() {
            const list = findChild(library, "templates");
            compare(list.count, 12);
            for (const id of ["free", "word", "disc", "ring", "frame-and-name", "line", "grid", "code", "burst", "swarm",
                            "stream", "finale"]) {
                const card = findChild(library, "template:" + id);
                verify(card, id);
                tryVerify(() => findChild(card, "preview").birds > 100, 10000, id);
            }
        }
    }
}
