// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The props in as many rows as they need.
Item {
    id: root
    required property TimelineController controller
    /// Of the lane of acts; draws the box.
    required property LanePointer actPointer
    readonly property real rowHeight: 20
    readonly property alias pointer: area.pointer
    readonly property alias drawsBox: area.drawsBox
    readonly property bool empty: spans.count === 0
    signal pressed

    objectName: "propLane"
    implicitHeight: root.empty ? 0 : spans.laneCount * root.rowHeight + Theme.tiny
    visible: !root.empty

    Repeater {
        model: TrackRows {
            timeScale: root.controller.timeScale
            sourceModel: PropSpanModel { // qmllint disable
                id: spans
                document: root.controller.document
            }
        }
        delegate: PropBlock {
            timeScale: root.controller.timeScale
            y: lane * root.rowHeight + 1
            height: root.rowHeight - 2
            hovered: area.hoveredId === propId
            selected: root.controller.selectedProp === propId
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
