// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

/// The motions of a cast, added, changed and reordered by mouse and keys.
Item {
    id: root
    width: 340
    height: 2300

    InspectorBench {
        id: bench
    }
    Inspector {
        id: inspector
        width: root.width
        height: root.height
        document: bench.document
        selection: bench.selection
        playback: bench.playback
        shapes: bench.shapes
    }

    TestCase {
        name: "InspectorMotions"
        when: windowShown

        function init() {
            bench.open();
            bench.selection.selectAct("a2");
            root.forceActiveFocus();
            waitForRendering(inspector);
        }
        function type(text: string) {
            for (const letter of text)
                keyClick(letter);
        }
        function list(): Item {
            return findChild(inspector, "motionList");
        }
        function row(name: string): Item {
            const found = findChild(inspector, "row:motion." + name);
            verify(found, name);
            return found;
        }
        function editor(name: string): Item {
            const item = findChild(row(name), "editor").item;
            return item.number ? item.number : item;
        }
        /// Adds by the menu: the line of that name.
        function add(name: string) {
            mouseClick(findChild(inspector, "addMotion"));
            const menu = findChild(findChild(inspector, "addMotion").parent.parent, "motionKinds");
            tryCompare(menu, "opened", true);
            for (let i = 0; i < menu.count; ++i) {
                if (menu.itemAt(i).text !== name)
                    continue;
                verify(menu.itemAt(i).description.length > 0);
                mouseClick(menu.itemAt(i));
                tryCompare(menu, "visible", false);
                waitForRendering(inspector);
                return;
            }
            fail(name);
        }
        function drag(item: Item, x: real, y: real, right: real, down: real) {
            const from = item.mapToItem(root, x, y);
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 20; ++i)
                mouseMove(root, from.x + right * i / 20, from.y + down * i / 20, -1, Qt.LeftButton);
            mouseRelease(root, from.x + right, from.y + down);
        }

        function test_a_motion_is_added_from_a_menu_that_says_what_each_does() {
            compare(list().count, 0);
            add("Drift");
            compare(bench.motions, ["drift"]);
            compare(bench.undoSteps, 1);
            verify(findChild(inspector, "row:motion.driftX"));
            verify(!findChild(inspector, "row:motion.radius"));
            bench.document.undo();
            compare(list().count, 0);
            verify(!findChild(inspector, "row:motion.driftX"));
        }
        function test_its_window_is_typed_as_times() {
            add("Orbit");
            const start = editor("start");
            mouseClick(start);
            start.selectAll();
            type("30f");
            keyClick(Qt.Key_Return);
            compare(start.text, "0.5 s");
            const lasts = editor("duration");
            mouseClick(lasts);
            lasts.selectAll();
            type("1.5");
            keyClick(Qt.Key_Return);
            compare(lasts.text, "1.5 s");
            compare(bench.undoSteps, 3);
        }
        function test_motions_are_dragged_and_moved_by_keys_into_order() {
            add("Orbit");
            add("Drift");
            add("Tint");
            compare(bench.motions, ["orbit", "drift", "tint"]);
            compare(list().currentIndex, 2);
            drag(list(), 60, 14, 0, 56);
            compare(bench.motions, ["drift", "tint", "orbit"]);
            compare(list().currentIndex, 2);
            compare(bench.undoSteps, 4);
            verify(findChild(inspector, "row:motion.radius"));
            keyClick(Qt.Key_Up, Qt.AltModifier);
            compare(bench.motions, ["drift", "orbit", "tint"]);
            keyClick(Qt.Key_Up);
            compare(list().currentIndex, 0);
            verify(findChild(inspector, "row:motion.driftX"));
            keyClick(Qt.Key_Delete);
            compare(bench.motions, ["orbit", "tint"]);
            compare(list().currentIndex, 0);
            mouseClick(findChild(inspector, "duplicateMotion"));
            compare(bench.motions, ["orbit", "orbit", "tint"]);
            mouseClick(findChild(inspector, "removeMotion"));
            compare(bench.motions, ["orbit", "tint"]);
        }
        function test_escape_gives_the_order_back() {
            add("Orbit");
            add("Drift");
            const steps = bench.undoSteps;
            const from = list().mapToItem(root, 60, 14);
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 28; ++i)
                mouseMove(root, from.x, from.y + i, -1, Qt.LeftButton);
            compare(bench.motions, ["drift", "orbit"]);
            keyClick(Qt.Key_Escape);
            mouseRelease(root, from.x, from.y + 28);
            compare(bench.motions, ["orbit", "drift"]);
            compare(bench.undoSteps, steps);
        }
        function test_an_itinerary_is_typed_and_a_wrong_one_says_so() {
            add("Orbit");
            const area = findChild(row("stops"), "area");
            mouseClick(area);
            type("100 200 1");
            keyClick(Qt.Key_Return);
            type("300 200 2");
            // The show follows what is typed; leaving the field is the step.
            tryVerify(() => findChild(inspector, "row:motion.loop") !== null);
            verify(!findChild(inspector, "row:motion.center.x"));
            type(" oops");
            tryVerify(() => findChild(row("stops"), "message").visible);
            keyClick(Qt.Key_Escape);
            tryVerify(() => findChild(inspector, "row:motion.loop") === null);
            compare(bench.undoSteps, 1);
        }
        function test_the_kind_and_a_number_are_changed_and_reset() {
            add("Orbit");
            const radius = editor("radius");
            mouseClick(radius);
            type("77");
            keyClick(Qt.Key_Return);
            const reset = findChild(row("radius"), "reset");
            tryVerify(() => reset.enabled);
            mouseClick(reset);
            compare(editor("radius").text, "120 px");
            const kind = editor("kind");
            kind.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(bench.motions, ["vortex"]);
            compare(bench.undoSteps, 4);
        }
        function test_several_casts_have_no_motions_together() {
            add("Orbit");
            mouseClick(findChild(inspector, "addCast"));
            const casts = findChild(inspector, "castList");
            tryCompare(casts, "count", 2);
            waitForRendering(inspector);
            mouseClick(casts, 40, 14, Qt.LeftButton, Qt.ControlModifier);
            compare(bench.selection.castIds.length, 2);
            verify(findChild(inspector, "motionsOfOne").visible);
            verify(!findChild(inspector, "addMotion").visible);
            verify(!findChild(inspector, "row:motion.radius"));
        }
    }
}
