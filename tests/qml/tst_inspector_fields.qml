// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

/// The editors of the inspector's rows, driven by mouse and keys.
Item {
    id: root
    width: 340
    height: 1700

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
        name: "InspectorFields"
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
        function row(name: string): Item {
            const found = findChild(inspector, "row:" + name);
            verify(found, name);
            return found;
        }
        function editor(name: string): Item {
            const item = findChild(row(name), "editor").item;
            return item.number ? item.number : item;
        }
        function drag(item: Item, x: real, y: real, right: real, down: real) {
            const from = item.mapToItem(root, x, y);
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 10; ++i)
                mouseMove(root, from.x + right * i / 10, from.y + down * i / 10, -1, Qt.LeftButton);
            mouseRelease(root, from.x + right, from.y + down);
        }
        function choose(box: Item, index: int) {
            box.forceActiveFocus(Qt.TabFocusReason);
            const way = index - box.current;
            for (let i = 0; i < Math.abs(way); ++i)
                keyClick(way > 0 ? Qt.Key_Down : Qt.Key_Up);
        }

        function test_a_number_beyond_its_range_stays_typed_and_the_row_says_why() {
            const stagger = editor("sweep.stagger");
            const message = findChild(row("sweep.stagger"), "message");
            mouseClick(stagger);
            type("250");
            keyClick(Qt.Key_Return);
            compare(bench.undoSteps, 0);
            compare(stagger.text, "250");
            verify(message.visible);
            verify(message.text.includes("100 %"));
            keyClick(Qt.Key_Escape);
            verify(!message.visible);
            verify(stagger.text !== "250");
        }
        function test_a_refused_number_does_not_follow_to_another_act() {
            const x = editor("place.x");
            mouseClick(x);
            type("1e9");
            keyClick(Qt.Key_Return);
            compare(x.text, "1e9");
            bench.selection.selectAct("a1");
            bench.selection.selectAct("a2");
            waitForRendering(inspector);
            compare(editor("place.x").text, "640 px");
            compare(bench.undoSteps, 0);
        }
        function test_a_sum_and_a_time_are_typed() {
            const x = editor("place.x");
            mouseClick(x);
            type("2*360/3");
            keyClick(Qt.Key_Return);
            compare(x.text, "240 px");
            const duration = editor("duration");
            mouseClick(duration);
            type("+=30f");
            keyClick(Qt.Key_Return);
            compare(duration.text, "3 s");
            type("90f");
            keyClick(Qt.Key_Return);
            compare(duration.text, "1.5 s");
        }
        function test_a_slider_drag_is_one_undo_step_and_its_tick_is_the_seeds_value() {
            const item = findChild(row("sweep.stagger"), "editor").item;
            const slider = findChild(item, "slider");
            verify(findChild(slider, "seedTick").visible);
            const before = item.number.text;
            drag(slider, slider.width / 2, slider.height / 2, -slider.width / 2, 0);
            compare(item.number.text, "0 %");
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(item.number.text, before);
            verify(before !== "0 %");
        }
        function test_a_row_is_reset_by_its_menu_and_by_its_key() {
            const radius = editor("ring.radius");
            mouseClick(radius);
            type("90");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_R, Qt.ControlModifier);
            compare(bench.radius, 200);
            compare(bench.undoSteps, 2);
            type("90");
            keyClick(Qt.Key_Return);
            compare(bench.radius, 90);
            mouseClick(row("ring.radius"), 20, 10, Qt.RightButton);
            let menu = null;
            tryVerify(() => {
                menu = findChild(row("ring.radius").parent, "fieldMenu");
                return menu !== null && menu.opened;
            });
            verify(menu.itemAt(0).text.includes("200"));
            mouseClick(menu.itemAt(0));
            compare(bench.radius, 200);
        }
        function test_an_angle_is_dragged_on_its_dial() {
            const item = findChild(row("place.rotation"), "editor").item;
            const dial = findChild(item, "dial");
            drag(dial, dial.width - 4, dial.height / 2, 4 - dial.width / 2, dial.height / 2 - 2);
            compare(item.number.text, "90 °");
            compare(bench.undoSteps, 1);
            dial.forceActiveFocus();
            keyClick(Qt.Key_Up);
            compare(item.number.text, "91 °");
            keyClick(Qt.Key_Down, Qt.ShiftModifier);
            compare(item.number.text, "90 °");
        }
        function test_several_acts_are_edited_at_once() {
            bench.selection.toggleAct("a3");
            waitForRendering(inspector);
            verify(findChild(inspector, "several").visible);
            verify(!findChild(inspector, "row:start"));
            const duration = editor("duration");
            compare(duration.text, "—");
            mouseClick(duration);
            type("*0.5");
            keyClick(Qt.Key_Return);
            compare(bench.undoSteps, 1);
            compare(duration.text, "—");
            type("30f");
            keyClick(Qt.Key_Return);
            compare(bench.undoSteps, 2);
            compare(duration.text, "0.5 s");
            const name = editor("name");
            compare(name.text, "");
            compare(name.placeholderText, "—");
        }
        function test_casts_are_chosen_together_and_dragged_into_order() {
            mouseClick(findChild(inspector, "addCast"));
            mouseClick(findChild(inspector, "addCast"));
            const list = findChild(inspector, "castList");
            tryCompare(list, "count", 3);
            waitForRendering(inspector);
            mouseClick(list, 40, 14);
            mouseClick(list, 40, 14 + 2 * 28, Qt.LeftButton, Qt.ControlModifier);
            compare(bench.selection.castIds.length, 2);
            compare(editor("shape").mixed, true);
            mouseClick(list, 40, 14, Qt.LeftButton, Qt.ShiftModifier);
            compare(bench.selection.castIds.length, 3);
            mouseClick(list, 40, 14);
            const first = bench.selection.currentCast;
            const steps = bench.undoSteps;
            drag(list, 40, 14, 0, 2 * 28);
            compare(bench.undoSteps, steps + 1);
            compare(list.currentIndex, 2);
            compare(bench.selection.currentCast, first);
            bench.document.undo();
            compare(list.currentIndex, 0);
        }
        function test_escape_gives_the_order_of_casts_back() {
            mouseClick(findChild(inspector, "addCast"));
            const list = findChild(inspector, "castList");
            tryCompare(list, "count", 2);
            waitForRendering(inspector);
            mouseClick(list, 40, 14);
            const steps = bench.undoSteps;
            const from = list.mapToItem(root, 40, 14);
            mousePress(root, from.x, from.y);
            for (let i = 1; i <= 28; ++i)
                mouseMove(root, from.x, from.y + i, -1, Qt.LeftButton);
            compare(list.currentIndex, 1);
            keyClick(Qt.Key_Escape);
            compare(list.currentIndex, 0);
            mouseRelease(root, from.x, from.y + 28);
            compare(bench.undoSteps, steps);
        }
        function test_a_colour_is_dragged_on_the_square_and_typed_by_name() {
            const button = findChild(inspector, "stopColor");
            mouseClick(button);
            const chooser = findChild(button, "chooser");
            tryCompare(chooser, "opened", true);
            const square = findChild(chooser.contentItem, "square");
            // Palettes come with the opening, and make it higher.
            tryVerify(() => findChild(chooser.contentItem, "showColors").height > 0
                            && !isPolishScheduled(chooser.contentItem));
            const steps = bench.undoSteps;
            mousePress(square, 5, 5);
            for (let x = 5; x <= square.width; x += 5)
                mouseMove(square, x, 5, -1, Qt.LeftButton);
            mouseRelease(square, square.width - 5, 5);
            compare(bench.undoSteps, steps + 1);
            const hex = findChild(chooser.contentItem, "hex");
            mouseClick(hex);
            hex.selectAll();
            type("teal");
            keyClick(Qt.Key_Return);
            compare(button.value.toString(), "#008080");
            keyClick(Qt.Key_Escape);
            tryCompare(chooser, "opened", false);
            mouseClick(button);
            tryCompare(chooser, "opened", true);
            const recent = findChild(chooser.contentItem, "recentColors");
            verify(recent.visible);
            compare(recent.colors[0].toString(), "#008080");
            verify(findChild(chooser.contentItem, "showColors").visible);
            keyClick(Qt.Key_Escape);
            tryCompare(chooser, "opened", false);
        }
        function test_colours_of_a_gradient_are_added_moved_and_removed_on_their_bar() {
            choose(editor("color.kind"), 1);
            waitForRendering(inspector);
            const bar = findChild(inspector, "stopsBar");
            verify(bar.visible);
            mouseDoubleClickSequence(bar, bar.width / 2, 5);
            verify(findChild(inspector, "stop1"));
            mouseClick(findChild(inspector, "addStop"));
            verify(findChild(inspector, "stop2"));
            waitForRendering(inspector);
            const steps = bench.undoSteps;
            const place = findChild(inspector, "stopPlace");
            mouseClick(findChild(inspector, "stop1"));
            drag(findChild(inspector, "stop1"), 7, 10, -bar.width / 4, 0);
            verify(Math.abs(place.value - 25) < 2);
            compare(bench.undoSteps, steps + 1);
            mouseClick(place);
            place.selectAll();
            type("30+10");
            keyClick(Qt.Key_Return);
            compare(place.value, 40);
            compare(bench.undoSteps, steps + 2);
            const knob = findChild(inspector, "stop0");
            waitForRendering(inspector);
            verify(Math.abs(findChild(inspector, "stop1").x + 7 - 0.4 * bar.width) < 1);
            drag(knob, 7, 10, bar.width, 0);
            verify(findChild(inspector, "stop2").current);
            keyClick(Qt.Key_Delete);
            verify(!findChild(inspector, "stop2"));
            verify(bench.undoSteps > steps);
        }
        function test_a_font_is_searched_and_chosen_by_keys() {
            choose(editor("shape"), 6);
            compare(bench.shape, "text");
            const box = editor("text.family");
            mouseClick(box);
            const popup = findChild(box, "fonts");
            tryCompare(popup, "opened", true);
            const list = findChild(popup.contentItem, "families");
            const all = list.count;
            verify(all > 0);
            type("dejavu sans mono");
            verify(list.count > 0 && list.count <= all);
            keyClick(Qt.Key_Return);
            tryCompare(popup, "opened", false);
            compare(box.family, "DejaVu Sans Mono");
            mouseClick(box);
            tryCompare(popup, "opened", true);
            mouseClick(findChild(popup.contentItem, "ofProgram"));
            compare(box.family, "");
        }
        function test_the_centre_of_the_sweep_is_typed_and_given_back() {
            const x = editor("sweep.center.x");
            const own = x.value;
            mouseClick(x);
            x.selectAll();
            type("100+20");
            keyClick(Qt.Key_Return);
            compare(editor("sweep.center.x").value, 120);
            const steps = bench.undoSteps;
            const reset = findChild(row("sweep.center.x"), "reset");
            tryVerify(() => reset.visible);
            mouseClick(reset);
            compare(editor("sweep.center.x").value, own);
            compare(bench.undoSteps, steps + 1);
        }
        function test_the_stagger_curve_is_bent_by_its_handles() {
            const picker = editor("sweep.curve");
            mouseClick(picker);
            const chooser = findChild(picker, "chooser");
            tryCompare(chooser, "opened", true);
            const steps = bench.undoSteps;
            mouseClick(findChild(chooser.contentItem, "preset2"));
            compare(bench.undoSteps, steps + 1);
            compare(picker.curve.kind, 2);
            const handle = findChild(chooser.contentItem, "handle0");
            mousePress(handle, 8, 8);
            for (let i = 1; i <= 10; ++i)
                mouseMove(chooser.contentItem, handle.x + 8 + i, handle.y + 4, -1, Qt.LeftButton);
            mouseRelease(handle, 8, 8);
            compare(bench.undoSteps, steps + 2);
            compare(picker.curve.kind, 3);
            handle.forceActiveFocus();
            const before = picker.curve.x1;
            keyClick(Qt.Key_Right);
            verify(picker.curve.x1 > before);
            keyClick(Qt.Key_Escape);
            tryCompare(chooser, "opened", false);
        }
    }
}
