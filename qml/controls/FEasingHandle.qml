// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A handle of a curve, with its middle at a place: dragged by the mouse or nudged by arrow keys. Places are in its own
/// coordinates.
Rectangle {
    id: root
    property string name
    property bool faint: false
    property point place
    signal started
    signal dragged(real toX, real toY)
    signal ended
    signal cancelled
    signal nudged(int right, int up, int modifiers)

    x: root.place.x - width / 2
    y: root.place.y - height / 2
    width: 16
    height: 16
    radius: 8
    color: pointer.dragging ? Theme.accent : Theme.panelRaised
    border.color: Theme.accent
    border.width: 2
    opacity: root.faint && !root.activeFocus && !pointer.containsMouse ? 0.5 : 1
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: root.name
    Keys.onLeftPressed: event => root.nudged(-1, 0, event.modifiers)
    Keys.onRightPressed: event => root.nudged(1, 0, event.modifiers)
    Keys.onUpPressed: event => root.nudged(0, 1, event.modifiers)
    Keys.onDownPressed: event => root.nudged(0, -1, event.modifiers)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && pointer.dragging
    Keys.onEscapePressed: event => {
        event.accepted = pointer.dragging;
        pointer.cancel();
    }

    FFocusRing {
        radius: 10
        shown: root.activeFocus
    }
    MouseArea {
        id: pointer
        property bool dragging: false
        property real startX: 0
        property real startY: 0
        anchors.fill: parent
        anchors.margins: -4
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.SizeAllCursor

        function cancel() {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.cancelled();
        }
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            pointer.startX = mouse.x;
            pointer.startY = mouse.y;
        }
        onPositionChanged: mouse => {
            if (!pointer.pressed)
                return;
            if (!pointer.dragging) {
                pointer.dragging = true;
                root.started();
            }
            root.dragged(mouse.x - pointer.startX + root.width / 2, mouse.y - pointer.startY + root.height / 2);
        }
        onReleased: {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.ended();
        }
        onCanceled: pointer.cancel()
    }
}
