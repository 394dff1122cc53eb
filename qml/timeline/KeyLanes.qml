// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The casts of the current act, unfolded: a row for each property that has keys. A click selects a key, a drag moves
/// the selected ones, a drag from an empty place draws a box, a double click adds a key.
Item {
    id: root
    required property TimelineController controller
    required property KeyEditor editor
    readonly property real rowHeight: 20
    readonly property alias pointer: pointer
    signal pressed

    objectName: "keyLanes"
    implicitHeight: rows.count * root.rowHeight
    visible: rows.count > 0

    KeyPointer {
        id: pointer
        editor: root.editor
        rowHeight: root.rowHeight
    }
    TimeSpanItem {
        timeScale: root.controller.timeScale
        startSeconds: root.editor.startSeconds
        durationSeconds: root.editor.durationSeconds
        height: root.height
        Rectangle {
            anchors.fill: parent
            color: Qt.alpha(Theme.actForm, 0.25)
        }
    }
    Repeater {
        model: KeyRowModel {
            id: rows
            editor: root.editor
        }
        delegate: Rectangle {
            required property int index
            y: (index + 1) * root.rowHeight - 1
            width: root.width
            height: 1
            color: Theme.border
        }
    }
    Repeater {
        objectName: "keys"
        model: TrackRows {
            timeScale: root.controller.timeScale
            sourceModel: KeyModel { // qmllint disable
                editor: root.editor
            }
        }
        delegate: KeyDiamond {
            timeScale: root.controller.timeScale
            y: lane * root.rowHeight
            height: root.rowHeight
        }
    }
    TimeSpanItem {
        objectName: "keyBox"
        timeScale: root.controller.timeScale
        startSeconds: pointer.boxStart
        durationSeconds: pointer.boxDuration
        minimumWidth: 0
        visible: pointer.boxVisible
        y: pointer.boxY
        height: pointer.boxHeight
        Rectangle {
            anchors.fill: parent
            color: Qt.alpha(Theme.accent, 0.18)
            border.color: Theme.accent
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: pointer.cursorShape
        onPressed: mouse => {
            root.pressed();
            if (mouse.button === Qt.LeftButton) {
                pointer.press(mouse.x, mouse.y, mouse.modifiers);
            } else {
                const onKey = pointer.openMenu(mouse.x, mouse.y);
                (onKey ? menu : addMenu).popup(root, mouse.x, mouse.y);
            }
        }
        onPositionChanged: mouse => {
            if (area.pressed)
                pointer.move(mouse.x, mouse.y, mouse.modifiers);
            else
                pointer.hover(mouse.x, mouse.y);
        }
        onReleased: pointer.release()
        onCanceled: {
            pointer.cancel();
            pointer.release();
        }
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.LeftButton)
                pointer.doubleClick(mouse.x, mouse.y);
        }
    }
    KeyMenu {
        id: menu
        editor: root.editor
    }
    AddKeyMenu {
        id: addMenu
        editor: root.editor
    }
}
