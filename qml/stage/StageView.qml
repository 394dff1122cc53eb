// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The stage with what lies over it: the sweep preview and the frame around the current cast; above it their switches.
FocusScope {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    readonly property alias stage: stageItem
    readonly property alias preview: sweepPreview
    property bool byMouse: false

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Stage")

    SweepPreview {
        id: sweepPreview
        document: root.document
        selection: root.selection
        playback: root.playback
    }
    CastHandles {
        id: castHandles
        stage: stageItem
        preview: sweepPreview
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
        stage: stageItem
        preview: sweepPreview
    }
    Rectangle {
        anchors.fill: surface
        color: Theme.stageSurround
    }
    Item {
        id: surface
        objectName: "stageSurface"
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        activeFocusOnTab: true
        focus: true
        Accessible.role: Accessible.Canvas
        Accessible.name: qsTr("Stage: arrow keys move the current cast")
        Keys.forwardTo: [stageKeys]
        onActiveFocusChanged: {
            if (!surface.activeFocus)
                root.byMouse = false;
        }

        StageItem {
            id: stageItem
            objectName: "stage"
            anchors.fill: parent
            playback: root.playback
            tintByDelay: bar.delays
        }
        SweepOverlay {
            objectName: "sweepOverlay"
            anchors.fill: parent
            stage: stageItem
            preview: sweepPreview
            routes: bar.routes
            ghosts: bar.ghosts
        }
        CastFrame {
            anchors.fill: parent
            visible: castHandles.shown && !root.playback.playing
            handles: castHandles
            stageRect: stageItem.stageRect
        }
        StagePointer {
            anchors.fill: parent
            handles: castHandles
            stage: stageItem
            onPressed: {
                root.byMouse = true;
                surface.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
        StageKeys {
            id: stageKeys
            handles: castHandles
        }
        BusyBar {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.wide
            playback: root.playback
        }
        FFocusRing {
            anchors.margins: 2
            radius: 0
            shown: surface.activeFocus && !root.byMouse
        }
    }
}
