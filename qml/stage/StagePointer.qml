// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the mouse does to the stage: the left button chooses and moves casts, the middle one, the wheel and two fingers
/// the view.
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
            root.handles.press(root.last, mouse.modifiers);
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
    onWheel: wheel => wheel.accepted = root.stage.wheel(Qt.point(wheel.x, wheel.y),
                                                        Qt.point(wheel.angleDelta.x, wheel.angleDelta.y), wheel.modifiers)

    PinchHandler {
        id: pinch
        property real done: 1
        property point held
        target: null
        onActiveChanged: {
            pinch.done = 1;
            pinch.held = pinch.centroid.position;
            if (pinch.active)
                root.handles.cancel();
        }
        onUpdated: {
            const at = pinch.centroid.position;
            root.stage.panBy(at.x - pinch.held.x, at.y - pinch.held.y);
            root.stage.zoomAt(at, pinch.activeScale / pinch.done);
            pinch.done = pinch.activeScale;
            pinch.held = at;
        }
    }
}
