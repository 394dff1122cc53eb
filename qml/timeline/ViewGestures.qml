// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Scrolling and zooming of the tracks: the wheel scrolls, with Ctrl it zooms at the pointer; the middle button drags the
/// view. Lies under the lanes, which leave these events to it.
MouseArea {
    id: root
    required property TimeScale timeScale
    property real lastX: 0

    objectName: "viewGestures"
    acceptedButtons: Qt.MiddleButton
    onPressed: mouse => root.lastX = mouse.x
    onPositionChanged: mouse => {
        root.timeScale.panBy(root.lastX - mouse.x);
        root.lastX = mouse.x;
    }
    onWheel: wheel => {
        const exact = wheel.pixelDelta.x !== 0 || wheel.pixelDelta.y !== 0;
        const turn = exact ? wheel.pixelDelta : wheel.angleDelta;
        wheel.accepted = root.timeScale.wheel(wheel.x, turn.x, turn.y, (wheel.modifiers & Qt.ControlModifier) !== 0);
    }
}
