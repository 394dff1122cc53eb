// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The frame around the selected casts: a thin box with a handle at each corner, one to turn it, and a cross at its
/// place. Draws only; CastHandles knows what they do.
Item {
    id: root
    required property CastHandles handles
    required property rect stageRect
    readonly property real handleSize: 9

    visible: root.handles.shown

    component Handle: Rectangle {
        width: root.handleSize
        height: root.handleSize
        color: "#ffffff"
        border.color: Theme.accent
        border.width: 2
        antialiasing: true
    }

    StageGuide {
        objectName: "guideX"
        x: root.handles.guideX
        y: root.stageRect.y
        width: 1
        height: root.stageRect.height
        visible: root.handles.snappedX
    }
    StageGuide {
        objectName: "guideY"
        x: root.stageRect.x
        y: root.handles.guideY
        width: root.stageRect.width
        height: 1
        visible: root.handles.snappedY
    }
    Item {
        id: placed
        objectName: "castFrame"
        x: root.handles.origin.x
        y: root.handles.origin.y
        rotation: root.handles.angle
        transformOrigin: Item.TopLeft

        Rectangle {
            id: box
            x: root.handles.box.x
            y: root.handles.box.y
            width: root.handles.box.width
            height: root.handles.box.height
            color: "transparent"
            border.color: Theme.accent
            border.width: 1
            opacity: root.handles.dragging ? 1 : 0.8
            antialiasing: true
        }
        Rectangle {
            x: box.x + box.width / 2
            y: box.y - CastHandles.Arm
            width: 1
            height: CastHandles.Arm
            color: Theme.accent
            antialiasing: true
        }
        Handle {
            x: box.x + box.width / 2 - width / 2
            y: box.y - CastHandles.Arm - height / 2
            radius: width / 2
        }
        Repeater {
            model: 4
            Handle {
                required property int index
                x: box.x + (index % 2) * box.width - width / 2
                y: box.y + Math.floor(index / 2) * box.height - height / 2
                radius: 2
            }
        }
        Rectangle {
            x: -7
            width: 15
            height: 1
            color: Theme.accent
        }
        Rectangle {
            y: -7
            width: 1
            height: 15
            color: Theme.accent
        }
    }
    Rectangle {
        x: Math.min(Math.max(0, root.handles.origin.x + 12), root.width - width)
        y: Math.min(Math.max(0, root.handles.origin.y + 12), root.height - height)
        width: label.implicitWidth + 2 * Theme.small
        height: label.implicitHeight + Theme.small
        radius: Theme.small
        color: Theme.panelRaised
        border.color: Theme.border
        visible: root.handles.readout.length > 0
        FLabel {
            id: label
            anchors.centerIn: parent
            text: root.handles.readout
            font.pixelSize: Theme.smallFontSize
        }
    }
}
