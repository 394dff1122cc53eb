// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A line of a list in the inspector: a colour, a name, and a detail at the right.
AbstractButton {
    id: root
    required property int index
    property string title
    property string detail
    property color swatch
    property bool chosen: false

    implicitHeight: Theme.controlHeight
    // The list itself takes the keys.
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.title + ", " + root.detail
    Accessible.selected: root.chosen

    contentItem: RowLayout {
        spacing: Theme.spacing
        Rectangle {
            Layout.leftMargin: Theme.spacing
            Layout.preferredWidth: 12
            Layout.preferredHeight: 12
            radius: 6
            color: root.swatch
            border.color: Theme.border
        }
        FLabel {
            Layout.fillWidth: true
            text: root.title
            Accessible.ignored: true
        }
        FLabel {
            Layout.maximumWidth: root.width * 0.5
            Layout.rightMargin: Theme.spacing
            muted: true
            text: root.detail
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.small
        color: root.chosen ? Theme.selection : root.hovered ? Theme.panelRaised : "transparent"
    }
}
