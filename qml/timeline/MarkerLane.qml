// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The markers: click to select, drag to move, double click to rename; a double click beside them adds one.
Item {
    id: root
    required property TimelineController controller
    /// How far down the markers' lines run.
    required property real poleHeight
    signal pressed

    MouseArea {
        objectName: "markerLane"
        anchors.fill: parent
        onPressed: root.pressed()
        onClicked: root.controller.selectMarker("")
        onDoubleClicked: mouse => root.controller.addMarkerAt(root.controller.timeScale.secondsAt(mouse.x))
    }
    Repeater {
        model: MarkerModel {
            document: root.controller.document
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
            onMenuRequested: {
                menu.markerId = markerId;
                menu.popup();
            }
        }
    }
    FToolTip {
        id: hint
        y: root.height
        hovered: hint.text.length > 0
    }
    FMenu {
        id: menu
        property string markerId
        CommandItem {
            controller: root.controller
            command: TimelineController.Rename
        }
        CommandItem {
            controller: root.controller
            command: TimelineController.Remove
            icon.name: "trash"
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
