// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// One marker: a flag with its name, and a line down through the tracks.
TimeSpanItem {
    id: root
    required startSeconds
    required property string markerId
    required property string name
    required property string timeText
    required property color markerColor
    /// What it moves with is called; empty when it stands for itself.
    required property string attachedTo
    required property TimelineController controller
    required property real poleHeight
    required property bool current
    readonly property bool selected: root.current
    signal pressed
    signal menuRequested
    /// What to say about the marker under the pointer; empty when the pointer has left it.
    signal hinted(string text)

    objectName: "marker-" + root.markerId
    timeScale: root.controller.timeScale
    width: flag.width
    visible: root.inView
    z: root.selected ? 1 : 0
    Accessible.role: Accessible.ListItem
    readonly property string place: root.attachedTo.length > 0 ? qsTr("%1, moves with %2").arg(root.timeText).arg(root.attachedTo)
                                                              : root.timeText
    Accessible.name: qsTr("Marker %1 at %2").arg(root.name).arg(root.place)
    Accessible.selectable: true
    Accessible.selected: root.selected
    Accessible.onPressAction: root.controller.selectMarker(root.markerId)

    Component.onDestruction: root.hinted("")

    Rectangle {
        width: 1
        height: root.poleHeight
        color: root.markerColor
        opacity: 0.5
    }
    Rectangle {
        id: flag
        y: Theme.tiny
        width: Math.max(14, Math.min(label.implicitWidth, 140) + 2 * Theme.small)
        height: root.height - 2 * Theme.tiny
        radius: Theme.tiny
        color: Qt.tint(Theme.panelRaised, Qt.alpha(root.markerColor, root.selected ? 0.55 : area.containsMouse ? 0.4 : 0.25))
        border.color: root.selected ? Theme.focus : root.markerColor
        border.width: root.selected ? 2 : 1
        Rectangle {
            objectName: "attached"
            visible: root.attachedTo.length > 0
            anchors.bottom: parent.bottom
            width: parent.width
            height: 3
            radius: 1
            color: Theme.actForm
        }
        FLabel {
            id: label
            anchors.fill: parent
            anchors.leftMargin: Theme.small
            anchors.rightMargin: Theme.small
            text: root.name
            font.pixelSize: Theme.smallFontSize
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: Qt.PointingHandCursor

        onPressed: mouse => {
            root.pressed();
            root.controller.beginMarkerDrag(root.markerId, root.x + mouse.x);
            if (mouse.button === Qt.RightButton) {
                root.controller.endMarkerDrag();
                root.menuRequested();
            }
        }
        onPositionChanged: mouse => {
            if (pressed)
                root.controller.dragMarker(root.x + mouse.x, (mouse.modifiers & Qt.AltModifier) !== 0);
        }
        onReleased: root.controller.endMarkerDrag()
        onCanceled: root.controller.cancelMarkerDrag()
        onContainsMouseChanged: root.hinted(area.containsMouse ? qsTr("%1 at %2").arg(root.name).arg(root.place) : "")
        onDoubleClicked: root.controller.askMarkerName(root.markerId)
    }
}
