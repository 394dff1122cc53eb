// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The stage with what lies over it: the sweep preview and the frame around the selected casts; above it their switches,
/// below it the sweep in figures.
FocusScope {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    readonly property alias stage: surface.stage
    readonly property alias preview: sweepPreview
    readonly property alias comparison: sweepComparison
    readonly property alias options: stageOptions
    /// What the sweep panel shows, and whether it is open.
    readonly property SweepReading sweep: panel.shown
    readonly property bool sweepShown: stageOptions.sweepPanel
    readonly property alias brush: surface.brush
    readonly property alias pins: surface.pins

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Stage")

    SweepPreview {
        id: sweepPreview
        document: root.document
        selection: root.selection
        playback: root.playback
        pictured: stageOptions.sweepPanel
    }
    SweepComparison {
        id: sweepComparison
        preview: sweepPreview
    }
    StageOptions {
        id: stageOptions
    }
    FrameAnimation {
        running: root.playback.playing
        onTriggered: root.playback.frame(frameTime)
    }

    StageToolBar {
        id: bar
        objectName: "stageToolBar"
        anchors.left: parent.left
        anchors.right: parent.right
        stage: surface.stage
        preview: sweepPreview
        options: stageOptions
        brush: surface.brush
        pins: surface.pins
    }
    Rectangle {
        anchors.fill: surface
        color: Theme.stageSurround
    }
    StageSurface {
        id: surface
        objectName: "stageSurface"
        anchors.top: bar.bottom
        anchors.bottom: panel.top
        anchors.left: parent.left
        anchors.right: parent.right
        focus: true
        playback: root.playback
        preview: sweepPreview
        comparison: sweepComparison
        options: stageOptions
        routes: bar.routes
        ghosts: bar.ghosts
        delays: bar.delays
    }
    SweepPanel {
        id: panel
        objectName: "sweepPanel"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: stageOptions.sweepPanel ? implicitHeight : 0
        visible: stageOptions.sweepPanel
        preview: sweepPreview
        comparison: sweepComparison
        playback: root.playback
        onClosed: stageOptions.sweepPanel = false
    }
}
