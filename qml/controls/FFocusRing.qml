// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The ring around the control that the keyboard is in. Lies over its parent.
Rectangle {
    id: root
    required property bool shown

    anchors.fill: parent
    anchors.margins: -1
    visible: shown
    color: "transparent"
    radius: Theme.radius + 1
    border.width: 2
    border.color: Theme.focus
}
