// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Ticks and their times; a press puts the playhead there and a drag scrubs. Long ticks run down through the tracks.
Item {
    id: root
    required property TimelineController controller
    required property real rulerHeight
    readonly property real labelPixels: metrics.advanceWidth + Theme.wide
    signal pressed

    Rectangle {
        width: parent.width
        height: root.rulerHeight
        color: Theme.panel
    }
    RulerLinesItem {
        anchors.fill: parent
        timeScale: root.controller.timeScale
        document: root.controller.document
        labelPixels: root.labelPixels
        rulerHeight: root.rulerHeight
        majorColor: Theme.textMuted
        minorColor: Theme.border
        gridColor: Qt.alpha(Theme.border, 0.45)
        beatColor: Theme.accent
    }
    Repeater {
        model: RulerModel {
            timeScale: root.controller.timeScale
            labelPixels: root.labelPixels
        }
        delegate: TimeSpanItem {
            id: tick
            required startSeconds
            required property string label
            timeScale: root.controller.timeScale
            width: 1

            FLabel {
                x: Theme.small
                y: Theme.tiny
                text: tick.label
                muted: true
                font.pixelSize: Theme.smallFontSize
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        y: root.rulerHeight - 1
        width: parent.width
        height: 1
        color: Theme.border
    }
    MouseArea {
        objectName: "ruler"
        width: parent.width
        height: root.rulerHeight
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("Playhead")
        onPressed: mouse => {
            root.pressed();
            root.controller.scrub(mouse.x, (mouse.modifiers & Qt.AltModifier) !== 0);
        }
        onPositionChanged: mouse => root.controller.scrub(mouse.x, (mouse.modifiers & Qt.AltModifier) !== 0)
        onReleased: root.controller.endScrub()
        onCanceled: root.controller.endScrub()
    }
    TextMetrics {
        id: metrics
        font.pixelSize: Theme.smallFontSize
        text: "00:00.000"
    }
}
