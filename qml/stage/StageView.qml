// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The stage with what lies over it: the sweep of the selected act, the handles of its cast, and the switches for both.
Rectangle {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    readonly property alias stage: stage
    readonly property alias preview: preview

    color: Theme.stageSurround
    clip: true

    SweepPreview {
        id: preview
        document: root.document
        selection: root.selection
        playback: root.playback
    }
    FrameAnimation {
        running: root.playback.playing && root.visible
        onTriggered: root.playback.frame(frameTime)
    }
    StageItem {
        id: stage
        objectName: "stage"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        playback: root.playback
        tintByDelay: bar.delays
        Accessible.role: Accessible.Canvas
        Accessible.name: qsTr("Stage")
    }
    SweepOverlay {
        anchors.fill: stage
        stage: stage
        preview: preview
        routes: bar.routes
        ghosts: bar.ghosts
        visible: !root.playback.playing || bar.routes || bar.ghosts
    }
    StageHandles {
        objectName: "handles"
        anchors.fill: stage
        stage: stage
        preview: preview
        visible: !root.playback.playing
    }
    StageToolBar {
        id: bar
        objectName: "stageToolBar"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        stage: stage
        preview: preview
    }
}
