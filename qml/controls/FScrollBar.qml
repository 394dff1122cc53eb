// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

ScrollBar {
    id: root
    implicitWidth: 10
    implicitHeight: 10
    padding: Theme.tiny
    minimumSize: 0.08
    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.pressed ? Theme.accent : Theme.textMuted
        opacity: root.pressed ? 1 : root.hovered ? 0.8 : root.size < 1 ? 0.4 : 0
    }
}
