// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Moving through the show.
QtObject {
    id: root
    required property Playback playback
    required property bool playable

    readonly property list<FAction> all: [playPause, stop, loop, stepBack, stepForward, toStart, toEnd]

    readonly property FAction playPause: FAction {
        text: root.playback.playing ? qsTr("&Pause") : qsTr("&Play")
        icon.name: root.playback.playing ? "pause" : "play"
        keys: "Space"
        enabled: root.playable
        onTriggered: root.playback.toggle()
    }
    readonly property FAction stop: FAction {
        text: qsTr("&Stop and go to the start")
        icon.name: "stop"
        keys: "Shift+Space"
        enabled: root.playPause.enabled
        onTriggered: root.playback.stop()
    }
    readonly property FAction loop: FAction {
        text: qsTr("Play in a &loop")
        keys: "Ctrl+L"
        enabled: root.playPause.enabled
        checkable: true
        checked: root.playback.looping
        onToggled: root.playback.looping = checked
    }
    readonly property FAction stepBack: FAction {
        text: qsTr("One step &back")
        icon.name: "step-back"
        keys: ","
        enabled: root.playPause.enabled
        onTriggered: root.playback.stepBy(-1)
    }
    readonly property FAction stepForward: FAction {
        text: qsTr("One step &on")
        icon.name: "step-forward"
        keys: "."
        enabled: root.playPause.enabled
        onTriggered: root.playback.stepBy(1)
    }
    readonly property FAction toStart: FAction {
        text: qsTr("To the s&tart")
        icon.name: "to-start"
        keys: "Home"
        enabled: root.playable
        onTriggered: root.playback.toStart()
    }
    readonly property FAction toEnd: FAction {
        text: qsTr("To the &end")
        icon.name: "to-end"
        keys: "End"
        enabled: root.playable
        onTriggered: root.playback.toEnd()
    }
}
