// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A button with a drawing alone: `icon.name` is one of the names in app/controls/icon.cpp, `text` its name and hint.
Button {
    id: root
    property string toolTip: root.text

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    padding: 0
    opacity: root.enabled ? 1 : 0.4
    // A key that goes to a control is not the window's; after a mere click Space still plays.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.name: root.text
    Accessible.description: root.toolTip

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            width: 16
            height: 16
            name: root.icon.name
            color: root.checked ? Theme.accent : Theme.text
        }
    }
    background: Rectangle {
        color: root.checked ? Theme.surface(Theme.selection, root.hovered, root.down)
             : root.hovered || root.down ? Theme.surface(Theme.panelRaised, root.hovered, root.down)
             : "transparent"
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
    }
    FToolTip {
        hovered: root.hovered
        text: root.toolTip
    }
}
