// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick

/// Three strokes that fly apart: the flock scatters when the act ends.
Item {
    id: root
    required property color color

    width: 14
    height: 14
    Repeater {
        model: [-35, 0, 35]
        delegate: Rectangle {
            required property int modelData
            x: 2
            y: 6
            width: 11
            height: 1.6
            radius: 0.8
            color: root.color
            antialiasing: true
            transformOrigin: Item.Left
            rotation: modelData
        }
    }
}
