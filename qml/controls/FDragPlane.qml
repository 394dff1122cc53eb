// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A knob on an area, or on a bar where `flat`: places are shares from 0 to 1, to the right and up. A press starts a
/// drag, `moved` tells every place until `ended` or `cancelled`, and arrow keys ask for the next place at once.
Item {
    id: root
    property real across: 0
    property real rise: 0.5
    property bool flat: false
    property color knob: "transparent"
    property string name
    readonly property bool dragging: pointer.dragging
    default property alias content: ground.data
    signal started
    signal moved(real across, real rise)
    signal ended
    signal cancelled
    signal stepped(real across, real rise)

    function step(event: KeyEvent, right: int, up: int) {
        const size = event.modifiers & Qt.ShiftModifier ? 0.1 : 0.01;
        event.accepted = up === 0 || !root.flat;
        if (event.accepted)
            root.stepped(plane.inside(root.across + right * size), plane.inside(root.rise + up * size));
    }
    function cancel() {
        if (!pointer.dragging)
            return;
        pointer.dragging = false;
        root.cancelled();
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: root.name
    Keys.onLeftPressed: event => root.step(event, -1, 0)
    Keys.onRightPressed: event => root.step(event, 1, 0)
    Keys.onUpPressed: event => root.step(event, 0, 1)
    Keys.onDownPressed: event => root.step(event, 0, -1)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.dragging
    Keys.onEscapePressed: event => {
        event.accepted = root.dragging;
        root.cancel();
    }

    PlaneInput {
        id: plane
        width: root.width
        height: root.height
    }
    Item {
        id: ground
        anchors.fill: parent
        clip: true
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.border
        FFocusRing {
            shown: root.activeFocus
        }
    }
    Rectangle {
        x: root.across * root.width - width / 2
        y: root.flat ? (root.height - height) / 2 : (1 - root.rise) * root.height - height / 2
        width: 14
        height: 14
        radius: 7
        color: root.knob
        border.color: "#ffffff"
        border.width: 2
        Rectangle {
            anchors.fill: parent
            anchors.margins: -1
            radius: 8
            color: "transparent"
            border.color: "#80000000"
        }
    }
    MouseArea {
        id: pointer
        property bool dragging: false
        anchors.fill: parent
        preventStealing: true
        function tell(x: real, y: real) {
            root.moved(plane.right(x), plane.up(y));
        }
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            pointer.dragging = true;
            root.started();
            pointer.tell(mouse.x, mouse.y);
        }
        onPositionChanged: mouse => {
            if (pointer.dragging)
                pointer.tell(mouse.x, mouse.y);
        }
        onReleased: {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.ended();
        }
        onCanceled: root.cancel()
    }
}
