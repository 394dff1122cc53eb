// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

/// The data of a cast, made, typed into and imported, and the expectations of a show, by mouse and keys.
Item {
    id: root
    width: 900
    height: 2400

    InspectorBench {
        id: bench
    }
    Inspector {
        id: inspector
        width: 340
        height: root.height
        document: bench.document
        selection: bench.selection
        playback: bench.playback
        shapes: bench.shapes
    }
    TextEdit {
        id: clipboard
        visible: false
    }

    TestCase {
        name: "InspectorData"
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
        function dialog(): QtObject {
            return findChild(inspector, "dataTableDialog");
        }
        function inDialog(name: string): Item {
            const found = findChild(dialog().contentItem, name);
            verify(found, name);
            return found;
        }
        function cell(row: int, column: int): Item {
            const cells = inDialog("dataCells");
            tryVerify(() => cells.itemAtCell(Qt.point(column, row)) !== null);
            return cells.itemAtCell(Qt.point(column, row));
        }
        function openTable() {
            mouseClick(findChild(inspector, "editData"));
            tryCompare(dialog(), "opened", true);
            waitForRendering(dialog().contentItem);
        }
        function closeTable() {
            dialog().close();
            tryCompare(dialog(), "visible", false);
        }

        function test_a_pipeline_is_made_and_its_chart_shows_every_state() {
            mouseClick(findChild(inspector, "makePipeline"));
            compare(bench.undoSteps, 1);
            const chart = findChild(inspector, "dataChart");
            tryVerify(() => chart.entities > 0);
            verify(chart.names.length > 2);
            compare(chart.names.length, chart.colors.length);
            verify(chart.summary.length > 0);
            verify(findChild(inspector, "row:data.hop"));
            mouseClick(findChild(inspector, "removeData"));
            verify(!findChild(inspector, "row:data.hop"));
            verify(findChild(inspector, "makeTable").visible);
        }
        function test_cells_are_typed_one_below_the_other_and_undone() {
            mouseClick(findChild(inspector, "makePipeline"));
            waitForRendering(inspector);
            openTable();
            mouseClick(cell(0, 0));
            type("Order");
            keyClick(Qt.Key_Return);
            compare(cell(0, 0).text, "Order");
            verify(cell(1, 0).activeFocus);
            type("Bill");
            keyClick(Qt.Key_Return);
            compare(bench.undoSteps, 3);
            mouseClick(cell(0, 3));
            cell(0, 3).selectAll();
            type("fail");
            keyClick(Qt.Key_Return);
            compare(cell(0, 3).text, "failure");
            mouseClick(inDialog("undoData"));
            compare(cell(0, 3).text, "normal");
            compare(bench.undoSteps, 3);
            closeTable();
        }
        function test_a_cell_that_is_refused_says_why() {
            mouseClick(findChild(inspector, "makePipeline"));
            waitForRendering(inspector);
            openTable();
            const before = cell(0, 1).text;
            mouseClick(cell(0, 1));
            cell(0, 1).selectAll();
            type("soon");
            keyClick(Qt.Key_Return);
            verify(inDialog("dataNote").visible);
            compare(cell(0, 1).text, before);
            compare(bench.undoSteps, 1);
            closeTable();
        }
        function test_lines_are_added_and_removed() {
            mouseClick(findChild(inspector, "makeTable"));
            waitForRendering(inspector);
            openTable();
            const cells = inDialog("dataCells");
            const rows = cells.rows;
            mouseClick(cell(1, 0));
            mouseClick(inDialog("addLine"));
            compare(cells.rows, rows + 1);
            mouseClick(inDialog("removeLine"));
            mouseClick(inDialog("removeLine"));
            tryCompare(cells, "rows", rows - 1);
            closeTable();
        }
        function test_what_is_pasted_is_shown_before_it_is_taken() {
            mouseClick(findChild(inspector, "makePipeline"));
            waitForRendering(inspector);
            openTable();
            clipboard.text = "at,fate\nsoon,normal\n1,perhaps";
            clipboard.selectAll();
            clipboard.copy();
            mouseClick(inDialog("pasteData"));
            tryCompare(inDialog("importProblems"), "count", 2);
            verify(!inDialog("importInstead").visible);
            waitForRendering(dialog().contentItem);
            mouseClick(inDialog("importNot"));
            compare(bench.undoSteps, 1);
            clipboard.text = '[{"name": "one", "at": 0.5}, {"name": "two", "at": 1}]';
            clipboard.selectAll();
            clipboard.copy();
            mouseClick(inDialog("pasteData"));
            verify(inDialog("importInstead").visible);
            compare(bench.undoSteps, 1);
            waitForRendering(dialog().contentItem);
            mouseClick(inDialog("importInstead"));
            tryCompare(inDialog("dataCells"), "rows", 2);
            compare(bench.undoSteps, 2);
            compare(cell(1, 0).text, "two");
            closeTable();
        }
        function test_expectations_are_checked_by_their_button() {
            bench.openExpecting();
            const button = findChild(inspector, "checkExpectations");
            const list = findChild(inspector, "expectationList");
            tryCompare(list, "count", 2);
            waitForRendering(inspector);
            compare(list.itemAtIndex(0).outcome, ExpectationListModel.Unchecked);
            mouseClick(button);
            tryCompare(button, "text", "Check", 20000);
            compare(list.itemAtIndex(0).outcome, ExpectationListModel.Met);
            compare(list.itemAtIndex(1).outcome, ExpectationListModel.Failed);
            verify(findChild(inspector, "expectationSummary").text.includes("1"));
        }
    }
}
