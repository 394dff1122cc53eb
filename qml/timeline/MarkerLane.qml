// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The markers: click to select, drag to move, double click to rename; a double click beside them adds one, and a drag
/// from there draws a box over the acts.
Item {
    id: root
    required property TimelineController controller
    /// How far down the markers' lines run.
    required property real poleHeight
    required property LanePointer pointer
    readonly property bool drawsBox: beside.pressed && root.pointer.boxVisible
    signal pressed

    MouseArea {
        id: beside
        objectName: "markerLane"
        anchors.fill: parent
        onPressed: mouse => {
            root.pressed();
            root.pointer.pressBeside(mouse.x, mouse.modifiers);
        }
        onPositionChanged: mouse => root.pointer.move(mouse.x, mouse.modifiers)
        onReleased: root.pointer.release()
        onCanceled: {
            root.pointer.cancel();
            root.pointer.release();
        }
        onDoubleClicked: mouse => root.pointer.doubleClickBeside(mouse.x)
    }
    Repeater {
        model: TrackRows {
            timeScale: root.controller.timeScale
            momentPixels: 16
            sourceModel: MarkerModel { // qmllint disable
                document: root.controller.document
                current: root.controller.selectedMarker
            }
        }
        delegate: MarkerFlag {
            controller: root.controller
            height: root.height
            poleHeight: root.poleHeight
            onPressed: {
                hint.text = "";
                root.pressed();
            }
            onHinted: text => {
                hint.text = text;
                hint.x = x;
            }
            onMenuRequested: menu.show()
        }
    }
    FToolTip {
        id: hint
        y: root.height
        hovered: hint.text.length > 0
    }
    ItemMenu {
        id: menu
        controller: root.controller
        renamable: true
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
