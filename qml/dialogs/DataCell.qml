// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A cell of a cast's data that is typed into. Enter and the arrow keys go on to the cells above and below.
FTextField {
    id: root
    required property int row
    required property int column
    required property string display
    required property DataTableModel table
    signal goWanted(int row, int column)

    implicitWidth: 1
    implicitHeight: Theme.controlHeight
    value: root.display
    onEdited: text => root.table.setCell(root.row, root.column, text)
    onAccepted: root.goWanted(root.row + 1, root.column)
    Keys.onUpPressed: root.goWanted(root.row - 1, root.column)
    Keys.onDownPressed: root.goWanted(root.row + 1, root.column)
    background: Rectangle {
        color: root.row % 2 ? Theme.panel : Theme.field
        FFocusRing {
            shown: root.activeFocus
        }
    }
}
