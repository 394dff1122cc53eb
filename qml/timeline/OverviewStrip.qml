// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The whole show, however long, with a frame around what the tracks show: drag it to scroll, its ends to zoom.
Item {
    id: root
    required property TimelineController controller
    required property Playback playback
    signal pressed

    objectName: "overview"
    implicitHeight: 18
    Accessible.role: Accessible.ScrollBar
    Accessible.name: qsTr("Overview: drag the frame to scroll, its ends to zoom")

    TimelineOverview {
        id: overview
        timeScale: root.controller.timeScale
        width: root.width
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    ActStripItem {
        y: Theme.small
        width: root.width
        height: root.height - 2 * Theme.small
        document: root.controller.document
        selection: root.controller.selection
        timeScale: overview.strip
        freeColor: Theme.actFree
        formColor: Theme.actForm
        selectedColor: Theme.accent
        opacity: overview.useful ? 1 : 0.5
    }
    TimeSpanItem {
        timeScale: overview.strip
        startSeconds: root.playback.time
        width: 1
        height: root.height
        Rectangle {
            anchors.fill: parent
            color: Theme.accent
        }
    }
    Rectangle {
        objectName: "overviewFrame"
        x: overview.frameX
        width: overview.frameWidth
        height: root.height
        visible: overview.useful
        radius: Theme.small
        color: Qt.alpha(Theme.text, area.containsMouse ? 0.16 : 0.1)
        border.color: Theme.textMuted
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: overview.cursorShape
        onPressed: mouse => {
            root.pressed();
            overview.press(mouse.x);
        }
        onPositionChanged: mouse => {
            if (area.pressed)
                overview.move(mouse.x);
            else
                overview.hover(mouse.x);
        }
        onReleased: overview.release()
        onCanceled: overview.release()
        onDoubleClicked: root.controller.timeScale.fit()
    }
}
