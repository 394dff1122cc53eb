// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The tracks below one ruler, the playhead over them, and the keys. Lanes that come later (casts, props, sound) join the
/// column; each gets the controller and places its things with TimeSpanItem.
FocusScope {
    id: root
    required property TimelineController controller
    required property Playback playback
    readonly property TimeScale timeScale: root.controller.timeScale
    readonly property real rulerHeight: 28
    readonly property real markerHeight: 22
    readonly property real actHeight: Math.max(56, Math.min(96, root.height - root.rulerHeight - root.markerHeight
                                                                - overview.height - Theme.small))

    implicitHeight: root.rulerHeight + root.markerHeight + 72 + overview.height + Theme.small
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Timeline")
    Accessible.description: qsTr("Tab walks through the acts, arrow keys move the selected ones.")

    Keys.onShortcutOverride: event => event.accepted = root.controller.takesKey(event.key, event.modifiers)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape && acts.pointer.cancel())
            event.accepted = true;
        else if (event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && event.modifiers & Qt.ShiftModifier))
            acts.openMenuForCurrent();
        else
            event.accepted = root.controller.pressKey(event.key, event.modifiers, event.isAutoRepeat);
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
            boxTop: markers.drawsBox ? -markers.height : 0
            controller: root.controller
            onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
        }
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
