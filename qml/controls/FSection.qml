// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Controls.Basic
import Flocktale

/// A titled part of a panel that folds away. Children go into a column below the title.
ColumnLayout {
    id: root
    property string title
    property bool expanded: true
    default property alias content: body.data

    spacing: 0

    AbstractButton {
        id: header
        objectName: "header"
        Layout.fillWidth: true
        implicitHeight: Theme.controlHeight
        text: root.title
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && header.visualFocus
        Accessible.name: root.title
        Accessible.description: root.expanded ? qsTr("Expanded") : qsTr("Collapsed")
        onClicked: root.expanded = !root.expanded
        contentItem: RowLayout {
            spacing: Theme.small
            Icon {
                Layout.leftMargin: Theme.small
                Layout.preferredWidth: 12
                Layout.preferredHeight: 12
                name: root.expanded ? "chevron-down" : "chevron-right"
                color: Theme.textMuted
            }
            FLabel {
                Layout.fillWidth: true
                text: root.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            color: header.hovered ? Theme.panelRaised : "transparent"
            radius: Theme.radius
            FFocusRing {
                shown: header.visualFocus
            }
        }
    }
    ColumnLayout {
        id: body
        visible: root.expanded
        spacing: Theme.spacing
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spacing
        Layout.rightMargin: Theme.spacing
        Layout.topMargin: Theme.small
        Layout.bottomMargin: Theme.spacing
    }
}
