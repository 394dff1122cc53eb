// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The tracks below one ruler, the playhead over them, and the keys. Each lane gets the controller and places its things
/// with TimeSpanItem.
FocusScope {
    id: root
    required property TimelineController controller
    required property Playback playback
    readonly property TimeScale timeScale: root.controller.timeScale
    readonly property real rulerHeight: 28
    readonly property real markerHeight: 22
    readonly property real actHeight: Math.max(56, Math.min(96, root.height - root.rulerHeight - root.markerHeight
                                                                - overview.height - Theme.small - lanes.contentHeight))
    /// What lies below the acts: how high, where it begins, and how far it is scrolled.
    readonly property alias lanesHeight: lanes.height
    readonly property alias lanesContentHeight: lanes.contentHeight
    readonly property alias propHeight: lanes.propHeight
    readonly property alias keyRowHeight: lanes.keyRowHeight
    readonly property alias soundHeight: lanes.soundHeight
    required property real lanesY
    required property KeyEditor keyEditor
    required property SoundDesk desk

    implicitHeight: root.rulerHeight + root.markerHeight + 72 + overview.height + Theme.small
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Timeline")
    Accessible.description: qsTr("Tab walks through the acts, arrow keys move the selected ones.")

    Keys.onShortcutOverride: event => event.accepted = root.keyEditor.takesKey(event.key, event.modifiers)
                                              || root.controller.takesKey(event.key, event.modifiers)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape && (acts.pointer.cancel() || lanes.cancel()))
            event.accepted = true;
        else if (event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier))
            acts.openMenuForCurrent();
        else
            event.accepted = root.keyEditor.pressKey(event.key, event.modifiers)
                             || root.controller.pressKey(event.key, event.modifiers, event.isAutoRepeat);
    }
    Keys.onReleased: event => root.controller.releaseKey(event.key, event.isAutoRepeat)
    onActiveFocusChanged: root.controller.endNudge()

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
    ViewGestures {
        anchors.fill: parent
        timeScale: root.timeScale
    }
    TimelineRuler {
        id: ruler
        anchors.fill: parent
        rulerHeight: root.rulerHeight
        controller: root.controller
        onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
    }
    Column {
        y: root.rulerHeight
        width: root.width
        MarkerLane {
            id: markers
            width: root.width
            height: root.markerHeight
            poleHeight: root.height
            controller: root.controller
            pointer: acts.pointer
            onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
        }
        ActLane {
            id: acts
            width: root.width
            height: root.actHeight
            roomBelow: Math.max(0, overview.y - root.rulerHeight - root.markerHeight - root.actHeight)
            boxReachesDown: lanes.drawsBox
            boxTop: markers.drawsBox ? -markers.height : 0
            controller: root.controller
            onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
    LanesArea {
        id: lanes
        y: root.rulerHeight + root.markerHeight + root.actHeight
        width: root.width
        height: Math.max(0, Math.min(lanes.contentHeight, overview.y - y))
        controller: root.controller
        actPointer: acts.pointer
        keyEditor: root.keyEditor
        desk: root.desk
        contentY: root.lanesY
        onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
    }
    DragHint {
        text: acts.pointer.dragText
        x: Math.max(0, Math.min(acts.pointerX + Theme.wide, root.width - width))
        y: lanes.y + Theme.tiny - height
    }
    Playhead {
        timeScale: root.timeScale
        height: root.height
        rulerHeight: root.rulerHeight
        startSeconds: root.playback.time
        timeText: root.playback.timeText
    }
    SnapGuide {
        controller: root.controller
        height: root.height
    }
    PinchGesture {
        anchors.fill: parent
        timeScale: root.timeScale
    }
    RenamePopup {
        id: renaming
        controller: root.controller
        actY: acts.parent.y + acts.y + Theme.small
        markerY: markers.parent.y + markers.y
        onClosed: root.forceActiveFocus(Qt.PopupFocusReason)
    }
    OverviewStrip {
        id: overview
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        controller: root.controller
        playback: root.playback
        onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.focus
        border.width: 1
        visible: root.activeFocus
    }
}
