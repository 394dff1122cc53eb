// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The lane of acts and of the free flight between them. The mouse is read by a LanePointer; blocks only show.
Item {
    id: root
    required property TimelineController controller
    /// How far below the lane a box can be drawn from.
    required property real roomBelow
    readonly property alias pointer: pointer
    signal pressed

    function openMenuForCurrent() {
        if (root.controller.hasSelection)
            menu.popup(root, Theme.wide, Theme.wide);
    }

    LanePointer {
        id: pointer
        controller: root.controller
    }
    Repeater {
        model: GapModel {
            document: root.controller.document
        }
        delegate: GapBlock {
            timeScale: root.controller.timeScale
            y: Theme.small
            height: root.height - 2 * Theme.small
        }
    }
    Repeater {
        id: blocks
        model: ActListModel {
            document: root.controller.document
            selection: root.controller.selection
        }
        delegate: ActBlock {
            timeScale: root.controller.timeScale
            y: Theme.small
            height: root.height - 2 * Theme.small
            hovered: pointer.hoveredAct === actId && area.containsMouse
            onSelectRequested: root.controller.selection.selectAct(actId)
        }
    }
    FLabel {
        anchors.centerIn: parent
        visible: blocks.count === 0
        text: qsTr("Free flight all the way. Double click to add an act.")
        muted: true
    }
    TimeSpanItem {
        objectName: "selectionBox"
        timeScale: root.controller.timeScale
        startSeconds: pointer.boxStart
        durationSeconds: pointer.boxDuration
        minimumWidth: 0
        visible: pointer.boxVisible
        height: root.height + (pointer.boxVisible && beside.pressed ? root.roomBelow : 0)
        Rectangle {
            anchors.fill: parent
            color: Qt.alpha(Theme.accent, 0.18)
            border.color: Theme.accent
        }
    }
    MouseArea {
        id: area
        objectName: "actLane"
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: pointer.cursorShape

        onPressed: mouse => {
            root.pressed();
            if (mouse.button === Qt.LeftButton)
                pointer.press(mouse.x, mouse.modifiers);
            else if (pointer.openMenu(mouse.x))
                menu.popup(root, mouse.x, mouse.y);
            else
                emptyMenu.openAt(mouse.x, mouse.y);
        }
        onPositionChanged: mouse => {
            if (area.pressed)
                pointer.move(mouse.x, mouse.modifiers);
            else
                pointer.hover(mouse.x);
        }
        onReleased: pointer.release()
        onCanceled: {
            pointer.cancel();
            pointer.release();
        }
        onExited: pointer.leave()
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.LeftButton)
                pointer.doubleClick(mouse.x);
        }
    }
    MouseArea {
        id: beside
        objectName: "besideLane"
        y: root.height
        width: root.width
        height: root.roomBelow
        preventStealing: true
        onPressed: mouse => {
            root.pressed();
            pointer.pressBeside(mouse.x, mouse.modifiers);
        }
        onPositionChanged: mouse => pointer.move(mouse.x, mouse.modifiers)
        onReleased: pointer.release()
        onCanceled: {
            pointer.cancel();
            pointer.release();
        }
    }
    FrameAnimation {
        id: panning
        running: pointer.dragging || pointer.boxVisible
        onTriggered: pointer.panAtEdge(panning.frameTime)
    }
    DragHint {
        text: pointer.dragText
        x: Math.max(0, Math.min(area.mouseX + Theme.wide, root.width - width))
        y: root.height + Theme.tiny - height
    }
    ActMenu {
        id: menu
        controller: root.controller
    }
    EmptyPlaceMenu {
        id: emptyMenu
        controller: root.controller
    }
}
