// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The casts of the current act: choose one to edit (Ctrl and Shift choose several), add, duplicate, remove, and drag
/// into another order.
ColumnLayout {
    id: root
    required property ShowDocument document
    required property Selection selection

    spacing: Theme.small
    Layout.fillWidth: true

    CastListModel {
        id: casts
        document: root.document
        selection: root.selection
    }
    Rectangle {
        Layout.fillWidth: true
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
            text: qsTr("No casts: everybody flies freely")
        }
        ListView {
            id: list
            objectName: "castList"
            anchors.fill: parent
            anchors.margins: 1
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: casts
            currentIndex: casts.current
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Casts")
            ScrollBar.vertical: FScrollBar {}
            Keys.onUpPressed: casts.choose(casts.current - 1)
            Keys.onDownPressed: casts.choose(casts.current + 1)
            Keys.onDeletePressed: casts.removeSelected()
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && list.dragged !== null
            Keys.onEscapePressed: event => {
                event.accepted = list.dragged !== null;
                if (list.dragged)
                    list.dragged.cancelDrag();
            }
            property ListLine dragged: null
            delegate: ListLine {
                id: line
                required property string name
                required property string birdsText
                required property color color
                required property bool selected
                required property string shape
                required property string trouble
                width: ListView.view.width
                title: line.name
                detail: line.birdsText
                swatch: line.color
                chosen: line.selected
                draggable: true
                problem: line.trouble
                onPicked: modifiers => {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    if (modifiers & Qt.ControlModifier)
                        casts.toggle(line.index);
                    else if (modifiers & Qt.ShiftModifier)
                        casts.extendTo(line.index);
                    else
                        casts.choose(line.index);
                }
                onDragStarted: {
                    list.dragged = line;
                    casts.beginDrag(line.index);
                }
                onDraggedTo: y => casts.dragTo(list.indexAt(0, y))
                onDragEnded: {
                    list.dragged = null;
                    casts.endDrag();
                }
                onDragCancelled: {
                    list.dragged = null;
                    casts.cancelDrag();
                }
            }
        }
    }
    RowLayout {
        spacing: 0
        FIconButton {
            objectName: "addCast"
            icon.name: "plus"
            enabled: !casts.full
            text: qsTr("Add a cast")
            onClicked: casts.add()
        }
        FIconButton {
            objectName: "duplicateCast"
            icon.name: "duplicate"
            enabled: casts.current >= 0 && !casts.full
            text: qsTr("Duplicate the cast")
            onClicked: casts.duplicate(casts.current)
        }
        FIconButton {
            icon.name: "up"
            enabled: casts.current > 0
            text: qsTr("Move the cast up")
            onClicked: casts.move(casts.current, -1)
        }
        FIconButton {
            icon.name: "down"
            enabled: casts.current >= 0 && casts.current + 1 < casts.count
            text: qsTr("Move the cast down")
            onClicked: casts.move(casts.current, 1)
        }
        FIconButton {
            objectName: "removeCast"
            icon.name: "trash"
            enabled: casts.current >= 0
            text: qsTr("Remove the cast")
            onClicked: casts.removeSelected()
        }
        FLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            muted: true
            font.pixelSize: Theme.smallFontSize
            text: casts.summary
        }
    }
    NoteRow {
        text: casts.warning
    }
    NoteRow {
        objectName: "actProblem"
        text: casts.problem
    }
}
