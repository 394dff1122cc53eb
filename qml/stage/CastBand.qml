// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The box that is drawn on the stage to choose the casts in it.
Rectangle {
    id: root
    /// On the stage's item; empty while none is drawn.
    required property rect band

    x: root.band.x
    y: root.band.y
    width: root.band.width
    height: root.band.height
    visible: root.band.width > 0 || root.band.height > 0
    color: "transparent"
    border.color: Theme.accent

    Rectangle {
        anchors.fill: parent
        color: Theme.accent
        opacity: 0.15
    }
}
