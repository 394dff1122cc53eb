// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A line across the stage that a drag has snapped to, to be seen on any ground.
Rectangle {
    id: root
    color: Theme.accent
    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        z: -1
        color: "#60000000"
    }
}
