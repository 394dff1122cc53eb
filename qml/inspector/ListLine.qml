// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// A line of a list in the inspector: a colour, a name, and a detail at the right. A press is chosen with its keys; where
/// lines can be dragged, places come in the coordinates of the list's content.
Item {
    id: root
    required property int index
    property string title
    property string detail
    property color swatch
    property bool chosen: false
    property bool draggable: false
    property string problem
    readonly property bool dragging: pointer.dragging
    signal picked(int modifiers)
    signal dragStarted
    signal draggedTo(real y)
    signal dragEnded
    signal dragCancelled

    function cancelDrag() {
        if (!pointer.dragging)
            return;
        pointer.dragging = false;
        root.dragCancelled();
    }

    implicitHeight: Theme.controlHeight
    z: root.dragging ? 1 : 0
    Accessible.role: Accessible.ListItem
    Accessible.name: root.title + ", " + root.detail
    Accessible.description: root.problem
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.picked(Qt.NoModifier)

    Rectangle {
        anchors.fill: parent
        radius: Theme.small
        color: root.chosen ? Theme.selection : pointer.containsMouse ? Theme.panelRaised : "transparent"
        border.color: Theme.accent
        border.width: root.dragging ? 1 : 0
    }
    RowLayout {
        anchors.fill: parent
        spacing: Theme.spacing
        Rectangle {
            Layout.leftMargin: Theme.spacing
            Layout.preferredWidth: 12
            Layout.preferredHeight: 12
            radius: 6
            color: root.swatch
            border.color: Theme.border
        }
        FLabel {
            Layout.fillWidth: true
            text: root.title
            Accessible.ignored: true
        }
        Icon {
            objectName: "problem"
            visible: root.problem.length > 0
            Layout.preferredWidth: 14
            Layout.preferredHeight: 14
            name: "warning"
            color: Theme.warning
        }
        FLabel {
            Layout.maximumWidth: root.width * 0.5
            Layout.rightMargin: Theme.spacing
            muted: true
            text: root.detail
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: pointer
        property bool dragging: false
        property real startY: 0
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: root.draggable
        onPressed: mouse => {
            pointer.startY = mouse.y;
            root.picked(mouse.modifiers);
        }
        onPositionChanged: mouse => {
            if (!pointer.pressed || !root.draggable)
                return;
            if (!pointer.dragging) {
                if (Math.abs(mouse.y - pointer.startY) < Application.styleHints.startDragDistance)
                    return;
                pointer.dragging = true;
                root.dragStarted();
            }
            root.draggedTo(root.y + mouse.y);
        }
        onReleased: {
            if (!pointer.dragging)
                return;
            pointer.dragging = false;
            root.dragEnded();
        }
        onCanceled: root.cancelDrag()
    }
    FToolTip {
        hovered: pointer.containsMouse && !pointer.pressed
        text: root.problem
    }
}
