// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A target at the place that a sweep is measured around; it is dragged to another one.
Item {
    id: root
    required property SweepCentre handle
    required property rect stageRect
    readonly property color ink: "#ffd24a"

    StageGuide {
        objectName: "sweepGuideX"
        x: root.handle.guideX
        y: root.stageRect.y
        width: 1
        height: root.stageRect.height
        visible: root.handle.snappedX
    }
    StageGuide {
        objectName: "sweepGuideY"
        x: root.stageRect.x
        y: root.handle.guideY
        width: root.stageRect.width
        height: 1
        visible: root.handle.snappedY
    }
    MouseArea {
        id: mark
        objectName: "sweepCentreMark"
        x: root.handle.centre.x - width / 2
        y: root.handle.centre.y - height / 2
        width: 22
        height: 22
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.SizeAllCursor
        Accessible.role: Accessible.Indicator
        Accessible.name: qsTr("Centre of the sweep")
        onPressed: root.handle.press()
        onPositionChanged: mouse => {
            if (mark.pressed)
                root.handle.drag(mark.mapToItem(root, mouse.x, mouse.y), mouse.modifiers);
        }
        onReleased: root.handle.release()
        onCanceled: root.handle.cancel()
        Rectangle {
            anchors.centerIn: parent
            width: 18
            height: 18
            radius: 9
            color: "#60000000"
            border.color: mark.containsMouse || mark.pressed ? "#ffffff" : root.ink
            border.width: 2
        }
        Rectangle {
            anchors.centerIn: parent
            width: 6
            height: 6
            radius: 3
            color: mark.containsMouse || mark.pressed ? "#ffffff" : root.ink
        }
        FToolTip {
            hovered: mark.containsMouse && !mark.pressed
            text: qsTr("Drag to move the centre of the sweep. Shift: along one axis. Alt: without snapping.")
        }
    }
    StageReadout {
        x: root.handle.centre.x + 14
        y: root.handle.centre.y + 14
        text: root.handle.readout
    }
}
