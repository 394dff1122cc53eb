// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Ticks and their times; a press puts the playhead there and a drag scrubs. Long ticks run down through the tracks.
Item {
    id: root
    required property TimelineController controller
    required property real rulerHeight
    signal pressed

    Rectangle {
        width: parent.width
        height: root.rulerHeight
        color: Theme.panel
    }
    Repeater {
        model: RulerModel {
            timeScale: root.controller.timeScale
            labelPixels: metrics.advanceWidth + Theme.wide
        }
        delegate: TimeSpanItem {
            id: tick
            required startSeconds
            required property bool major
            required property string label
            timeScale: root.controller.timeScale
            height: root.height
            width: 1

            Rectangle {
                y: root.rulerHeight - height
                width: 1
                height: tick.major ? 10 : 4
                color: tick.major ? Theme.textMuted : Theme.border
            }
            Rectangle {
                y: root.rulerHeight
                visible: tick.major
                width: 1
                height: root.height - root.rulerHeight
                color: Theme.border
                opacity: 0.45
            }
            FLabel {
                x: Theme.small
                y: Theme.tiny
                visible: tick.major
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
        preventStealing: true
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
