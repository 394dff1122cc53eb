// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done at a place where no act is.
FMenu {
    id: root
    required property TimelineController controller
    property real seconds: 0

    function openAt(x: real, y: real) {
        root.seconds = root.controller.timeScale.secondsAt(x);
        root.popup(root.parent, x, y);
    }

    FMenuItem {
        text: qsTr("Add formation act here")
        icon.name: "disc"
        onTriggered: root.controller.addFormAt(root.seconds)
    }
    FMenuItem {
        text: qsTr("Add free flight act here")
        icon.name: "flock"
        onTriggered: root.controller.addFreeAt(root.seconds)
    }
    FMenuItem {
        text: qsTr("Add marker here")
        icon.name: "marker"
        onTriggered: root.controller.addMarkerAt(root.seconds)
    }
    FMenuItem {
        objectName: "closeGap"
        text: qsTr("Close this gap")
        onTriggered: root.controller.closeGapAt(root.seconds)
    }
    FMenuSeparator {}
    CommandItem {
        controller: root.controller
        command: TimelineController.Paste
        enabled: root.controller.canPaste
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.SelectAll
    }
}
