// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The lanes below the acts, as far as they have room: their names beside them scroll with them.
Item {
    id: root
    required property TimelineController controller
    required property LanePointer actPointer
    required property KeyEditor keyEditor
    /// How far the lanes are scrolled.
    required property real contentY
    /// Null while there are no sounds to be had.
    required property SoundDesk desk
    readonly property real contentHeight: keys.implicitHeight + props.implicitHeight + soundHeight
    readonly property real keyRowHeight: keys.rowHeight
    readonly property real propHeight: props.implicitHeight
    readonly property real soundHeight: sounds.implicitHeight
    readonly property bool drawsBox: props.drawsBox || sounds.drawsBox
    signal pressed

    /// Gives up what is being dragged. Returns whether anything was.
    function cancel(): bool {
        return keys.pointer.cancel() || props.pointer.cancel() || sounds.pointer.cancel();
    }

    clip: true
    Column {
        y: -root.contentY
        width: root.width
        KeyLanes {
            id: keys
            width: root.width
            height: implicitHeight
            controller: root.controller
            editor: root.keyEditor
            onPressed: root.pressed()
        }
        PropLane {
            id: props
            width: root.width
            height: implicitHeight
            controller: root.controller
            actPointer: root.actPointer
            onPressed: root.pressed()
        }
        SoundLane {
            id: sounds
            width: root.width
            height: implicitHeight
            controller: root.controller
            desk: root.desk
            actPointer: root.actPointer
            onPressed: root.pressed()
        }
    }
}
