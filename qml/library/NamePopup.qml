// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A field for a new name over the thing that gets it. Enter or a press elsewhere takes the name, Escape leaves the old
/// one.
Popup {
    id: root
    property string target
    property string initial
    signal named(string target, string name)

    function askAt(target: string, name: string, x: real, y: real) {
        root.target = target;
        root.x = x;
        root.y = y;
        root.initial = name;
        root.open();
        field.forceActiveFocus(Qt.PopupFocusReason);
        field.selectAll();
    }

    objectName: "naming"
    padding: 0
    width: 160
    height: Theme.controlHeight
    margins: Theme.small
    focus: true
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.parent.forceActiveFocus(Qt.PopupFocusReason)
    contentItem: FTextField { // qmllint disable deferred-property-id
        id: field
        objectName: "newName"
        name: qsTr("New name")
        value: root.initial
        onEdited: text => root.named(root.target, text)
        onAccepted: root.close()
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onEscapePressed: {
            field.state = "";
            root.close();
        }
    }
}
