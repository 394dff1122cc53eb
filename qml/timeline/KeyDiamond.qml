// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// One key: a diamond, or a square when its value is held until the next.
TimeSpanItem {
    id: root
    required startSeconds
    required property int lane
    required property bool selected
    required property string curve
    required property string title
    required property string timeText

    width: 11
    visible: root.inView
    z: root.selected ? 1 : 0
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Key of %1 at %2").arg(root.title).arg(root.timeText)
    Accessible.selectable: true
    Accessible.selected: root.selected

    Rectangle {
        x: -width / 2
        y: (root.height - height) / 2
        width: 9
        height: 9
        radius: root.curve === "linear" ? 0 : 2
        rotation: root.curve === "hold" ? 0 : 45
        color: root.selected ? Theme.accent : Theme.panelRaised
        border.color: root.selected ? Theme.focus : Theme.text
        border.width: root.selected ? 2 : 1
        antialiasing: true
    }
}
