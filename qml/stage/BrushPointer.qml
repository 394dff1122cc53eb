// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the mouse does while the delay brush is in the hand: the left button paints, the wheel makes the brush larger or
/// smaller. A circle shows how large it is.
MouseArea {
    id: root
    required property DelayBrush brush
    required property StageItem stage

    objectName: "brushPointer"
    visible: root.brush.active
    hoverEnabled: true
    preventStealing: true
    cursorShape: Qt.CrossCursor
    onPressed: mouse => root.brush.press(Qt.point(mouse.x, mouse.y))
    onPositionChanged: mouse => {
        if (root.pressed)
            root.brush.drag(Qt.point(mouse.x, mouse.y));
    }
    onReleased: root.brush.release()
    onCanceled: root.brush.cancel()
    onWheel: wheel => {
        if (wheel.modifiers & Qt.ControlModifier)
            root.stage.wheel(Qt.point(wheel.x, wheel.y), Qt.point(wheel.angleDelta.x, wheel.angleDelta.y), wheel.modifiers);
        else
            root.brush.grow(Math.sign(wheel.angleDelta.y));
    }

    Rectangle {
        x: root.mouseX - width / 2
        y: root.mouseY - height / 2
        width: root.brush.diameter
        height: root.brush.diameter
        radius: width / 2
        visible: root.containsMouse
        color: "transparent"
        border.color: "#ffffff"
        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: width / 2
            color: "transparent"
            border.color: "#80000000"
        }
    }
}
