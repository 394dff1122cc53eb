// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

MenuBar {
    id: root
    delegate: MenuBarItem {
        id: item
        implicitHeight: Theme.controlHeight
        leftPadding: Theme.spacing + Theme.tiny
        rightPadding: Theme.spacing + Theme.tiny
        topPadding: 0
        bottomPadding: 0
        Accessible.name: item.menu ? item.menu.title : ""
        contentItem: FLabel {
            // The letter behind & opens the menu by Alt; it is not shown.
            text: item.text.replace("&", "")
        }
        background: Rectangle {
            color: item.down || item.hovered || item.visualFocus ? Theme.selection : "transparent"
            radius: Theme.small
        }
    }
    background: Rectangle {
        color: Theme.panel
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.border
        }
    }
}
