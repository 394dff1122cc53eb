// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The mouse on a lane of spans: a click selects, a drag moves one in time, its edges trim it, the right button opens its
/// menu. From an empty place a box is drawn over the acts.
MouseArea {
    id: root
    required property TimelineController controller
    required property SpanModel model
    required property real rowHeight
    /// Of the lane of acts; draws the box.
    required property LanePointer actPointer
    readonly property alias pointer: pointer
    readonly property string hoveredId: root.containsMouse ? pointer.hovered : ""
    readonly property bool drawsBox: root.pressed && root.actPointer.boxVisible
    signal taken

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    cursorShape: pointer.cursorShape
    onPressed: mouse => {
        root.taken();
        if (mouse.button === Qt.RightButton) {
            if (pointer.pick(mouse.x, mouse.y).length > 0)
                menu.show();
        } else if (!pointer.press(mouse.x, mouse.y, mouse.modifiers)) {
            root.actPointer.pressBeside(mouse.x, mouse.modifiers);
        }
    }
    onPositionChanged: mouse => {
        if (root.pressed) {
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

    SpanPointer {
        id: pointer
        controller: root.controller
        model: root.model
        rowHeight: root.rowHeight
    }
    ItemMenu {
        id: menu
        controller: root.controller
    }
}
