// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// One cell of the table of acts: text, the selection's colour, and a frame where the cursor is.
Rectangle {
    id: root
    required property int row
    required property int column
    required property string display
    required property bool chosen
    required property bool ofCurrent
    required property int kind
    required property bool warn
    property int cursorRow: -1
    property int cursorColumn: -1
    property bool tableFocus: false
    readonly property bool underCursor: root.row === root.cursorRow && root.column === root.cursorColumn

    implicitWidth: 1
    implicitHeight: Theme.controlHeight
    color: root.chosen ? Theme.selection : root.row % 2 ? Theme.panel : Theme.field
    Accessible.role: Accessible.Cell
    Accessible.name: root.display
    Accessible.selected: root.chosen

    FLabel {
        anchors.fill: parent
        leftPadding: Theme.spacing
        rightPadding: Theme.small
        text: root.display
        muted: root.kind === 0 && !root.warn
        color: root.warn ? Theme.warning : root.kind === 0 ? Theme.textMuted : Theme.text
        font.weight: root.ofCurrent && root.column === 0 ? Font.DemiBold : Font.Normal
    }
    Rectangle {
        anchors.fill: parent
        visible: root.underCursor
        color: "transparent"
        border.color: root.tableFocus ? Theme.focus : Theme.textMuted
        border.width: root.tableFocus ? 2 : 1
    }
}
