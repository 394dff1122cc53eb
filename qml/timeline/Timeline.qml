// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The timeline: tools, the names of the tracks, and the tracks on one scale of time.
Item {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    /// Null while there are no sounds to be had.
    property SoundDesk desk: null
    /// The sweep whose departures and arrivals stand below its act when they are wanted.
    property SweepReading sweep: null
    property bool sweepShown: false
    /// What the lane of the sweep takes while it is there.
    readonly property alias sweepHeight: sweepLane.height
    readonly property alias controller: controller
    readonly property alias timeScale: timeScale
    /// A template of the library was dropped at a time.
    signal templateDropped(string templateId, real seconds)

    implicitHeight: toolBar.implicitHeight + tracks.implicitHeight + sweepLane.height
    implicitWidth: 640

    TimeScale {
        id: timeScale
        viewWidth: tracks.width
        anchorSeconds: root.playback.time
        following: root.playback.playing
    }
    TimelineController {
        id: controller
        document: root.document
        selection: root.selection
        timeScale: timeScale
        playhead: root.playback.step
        playEnd: root.playback.lengthSteps
        onSeekRequested: step => root.playback.seekStep(step)
    }

    KeyEditor {
        id: keyEditor
        controller: controller
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    TimelineToolBar {
        id: toolBar
        anchors.left: parent.left
        anchors.right: parent.right
        controller: controller
        onDone: tracks.forceActiveFocus(Qt.OtherFocusReason)
    }
    TrackHeaders {
        id: headers
        anchors.left: parent.left
        anchors.top: toolBar.bottom
        anchors.bottom: sweepLane.top
        rulerHeight: tracks.rulerHeight
        markerHeight: tracks.markerHeight
        actHeight: tracks.actHeight
        lanesHeight: tracks.lanesHeight
        lanesContentHeight: tracks.lanesContentHeight
        propHeight: tracks.propHeight
        keyRowHeight: tracks.keyRowHeight
        soundHeight: tracks.soundHeight
        keyEditor: keyEditor
        barArea: tracks
    }
    Tracks {
        id: tracks
        anchors.left: headers.right
        anchors.right: parent.right
        anchors.top: toolBar.bottom
        anchors.bottom: sweepLane.top
        controller: controller
        playback: root.playback
        lanesY: headers.lanesY
        desk: root.desk
        keyEditor: keyEditor
    }
    SweepLane {
        id: sweepLane
        objectName: "sweepLane"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        timeScale: timeScale
        reading: root.sweep
        wanted: root.sweepShown
        tracksX: tracks.x
    }
    TimelineDrop {
        anchors.fill: tracks
        controller: controller
        desk: root.desk
        onSoundDropped: (file, seconds) => root.desk.addAt(file, seconds)
        onTemplateDropped: (templateId, seconds) => root.templateDropped(templateId, seconds)
    }
    // The first sizes are known only now; a show that is opened later is fitted by the controller.
    Component.onCompleted: timeScale.fit()
}
