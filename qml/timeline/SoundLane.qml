// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The sounds in as many rows as they need, each with its outline.
Item {
    id: root
    required property TimelineController controller
    required property SoundDesk desk
    /// Of the lane of acts; draws the box.
    required property LanePointer actPointer
    readonly property real rowHeight: 34
    readonly property alias pointer: area.pointer
    readonly property alias drawsBox: area.drawsBox
    readonly property bool empty: spans.count === 0
    signal pressed

    objectName: "soundLane"
    implicitHeight: root.empty ? 0 : spans.laneCount * root.rowHeight + Theme.tiny
    visible: !root.empty

    Repeater {
        model: TrackRows {
            timeScale: root.controller.timeScale
            sourceModel: SoundSpanModel { // qmllint disable
                id: spans
                desk: root.desk
            }
        }
        delegate: SoundBlock {
            desk: root.desk
            timeScale: root.controller.timeScale
            y: lane * root.rowHeight + 1
            height: root.rowHeight - 2
            hovered: area.hoveredId === soundId
            selected: root.controller.selectedSound === soundId
        }
    }
    SpanArea {
        id: area
        anchors.fill: parent
        controller: root.controller
        model: spans
        rowHeight: root.rowHeight
        actPointer: root.actPointer
        onTaken: root.pressed()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
