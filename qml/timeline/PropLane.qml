// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The props in as many rows as they need: a click selects, a drag moves one in time, its edges trim it. From an empty
/// place a box is drawn over the acts.
Item {
    id: root
    required property TimelineController controller
    /// Of the lane of acts; draws the box.
    required property LanePointer actPointer
    readonly property real rowHeight: 20
    readonly property alias pointer: pointer
    readonly property bool drawsBox: area.pressed && root.actPointer.boxVisible
    readonly property bool empty: spans.count === 0
    signal pressed

    objectName: "propLane"
    implicitHeight: root.empty ? 0 : spans.laneCount * root.rowHeight + Theme.tiny
    visible: !root.empty

    PropPointer {
        id: pointer
        controller: root.controller
        model: spans
        rowHeight: root.rowHeight
    }
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
            hovered: pointer.hovered === propId && area.containsMouse
            selected: root.controller.selectedItem === propId
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: pointer.cursorShape
        onPressed: mouse => {
            root.pressed();
            if (!pointer.press(mouse.x, mouse.y))
                root.actPointer.pressBeside(mouse.x, mouse.modifiers);
        }
        onPositionChanged: mouse => {
            if (area.pressed) {
                pointer.move(mouse.x, mouse.modifiers);
                root.actPointer.move(mouse.x, mouse.modifiers);
            } else {
                pointer.hover(mouse.x, mouse.y);
            }
        }
        onReleased: {
            pointer.release();
            root.actPointer.release();
        }
        onCanceled: {
            pointer.cancel();
            root.actPointer.cancel();
            root.actPointer.release();
        }
        onExited: pointer.leave()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
