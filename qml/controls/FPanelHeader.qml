// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The title line of a panel with a button that hides it; children stand before that button.
Rectangle {
    id: root
    property string title
    default property alias tools: row.data
    signal closed

    implicitHeight: Theme.controlHeight + Theme.small
    implicitWidth: label.implicitWidth + row.implicitWidth + close.implicitWidth + 3 * Theme.spacing
    color: Theme.panel

    FLabel {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.spacing
        anchors.right: row.left
        text: root.title
        font.weight: Font.DemiBold
    }
    RowLayout {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: close.left
        spacing: Theme.tiny
    }
    FIconButton {
        id: close
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        icon.name: "close"
        text: qsTr("Hide this panel")
        onClicked: root.closed()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
