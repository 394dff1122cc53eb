// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 340
    height: 1400

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
        name: "Inspector"
        when: windowShown

        function init() {
            bench.open();
            findChild(inspector, "tabs").currentIndex = 1;
            inspector.height = root.height;
            root.forceActiveFocus();
        }
        function type(text: string) {
            for (const letter of text)
                keyClick(letter);
        }
        /// The editor of a parameter that shows at present. Shape forms and others have rows of the same name.
        function editor(name: string): Item {
            const row = findChild(inspector, "row:" + name);
            verify(row, name);
            const item = findChild(row, "editor").item;
            // A slider or a dial stands beside its number.
            return item.number ? item.number : item;
        }
        function selectRing() {
            bench.selection.selectAct("a2");
            waitForRendering(inspector);
        }
        function showTab(index: int) {
            findChild(inspector, "tabs").currentIndex = index;
            waitForRendering(inspector);
        }
        function choose(box: Item, index: int) {
            box.forceActiveFocus(Qt.TabFocusReason);
            const way = index - box.current;
            for (let i = 0; i < Math.abs(way); ++i)
                keyClick(way > 0 ? Qt.Key_Down : Qt.Key_Up);
        }

        function test_selecting_an_act_shows_it() {
            const tabs = findChild(inspector, "tabs");
            compare(tabs.currentIndex, 1);
            bench.selection.selectAct("a2");
            compare(tabs.currentIndex, 0);
            bench.selection.clear();
            compare(tabs.currentIndex, 1);
        }
        function test_a_typed_number_is_one_named_undo_step() {
            selectRing();
            const radius = editor("ring.radius");
            mouseClick(radius);
            type("250");
            keyClick(Qt.Key_Return);
            compare(bench.radius, 250);
            compare(bench.undoSteps, 1);
            compare(bench.undoText, "Change radius");
            bench.document.undo();
            compare(bench.radius, 200);
            compare(radius.text, "200 px");
        }
        function test_a_drag_over_a_number_is_one_undo_step() {
            selectRing();
            const radius = editor("ring.radius");
            const at = radius.mapToItem(root, radius.width / 2, radius.height / 2);
            mousePress(root, at.x, at.y);
            for (let x = 2; x <= 60; x += 2)
                mouseMove(root, at.x + x, at.y, -1, Qt.LeftButton);
            verify(bench.radius > 220);
            mouseRelease(root, at.x + 60, at.y);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.radius, 200);
        }
        function test_escape_takes_a_drag_back() {
            selectRing();
            const radius = editor("ring.radius");
            const at = radius.mapToItem(root, radius.width / 2, radius.height / 2);
            mousePress(root, at.x, at.y);
            for (let x = 2; x <= 60; x += 2)
                mouseMove(root, at.x + x, at.y, -1, Qt.LeftButton);
            keyClick(Qt.Key_Escape);
            mouseRelease(root, at.x + 60, at.y);
            compare(bench.radius, 200);
            compare(bench.undoSteps, 0);
        }
        function test_a_shape_of_another_kind_brings_its_own_parameters() {
            selectRing();
            choose(editor("shape"), 3);
            compare(bench.shape, "rect");
            verify(findChild(inspector, "row:rect.width"));
            verify(!findChild(inspector, "row:ring.radius"));
            bench.document.undo();
            verify(bench.shape !== "rect");
        }
        function test_text_is_followed_while_it_is_typed_and_is_one_undo_step() {
            selectRing();
            choose(editor("shape"), 6);
            compare(bench.shape, "text");
            const steps = bench.undoSteps;
            const area = findChild(editor("text.text"), "area");
            mouseClick(area);
            area.selectAll();
            type("Bird");
            tryCompare(bench, "text", "Bird");
            keyClick(Qt.Key_Return);
            type("s");
            tryCompare(bench, "text", "Bird\ns");
            root.forceActiveFocus();
            compare(bench.undoSteps, steps + 1);
            bench.document.undo();
            compare(bench.text, "Flocktale");
            compare(area.text, "Flocktale");
        }
        function test_escape_takes_typed_text_back() {
            selectRing();
            choose(editor("shape"), 6);
            const steps = bench.undoSteps;
            const area = findChild(editor("text.text"), "area");
            mouseClick(area);
            type("x");
            tryVerify(() => bench.text !== "Flocktale");
            keyClick(Qt.Key_Escape);
            compare(bench.text, "Flocktale");
            root.forceActiveFocus();
            compare(bench.undoSteps, steps);
        }
        function test_tab_leaves_the_text_and_goes_on_to_the_next_field() {
            selectRing();
            choose(editor("shape"), 6);
            const area = findChild(editor("text.text"), "area");
            mouseClick(area);
            keyClick(Qt.Key_Tab);
            verify(!area.activeFocus);
            compare(bench.text, "Flocktale");
        }
        function test_a_value_that_is_typed_goes_to_the_act_it_was_typed_for() {
            selectRing();
            const name = editor("name");
            mouseClick(name);
            name.selectAll();
            type("Finale");
            bench.selection.selectAct("a3");
            compare(bench.undoSteps, 1);
            compare(name.text, "a3");
            bench.selection.selectAct("a2");
            compare(name.text, "Finale");
        }
        function test_an_unstable_spring_is_refused_with_a_message() {
            selectRing();
            const header = findChild(findChild(inspector, "formationSection"), "header");
            header.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            waitForRendering(inspector);
            const row = findChild(inspector, "row:springGain");
            const spring = editor("springGain");
            spring.forceActiveFocus(Qt.TabFocusReason);
            verify(spring.activeFocus);
            spring.selectAll();
            type("100");
            keyClick(Qt.Key_Return);
            compare(bench.springGain, 0.05);
            compare(bench.undoSteps, 0);
            tryVerify(() => findChild(row, "message").visible);
            compare(spring.text, "0.05");
            header.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
        }
        function test_a_changed_parameter_goes_back_to_the_seeds_value() {
            selectRing();
            const radius = editor("ring.radius");
            const reset = findChild(findChild(inspector, "row:ring.radius"), "reset");
            verify(!reset.enabled);
            mouseClick(radius);
            type("90");
            keyClick(Qt.Key_Return);
            verify(reset.enabled);
            mouseClick(reset);
            compare(bench.radius, 200);
            verify(!reset.enabled);
        }
        function test_casts_are_added_and_chosen_by_mouse() {
            selectRing();
            const add = findChild(inspector, "addCast");
            // What was tested before has left the page scrolled.
            mouseWheel(inspector, 100, 300, 0, 12000);
            waitForRendering(inspector);
            mouseClick(add);
            const list = findChild(inspector, "castList");
            tryCompare(list, "count", 2);
            compare(list.currentIndex, 1);
            mouseClick(list, 40, 14);
            compare(list.currentIndex, 0);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            keyClick(Qt.Key_Delete);
            tryCompare(list, "count", 1);
        }
        function test_a_code_gets_the_birds_that_it_needs() {
            bench.openWith(60);
            selectRing();
            choose(editor("shape"), 7);
            compare(bench.shape, "qr");
            const steps = bench.undoSteps;
            tryVerify(() => findChild(inspector, "codeCheck0") && findChild(findChild(inspector, "codeCheck0"), "fix0"));
            tryVerify(() => findChild(findChild(inspector, "codeCheck0"), "fix0").width > 0);
            mouseClick(findChild(findChild(inspector, "codeCheck0"), "fix0"));
            verify(bench.birds > 60);
            tryVerify(() => findChild(inspector, "codeCheck0").good);
            compare(bench.undoSteps, steps + 1);
        }
        function test_a_gradient_takes_more_colours() {
            selectRing();
            choose(editor("color.kind"), 1);
            waitForRendering(inspector);
            mouseClick(findChild(inspector, "addStop"));
            verify(findChild(inspector, "stop1"));
            verify(findChild(inspector, "row:color.angle"));
            choose(editor("color.kind"), 0);
            verify(!findChild(inspector, "stop1"));
        }
        function test_flights_of_the_seeds_are_a_click_away() {
            showTab(1);
            mouseClick(findChild(inspector, "mirofish"));
            verify(findChild(inspector, "row:maxForce"));
            compare(bench.undoSteps, 1);
            mouseClick(findChild(inspector, "theatre"));
            verify(!findChild(inspector, "row:maxForce"));
            verify(findChild(inspector, "theatre").checked);
        }
        function test_the_default_flight_is_saved_and_forgotten() {
            showTab(1);
            verify(!findChild(inspector, "savedFlight").visible);
            mouseClick(findChild(inspector, "saveFlight"));
            verify(findChild(inspector, "savedFlight").visible);
            waitForRendering(inspector);
            mouseClick(findChild(inspector, "forgetFlight"));
            verify(!findChild(inspector, "savedFlight").visible);
        }
        function test_props_are_added_from_their_menu_and_removed() {
            showTab(2);
            mouseClick(findChild(inspector, "addProp"));
            const menu = findChild(inspector, "propKinds");
            tryCompare(menu, "opened", true);
            mouseClick(menu.itemAt(3));
            const list = findChild(inspector, "propList");
            tryCompare(list, "count", 1);
            tryVerify(() => findChild(inspector, "row:textSize"));
            mouseClick(findChild(inspector, "removeProp"));
            tryCompare(list, "count", 0);
        }
        function test_a_focused_field_is_scrolled_into_view() {
            selectRing();
            inspector.height = 300;
            const page = findChild(inspector, "actPage");
            const hover = editor("hover");
            hover.forceActiveFocus();
            tryVerify(() => {
                const y = hover.mapToItem(page, 0, 0).y;
                return y >= 0 && y + hover.height <= page.height;
            });
            editor("name").forceActiveFocus();
            tryVerify(() => editor("name").mapToItem(page, 0, 0).y >= 0);
        }
    }
}
