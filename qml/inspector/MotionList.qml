// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The motions of the current cast in the order of playing: choose one to edit, add, duplicate, remove, and drag (or
/// move by Alt and the arrow keys) into another order.
ColumnLayout {
    id: root
    required property ShowDocument document
    required property Selection selection
    readonly property int current: motions.current

    spacing: Theme.small
    Layout.fillWidth: true

    MotionListModel {
        id: motions
        document: root.document
        selection: root.selection
    }
    FLabel {
        objectName: "motionsOfOne"
        Layout.fillWidth: true
        visible: !motions.available
        muted: true
        wrapMode: Text.Wrap
        text: qsTr("Motions belong to one cast: choose a single one to see and change them.")
    }
    Rectangle {
        Layout.fillWidth: true
        visible: motions.available
        implicitHeight: Math.min(Math.max(list.count, 1), 6) * Theme.controlHeight + 2
        color: Theme.field
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: list.activeFocus
        }
        FLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            muted: true
            text: qsTr("No motions: the birds go to their places")
        }
        ListView {
            id: list
            objectName: "motionList"
            anchors.fill: parent
            anchors.margins: 1
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: motions
            currentIndex: motions.current
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Motions")
            ScrollBar.vertical: FScrollBar {}
            Keys.onUpPressed: event => list.go(-1, event.modifiers)
            Keys.onDownPressed: event => list.go(1, event.modifiers)
            Keys.onDeletePressed: motions.remove(motions.current)
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && list.dragged !== null
            Keys.onEscapePressed: event => {
                event.accepted = list.dragged !== null;
                if (list.dragged)
                    list.dragged.cancelDrag();
            }
            property ListLine dragged: null

            function go(direction: int, modifiers: int) {
                if (modifiers & Qt.AltModifier)
                    motions.move(motions.current, direction);
                else
                    motions.choose(motions.current + direction);
            }
            delegate: ListLine {
                id: line
                required property string name
                required property string when
                required property color color
                required property bool current
                width: ListView.view.width
                title: line.name
                detail: line.when
                swatch: line.color
                chosen: line.current
                draggable: true
                onPicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    motions.choose(line.index);
                }
                onDragStarted: {
                    list.dragged = line;
                    motions.beginDrag(line.index);
                }
                onDraggedTo: y => motions.dragTo(list.indexAt(0, y))
                onDragEnded: {
                    list.dragged = null;
                    motions.endDrag();
                }
                onDragCancelled: {
                    list.dragged = null;
                    motions.cancelDrag();
                }
            }
        }
    }
    RowLayout {
        visible: motions.available
        spacing: 0
        FIconButton {
            objectName: "addMotion"
            icon.name: "plus"
            enabled: !motions.full
            text: qsTr("Add a motion")
            onClicked: kinds.popup(this, 0, height)
        }
        FIconButton {
            objectName: "duplicateMotion"
            icon.name: "duplicate"
            enabled: motions.current >= 0 && !motions.full
            text: qsTr("Duplicate the motion")
            onClicked: motions.duplicate(motions.current)
        }
        FIconButton {
            icon.name: "up"
            enabled: motions.current > 0
            text: qsTr("Move the motion up (Alt+Up)")
            onClicked: motions.move(motions.current, -1)
        }
        FIconButton {
            icon.name: "down"
            enabled: motions.current >= 0 && motions.current + 1 < motions.count
            text: qsTr("Move the motion down (Alt+Down)")
            onClicked: motions.move(motions.current, 1)
        }
        FIconButton {
            objectName: "removeMotion"
            icon.name: "trash"
            enabled: motions.current >= 0
            text: qsTr("Remove the motion")
            onClicked: motions.remove(motions.current)
        }
    }
    FMenu {
        id: kinds
        objectName: "motionKinds"
        Instantiator {
            model: motions.kinds
            delegate: MotionKindItem {
                required property int index
                required property string modelData
                text: modelData
                description: motions.descriptions[index] ?? ""
                onTriggered: motions.add(index)
            }
            onObjectAdded: (index, object) => kinds.insertItem(index, object as MotionKindItem)
            onObjectRemoved: (index, object) => kinds.removeItem(object as MotionKindItem)
        }
    }
}
