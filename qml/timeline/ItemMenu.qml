// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done with the selected marker, prop or sound.
FMenu {
    id: root
    required property TimelineController controller
    property bool renamable: false
    property bool attached: false
    property bool attachable: false

    function show() {
        root.attached = root.controller.isAttached();
        root.attachable = root.controller.canToggleAttached();
        root.popup();
    }

    FMenuItem {
        objectName: "attachItem"
        text: root.attached ? qsTr("Detach from its act") : qsTr("Attach to the act here")
        enabled: root.attachable
        onTriggered: root.controller.toggleAttached()
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.Rename
        visible: root.renamable
        height: visible ? implicitHeight : 0
    }
    CommandItem {
        objectName: "removeItem"
        controller: root.controller
        command: TimelineController.Remove
        icon.name: "trash"
    }
}
