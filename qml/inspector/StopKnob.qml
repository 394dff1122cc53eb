// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A colour on a bar of colours: a press chooses it, a drag moves it, a double click or Enter opens its chooser; arrow
/// keys move and Delete removes it.
Item {
    id: root
    property color color
    property bool current: false
    property string name
    signal chosen
    signal opened
    signal dragStarted
    /// In the knob's own coordinates.
    signal dragged(real x)
    signal dragEnded
    signal dragCancelled
    signal moved(int direction)
    signal removed

    width: 14
    height: 20
    z: root.current ? 1 : 0
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: root.name
    Accessible.description: root.color.toString()
    Accessible.selected: root.current
    Accessible.onPressAction: root.opened()
    onActiveFocusChanged: {
        if (root.activeFocus)
            root.chosen();
    }
    Keys.onLeftPressed: root.moved(-1)
    Keys.onRightPressed: root.moved(1)
    Keys.onReturnPressed: root.opened()
    Keys.onEnterPressed: root.opened()
    Keys.onDeletePressed: root.removed()
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && pointer.dragging
    Keys.onEscapePressed: event => {
        event.accepted = pointer.dragging;
        pointer.cancel();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.small
        color: root.color
        border.color: root.current ? Theme.accent : Theme.text
        border.width: root.current ? 2 : 1
        FFocusRing {
            shown: root.activeFocus
        }
    }
    MouseArea {
        id: pointer
        property bool dragging: false
        property real startX: 0
        anchors.fill: parent
        preventStealing: true

        function cancel() {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.dragCancelled();
        }
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.chosen();
            pointer.startX = mouse.x;
        }
        onPositionChanged: mouse => {
            if (!pointer.dragging) {
                if (Math.abs(mouse.x - pointer.startX) < Application.styleHints.startDragDistance)
                    return;
                pointer.dragging = true;
                root.dragStarted();
            }
            root.dragged(mouse.x);
        }
        onReleased: {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.dragEnded();
        }
        onCanceled: pointer.cancel()
        onDoubleClicked: root.opened()
    }
}
