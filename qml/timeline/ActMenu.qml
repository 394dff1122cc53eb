// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done with the selected acts.
FMenu {
    id: root
    required property TimelineController controller

    CommandItem {
        controller: root.controller
        command: TimelineController.Rename
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.Split
        icon.name: "split"
        enabled: root.controller.canSplit
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.TrimStart
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.TrimEnd
    }
    FMenuSeparator {}
    CommandItem {
        controller: root.controller
        command: TimelineController.ReorderLeft
        icon.name: "left"
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.ReorderRight
        icon.name: "right"
    }
    FMenuSeparator {}
    CommandItem {
        controller: root.controller
        command: TimelineController.Cut
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.Copy
        icon.name: "copy"
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.Paste
        enabled: root.controller.canPaste
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.Duplicate
        icon.name: "duplicate"
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.ZoomToSelection
        icon.name: "fit"
    }
    FMenuItem {
        objectName: "menuSaveTemplate"
        text: qsTr("Save as template…")
        icon.name: "plus"
        onTriggered: root.controller.askTemplate()
    }
    FMenuSeparator {}
    CommandItem {
        objectName: "menuRemove"
        controller: root.controller
        command: TimelineController.Remove
        icon.name: "trash"
    }
    CommandItem {
        controller: root.controller
        command: TimelineController.RemoveAndClose
    }
}
