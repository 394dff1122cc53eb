// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A field for a new name, where the thing is that gets it. Enter or a press elsewhere takes the
/// name, Escape leaves the old one.
Popup {
    id: root
    required property TimelineController controller
    required property real actY
    required property real markerY
    property string target
    property bool ofMarker: false
    property bool discarded: false

    function ask(id: string, name: string, seconds: real) {
        root.target = id;
        field.text = name;
        root.x = Math.max(0, Math.min(root.controller.timeScale.xOf(seconds), root.parent.width - root.width));
        root.y = root.ofMarker ? root.markerY : root.actY;
        root.discarded = false;
        root.open();
        field.forceActiveFocus(Qt.PopupFocusReason);
        field.selectAll();
    }

    objectName: "renaming"
    padding: 0
    width: 200
    height: Theme.controlHeight
    focus: true
    closePolicy: Popup.CloseOnPressOutside
    onClosed: {
        if (root.discarded)
            return;
        if (root.ofMarker)
            root.controller.renameMarker(root.target, field.text);
        else
            root.controller.renameAct(root.target, field.text);
    }
    background: null

    TextField {
        id: field
        objectName: "newName"
        anchors.fill: parent
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
        topPadding: 0
        bottomPadding: 0
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.fontSize
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        selectByMouse: true
        Accessible.name: qsTr("New name")
        onAccepted: root.close()
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onEscapePressed: {
            root.discarded = true;
            root.close();
        }
        background: Rectangle {
            color: Theme.field
            border.color: Theme.focus
            border.width: 2
            radius: Theme.radius
        }
    }
    Connections {
        target: root.controller
        function onRenameActRequested(act: string, name: string, seconds: real) {
            root.ofMarker = false;
            root.ask(act, name, seconds);
        }
        function onRenameMarkerRequested(marker: string, name: string, seconds: real) {
            root.ofMarker = true;
            root.ask(marker, name, seconds);
        }
    }
}
