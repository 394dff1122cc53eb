// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the mouse does while the pin tool is in the hand.
MouseArea {
    id: root
    required property PinTool tool
    required property StageItem stage

    objectName: "pinPointer"
    visible: root.tool.active
    hoverEnabled: true
    preventStealing: true
    cursorShape: Qt.PointingHandCursor
    onPressed: mouse => root.tool.press(Qt.point(mouse.x, mouse.y))
    onPositionChanged: mouse => {
        if (root.pressed)
            root.tool.drag(Qt.point(mouse.x, mouse.y));
        else
            root.tool.hover(Qt.point(mouse.x, mouse.y));
    }
    onReleased: root.tool.release()
    onExited: root.tool.leave()
    onCanceled: root.tool.cancel()
    onWheel: wheel => wheel.accepted = root.stage.wheel(Qt.point(wheel.x, wheel.y),
                                                        Qt.point(wheel.angleDelta.x, wheel.angleDelta.y), wheel.modifiers)
}
