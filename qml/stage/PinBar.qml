// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Says what the pin tool does, how many birds are locked, and lets them go.
Rectangle {
    id: root
    required property PinTool tool

    visible: root.tool.active
    implicitWidth: row.implicitWidth + 2 * Theme.spacing
    implicitHeight: row.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: Theme.panelRaised
    border.color: Theme.border
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Pins")

    // A press beside a button must not lock a bird.
    MouseArea {
        anchors.fill: parent
    }
    RowLayout {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spacing
        FLabel {
            text: qsTr("Click locks a bird to its place, a drag swaps two")
            font.pixelSize: Theme.smallFontSize
        }
        FLabel {
            objectName: "pinCount"
            text: qsTr("%n locked", "", root.tool.count)
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
        FButton {
            objectName: "pinClear"
            focusPolicy: Qt.TabFocus
            text: qsTr("Unlock all")
            enabled: root.tool.count > 0
            onClicked: root.tool.clear()
        }
        FIconButton {
            objectName: "pinClose"
            focusPolicy: Qt.TabFocus
            icon.name: "close"
            text: qsTr("Put the pins away (Esc)")
            onClicked: root.tool.putAway()
        }
    }
}
