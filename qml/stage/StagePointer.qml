// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the mouse does to the stage: the left button moves casts, the middle one and the wheel the view.
MouseArea {
    id: root
    required property CastHandles handles
    required property StageItem stage
    property point last

    objectName: "stagePointer"
    acceptedButtons: Qt.LeftButton | Qt.MiddleButton
    hoverEnabled: true
    cursorShape: root.pressedButtons & Qt.MiddleButton ? Qt.ClosedHandCursor : root.handles.cursor

    onPressed: mouse => {
        root.last = Qt.point(mouse.x, mouse.y);
        if (mouse.button === Qt.LeftButton)
            root.handles.press(root.last);
    }
    onPositionChanged: mouse => {
        const here = Qt.point(mouse.x, mouse.y);
        if (root.pressedButtons & Qt.MiddleButton)
            root.stage.panBy(here.x - root.last.x, here.y - root.last.y);
        else if (root.pressed)
            root.handles.drag(here, mouse.modifiers);
        else
            root.handles.hover(here);
        root.last = here;
    }
    onReleased: mouse => {
        if (mouse.button === Qt.LeftButton)
            root.handles.release();
    }
    onCanceled: root.handles.cancel()
    onDoubleClicked: mouse => {
        if (mouse.button === Qt.MiddleButton)
            root.stage.fit();
    }
    onWheel: wheel => {
        const at = Qt.point(wheel.x, wheel.y);
        if (wheel.modifiers & Qt.ControlModifier)
            root.stage.zoomAt(at, Math.pow(1.2, wheel.angleDelta.y / 120));
        else if (root.stage.zoom > 1)
            root.stage.panBy(wheel.angleDelta.x / 2, wheel.angleDelta.y / 2);
        else
            wheel.accepted = false;
    }
}
