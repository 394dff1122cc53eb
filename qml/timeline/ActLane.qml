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
    /// Where a box that is drawn now begins, which may be above the lane.
    required property real boxTop
    /// Whether it reaches down below the lane.
    required property bool boxReachesDown
    readonly property alias pointer: pointer
    /// Where the mouse is, for a hint beside it.
    readonly property alias pointerX: area.mouseX
    /// Pixels below which an act is a stripe and no block.
    readonly property real narrow: 14
    signal pressed

    function openMenuForCurrent() {
        if (root.controller.hasSelection)
            menu.popup(root, Theme.wide, Theme.wide);
    }

    LanePointer {
        id: pointer
        controller: root.controller
    }
    TimeSpanItem {
        id: whole
        timeScale: root.controller.timeScale
        startSeconds: 0
        durationSeconds: gaps.lengthSeconds
        y: Theme.small
        height: root.height - 2 * Theme.small
        Item {
            x: whole.visibleLeft
            width: whole.visibleWidth
            height: whole.height
            clip: true
            HatchItem {
                id: hatch
                width: root.width + hatch.period
                height: whole.height
                shift: whole.visibleLeft
                color: Theme.border
                opacity: 0.6
            }
        }
    }
    ActStripItem {
        objectName: "narrowActs"
        y: Theme.small
        width: root.width
        height: root.height - 2 * Theme.small
        document: root.controller.document
        selection: root.controller.selection
        timeScale: root.controller.timeScale
        belowPixels: root.narrow
        freeColor: Theme.actFree
        formColor: Theme.actForm
        selectedColor: Theme.accent
    }
    Repeater {
        model: TrackRows {
            timeScale: root.controller.timeScale
            minimumPixels: 80
            sourceModel: GapModel { // qmllint disable
                id: gaps
                document: root.controller.document
            }
        }
        delegate: GapBlock {
            timeScale: root.controller.timeScale
            y: Theme.small
            height: root.height - 2 * Theme.small
        }
    }
    Repeater {
        objectName: "blocks"
        model: TrackRows {
            timeScale: root.controller.timeScale
            minimumPixels: root.narrow
            sourceModel: ActListModel { // qmllint disable
                id: acts
                document: root.controller.document
                selection: root.controller.selection
            }
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
        visible: acts.count === 0
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
        y: root.boxTop
        height: root.height - root.boxTop + (pointer.boxVisible && (beside.pressed || root.boxReachesDown) ? root.roomBelow : 0)
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
    ActMenu {
        id: menu
        controller: root.controller
    }
    EmptyPlaceMenu {
        id: emptyMenu
        controller: root.controller
    }
}
