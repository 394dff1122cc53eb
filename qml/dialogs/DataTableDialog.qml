// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import Flocktale

/// The events or rows of a cast's data as a table in which every cell is typed into.
FDialog {
    id: root
    required property DataTableModel table
    readonly property int numbers: 44
    readonly property real cellWidth: root.table.titles.length > 0
                                      ? Math.floor((cells.width - 12) / root.table.titles.length) : 0

    title: root.table.kind === DataTableModel.Events ? qsTr("Events") : qsTr("Rows of the table")
    acceptText: qsTr("Close")
    width: Math.min(760, parent ? parent.width - 4 * Theme.wide : 760)
    height: Math.min(560, parent ? parent.height - 4 * Theme.wide : 560)
    onClosed: root.table.dropImport()

    /// Of the cell that has the focus, -1 when none has.
    property int row: -1
    function go(row: int, column: int) {
        if (row < 0 || row >= cells.rows)
            return;
        cells.positionViewAtRow(row, TableView.Contain);
        cells.forceLayout();
        const cell = cells.itemAtCell(Qt.point(column, row));
        if (cell)
            cell.forceActiveFocus(Qt.TabFocusReason);
    }

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.small
        RowLayout {
            spacing: 0
            FIconButton {
                objectName: "addLine"
                icon.name: "plus"
                text: qsTr("Add a line")
                onClicked: {
                    const row = root.row < 0 ? root.table.count : root.row + 1;
                    root.table.add(root.row);
                    root.go(row, 0);
                }
            }
            FIconButton {
                objectName: "removeLine"
                icon.name: "trash"
                enabled: root.row >= 0 && root.row < root.table.count
                text: qsTr("Remove the line")
                onClicked: root.table.remove(root.row)
            }
            FIconButton {
                objectName: "undoData"
                icon.name: "undo"
                enabled: root.table.document.canUndo
                text: qsTr("Undo: %1").arg(root.table.document.undoText)
                onClicked: root.table.document.undo()
            }
            FIconButton {
                objectName: "redoData"
                icon.name: "redo"
                enabled: root.table.document.canRedo
                text: qsTr("Redo: %1").arg(root.table.document.redoText)
                onClicked: root.table.document.redo()
            }
            Item {
                Layout.fillWidth: true
            }
            FButton {
                objectName: "pasteData"
                text: qsTr("Paste")
                icon.name: "copy"
                toolTip: qsTr("CSV with a heading row or a JSON list, from the clipboard.")
                onClicked: root.table.paste()
            }
            FButton {
                objectName: "importData"
                Layout.leftMargin: Theme.small
                text: qsTr("Import…")
                icon.name: "open"
                toolTip: qsTr("CSV with a heading row or a JSON list, from a file.")
                onClicked: file.open()
            }
        }
        DataImportBox {
            table: root.table
        }
        Item {
            Layout.fillWidth: true
            implicitHeight: Theme.controlHeight
            clip: true
            Row {
                x: root.numbers
                Repeater {
                    model: root.table.titles
                    FLabel {
                        id: heading
                        required property int index
                        required property string modelData
                        width: root.cellWidth
                        height: Theme.controlHeight
                        leftPadding: Theme.spacing
                        text: heading.modelData
                        muted: true
                        font.pixelSize: Theme.smallFontSize
                        Accessible.role: Accessible.ColumnHeader
                        HoverHandler {
                            id: hover
                        }
                        FToolTip {
                            hovered: hover.hovered
                            text: root.table.hints[heading.index] ?? ""
                        }
                    }
                }
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            FLabel {
                anchors.centerIn: parent
                visible: root.table.count === 0
                muted: true
                text: qsTr("Nothing here yet: add a line, paste or import.")
            }
            TableView {
                id: cells
                objectName: "dataCells"
                anchors.fill: parent
                anchors.leftMargin: root.numbers
                clip: true
                keyNavigationEnabled: false
                pointerNavigationEnabled: false
                boundsBehavior: Flickable.StopAtBounds
                model: root.table
                columnWidthProvider: () => root.cellWidth
                rowHeightProvider: () => Theme.controlHeight
                ScrollBar.vertical: FScrollBar {}
                onWidthChanged: cells.forceLayout()
                Accessible.role: Accessible.Table
                Accessible.name: root.title
                delegate: DataCell {
                    id: cell
                    table: root.table
                    name: (root.table.titles[cell.column] ?? "") + " " + (cell.row + 1)
                    onGoWanted: (row, column) => root.go(row, column)
                    onActiveFocusChanged: {
                        if (cell.activeFocus)
                            root.row = cell.row;
                    }
                }
            }
            ListView {
                width: root.numbers
                height: parent.height
                clip: true
                interactive: false
                contentY: cells.contentY
                model: root.table.count
                delegate: FLabel {
                    id: number
                    required property int index
                    width: root.numbers - Theme.small
                    height: Theme.controlHeight
                    horizontalAlignment: Text.AlignRight
                    text: number.index + 1
                    muted: true
                    font.weight: number.index === root.row ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }
            }
        }
        FLabel {
            objectName: "dataNote"
            Layout.fillWidth: true
            visible: text.length > 0
            text: root.table.note
            color: Theme.warning
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        FileDialog {
            id: file
            title: qsTr("Import a table")
            fileMode: FileDialog.OpenFile
            nameFilters: [qsTr("Tables (*.csv *.json)"), qsTr("All files (*)")]
            onAccepted: root.table.importFile(file.selectedFile)
        }
    }
}
