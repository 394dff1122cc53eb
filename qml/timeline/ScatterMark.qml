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
        model: [-40, 0, 40]
        delegate: Item {
            required property int modelData
            x: 1
            y: 6
            width: 13
            height: 2
            transformOrigin: Item.Left
            rotation: modelData
            Rectangle {
                x: 6
                width: 7
                height: parent.height
                radius: 1
                color: root.color
                antialiasing: true
            }
        }
    }
}
