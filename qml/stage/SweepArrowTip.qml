// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// An arrow that shows where a sweep begins; its tip turns it.
Item {
    id: root
    required property SweepArrow arrow
    readonly property color ink: "#ffd24a"

    Item {
        x: root.arrow.centre.x
        y: root.arrow.centre.y
        rotation: root.arrow.angle
        transformOrigin: Item.TopLeft
        Rectangle {
            x: -4
            y: -4
            width: 8
            height: 8
            radius: 4
            color: root.ink
            border.color: "#000000"
        }
        Rectangle {
            x: 4
            y: -1.5
            width: SweepArrow.Length - 12
            height: 3
            color: root.ink
            border.color: "#60000000"
            antialiasing: true
        }
    }
    MouseArea {
        id: tip
        objectName: "sweepArrowTip"
        x: root.arrow.tip.x - width / 2
        y: root.arrow.tip.y - height / 2
        width: 22
        height: 22
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor
        Accessible.role: Accessible.Indicator
        Accessible.name: qsTr("Start of the sweep")
        onPressed: root.arrow.press()
        onPositionChanged: mouse => {
            if (tip.pressed)
                root.arrow.drag(tip.mapToItem(root, mouse.x, mouse.y), mouse.modifiers);
        }
        onReleased: root.arrow.release()
        onCanceled: root.arrow.cancel()
        Rectangle {
            anchors.centerIn: parent
            width: 14
            height: 14
            rotation: root.arrow.angle + 45
            color: tip.containsMouse || tip.pressed ? "#ffffff" : root.ink
            border.color: "#000000"
            antialiasing: true
        }
        FToolTip {
            hovered: tip.containsMouse && !tip.pressed
            text: qsTr("Drag to turn the start of the sweep. Shift: steps of 15 degrees. Alt: freely.")
        }
    }
    StageReadout {
        x: root.arrow.tip.x + 12
        y: root.arrow.tip.y + 12
        text: root.arrow.readout
    }
}
