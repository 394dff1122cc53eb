// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1100
    height: 500

    TimelineBench {
        id: bench
    }
    ActTable {
        id: table
        width: parent.width
        height: 400
        document: bench.document
        selection: bench.selection
        shapes: null
        problems: null
    }
    TextInput {
        id: elsewhere
        y: 420
        width: 100
        height: 30
        activeFocusOnTab: true
    }

    TestCase {
        id: test
        name: "Table"
        when: windowShown

        readonly property int nameColumn: 0
        readonly property int startColumn: 1
        readonly property int durationColumn: 2
        readonly property int modeColumn: 3
        readonly property int shapeColumn: 4
        property Item view
        property Item pointer
        property Item editor

        function init() {
            bench.openThreeActs();
            bench.selection.selectAct("a1");
            test.view = findChild(table, "actTable");
            test.pointer = findChild(table, "actTablePointer");
            test.editor = findChild(table, "cellEditor");
            tryVerify(() => test.view.rows === 3);
            tryCompare(test.view, "contentY", 0);
            test.view.forceActiveFocus();
            keyClick(Qt.Key_Home, Qt.ControlModifier);
            compare(table.controller.row, 0);
            compare(table.controller.column, 0);
        }
        function cleanup() {
            keyClick(Qt.Key_Escape);
        }
        function xOf(column) {
            let x = 6;
            for (let i = 0; i < column; ++i)
                x += table.controller.columnWidths[i];
            return x;
        }
        function yOf(row) {
            return (row + 0.5) * table.controller.rowHeight;
        }
        function click(row, column, modifiers) {
            mouseClick(test.pointer, test.xOf(column), test.yOf(row), Qt.LeftButton, modifiers ?? Qt.NoModifier);
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter);
        }
        function order() {
            return bench.acts().join();
        }

        function test_a_click_selects_the_act_and_a_key_types_into_the_cell() {
            test.click(1, test.durationColumn);
            compare(bench.selection.currentAct, "a2");
            test.type("1.5");
            verify(test.editor.visible);
            compare(test.editor.text, "1.5");
            keyClick(Qt.Key_Return);
            compare(bench.end("a2") - bench.start("a2"), 90);
            verify(!test.editor.visible);
            verify(test.view.activeFocus);
            compare(table.controller.row, 2);
            compare(bench.undoSteps, 1);
        }
        function test_a_double_click_edits_what_is_there() {
            mouseDoubleClickSequence(test.pointer, test.xOf(test.nameColumn), test.yOf(1));
            tryVerify(() => test.editor.activeFocus);
            compare(test.editor.selectedText, "Hello");
            test.type("Bye");
            keyClick(Qt.Key_Return);
            compare(bench.name("a2"), "Bye");
        }
        function test_f2_tab_and_escape() {
            keyClick(Qt.Key_F2);
            tryVerify(() => test.editor.activeFocus);
            test.type("First");
            keyClick(Qt.Key_Tab);
            compare(bench.name("a1"), "First");
            compare(table.controller.column, test.startColumn);
            keyClick(Qt.Key_F2);
            test.type("9");
            keyClick(Qt.Key_Escape);
            verify(!test.editor.visible);
            verify(test.view.activeFocus);
            compare(bench.start("a1"), 0);
            compare(bench.undoSteps, 1);
        }
        function test_a_wrong_time_stays_with_its_reason() {
            test.click(1, test.startColumn);
            test.type("7x");
            keyClick(Qt.Key_Return);
            verify(test.editor.visible);
            const note = findChild(table, "tableNote");
            verify(note.text.indexOf("7x") >= 0);
            compare(bench.undoSteps, 0);
            keyClick(Qt.Key_Escape);
            compare(note.text, "");
        }
        function test_leaving_the_editor_takes_a_good_text_and_drops_a_bad_one() {
            test.click(1, test.nameColumn);
            test.type("Kept");
            elsewhere.forceActiveFocus();
            compare(bench.name("a2"), "Kept");
            test.click(1, test.startColumn);
            test.type("7x");
            elsewhere.forceActiveFocus();
            verify(!test.editor.visible);
            compare(bench.undoSteps, 1);
        }
        function test_choices_are_chosen_by_keys() {
            test.click(1, test.modeColumn);
            keyClick(Qt.Key_Return);
            const choice = findChild(table, "cellChoice");
            tryVerify(() => choice.popup.opened);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => !choice.visible);
            compare(bench.undoSteps, 1);
            tryVerify(() => test.view.activeFocus);
            keyClick(Qt.Key_Return);
            tryVerify(() => choice.popup.opened);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !choice.visible);
            compare(bench.undoSteps, 1);
        }
        function test_rows_are_dragged_and_given_back() {
            const x = test.xOf(0);
            mousePress(test.pointer, x, test.yOf(0));
            for (let i = 1; i <= 10; ++i)
                mouseMove(test.pointer, x, test.yOf(0) + i * 0.2 * table.controller.rowHeight);
            compare(test.order(), "a2,a3,a1");
            mouseRelease(test.pointer, x, test.yOf(2));
            compare(test.order(), "a2,a3,a1");
            compare(bench.undoSteps, 1);
            compare(bench.end("a1") - bench.start("a1"), 120);
            bench.document.undo();
            compare(test.order(), "a1,a2,a3");

            mousePress(test.pointer, x, test.yOf(0));
            mouseMove(test.pointer, x, test.yOf(1));
            mouseMove(test.pointer, x, test.yOf(2));
            keyClick(Qt.Key_Escape);
            compare(test.order(), "a1,a2,a3");
            mouseRelease(test.pointer, x, test.yOf(2));
            compare(test.order(), "a1,a2,a3");
            compare(bench.undoSteps, 0);
        }
        function test_several_rows_are_selected_by_mouse_and_keys() {
            test.click(0, 0);
            test.click(2, 0, Qt.ControlModifier);
            compare(bench.selection.actIds.length, 2);
            test.click(0, 0);
            keyClick(Qt.Key_Down, Qt.ShiftModifier);
            compare(bench.selection.actIds.length, 2);
            keyClick(Qt.Key_Down, Qt.AltModifier);
            compare(test.order(), "a3,a1,a2");
        }
        function test_tab_leaves_the_table_behind_the_last_cell() {
            keyClick(Qt.Key_End, Qt.ControlModifier);
            keyClick(Qt.Key_Tab);
            verify(elsewhere.activeFocus);
        }
        function test_a_long_table_scrolls_to_the_cursor_and_keeps_few_cells() {
            bench.openActs(500);
            tryVerify(() => test.view.rows === 500);
            test.view.forceActiveFocus();
            bench.selection.selectAct("a0");
            keyClick(Qt.Key_End, Qt.ControlModifier);
            compare(bench.selection.currentAct, "a499");
            tryVerify(() => test.view.contentY > 400 * table.controller.rowHeight);
            let cells = 0;
            for (let i = 0; i < test.view.contentItem.children.length; ++i)
                cells += test.view.contentItem.children[i].underCursor !== undefined ? 1 : 0;
            verify(cells > 0);
            verify(cells < 7 * (test.view.height / table.controller.rowHeight + 6));
            // An edit far down keeps the place.
            const place = test.view.contentY;
            bench.selection.selectAct("a490");
            wait(0);
            test.type("x");
            keyClick(Qt.Key_Return);
            verify(Math.abs(test.view.contentY - place) < 12 * table.controller.rowHeight);
        }
        function test_cells_are_read_out() {
            test.click(1, test.durationColumn);
            compare(test.view.Accessible.role, Accessible.Table);
            verify(test.view.Accessible.description.indexOf("0:03.000") >= 0);
        }
    }
}
