// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A direction as a hand on a dial, in degrees, clockwise from the right, with the signals of FNumberField. Shift takes
/// multiples of 15 degrees; arrow keys turn by one, with Shift by 15.
Item {
    id: root
    property real value: 0
    property string name
    property string toolTip
    readonly property bool scrubbing: pointer.dragging
    signal edited(real value)
    signal scrubStarted
    signal scrubbed(real value)
    signal scrubEnded
    signal scrubCancelled

    function turn(by: int, modifiers: int) {
        root.edited(input.turned(root.value, by, modifiers));
    }

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Dial
    Accessible.name: root.name
    Accessible.description: root.toolTip
    Keys.onUpPressed: event => root.turn(1, event.modifiers)
    Keys.onRightPressed: event => root.turn(1, event.modifiers)
    Keys.onDownPressed: event => root.turn(-1, event.modifiers)
    Keys.onLeftPressed: event => root.turn(-1, event.modifiers)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.scrubbing
    Keys.onEscapePressed: event => {
        event.accepted = root.scrubbing;
        pointer.cancel();
    }

    AngleInput {
        id: input
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.field
        border.color: pointer.dragging ? Theme.accent : Theme.border
        FFocusRing {
            radius: parent.radius
            shown: root.activeFocus
        }
    }
    Item {
        anchors.fill: parent
        rotation: root.value
        Rectangle {
            x: parent.width / 2
            y: parent.height / 2 - height / 2
            width: parent.width / 2 - 4
            height: 2
            radius: 1
            color: root.enabled ? Theme.accent : Theme.textMuted
        }
        Rectangle {
            x: parent.width - 9
            y: parent.height / 2 - 3
            width: 6
            height: 6
            radius: 3
            color: root.enabled ? Theme.accent : Theme.textMuted
        }
    }
    MouseArea {
        id: pointer
        property bool dragging: false
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true

        function tell(mouse: MouseEvent) {
            root.scrubbed(input.angleAt(mouse.x - width / 2, mouse.y - height / 2, root.value, mouse.modifiers));
        }
        function cancel() {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.scrubCancelled();
        }
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            pointer.dragging = true;
            root.scrubStarted();
            pointer.tell(mouse);
        }
        onPositionChanged: mouse => {
            if (pointer.dragging)
                pointer.tell(mouse);
        }
        onReleased: {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.scrubEnded();
        }
        onCanceled: pointer.cancel()
    }
    FToolTip {
        hovered: pointer.containsMouse && !pointer.pressed
        text: root.toolTip
    }
}
