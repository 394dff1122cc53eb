// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The tools that have no room on the timeline's bar, in a menu.
FIconButton {
    id: root
    required property TimelineController controller
    signal done

    icon.name: "dots"
    text: qsTr("More")
    onClicked: moreMenu.popup(0, root.height + Theme.tiny)

    FMenu {
        id: moreMenu
        objectName: "moreMenu"
        MoreItem {
            command: TimelineController.Split
            icon.name: "split"
            enabled: root.controller.canSplit
        }
        MoreItem {
            objectName: "moreDuplicate"
            command: TimelineController.Duplicate
            icon.name: "duplicate"
            enabled: root.controller.hasSelection
        }
        MoreItem {
            command: TimelineController.Remove
            icon.name: "trash"
            enabled: root.controller.hasSelection || root.controller.itemSelected
        }
        MoreItem {
            command: TimelineController.AddMarker
            icon.name: "marker"
        }
        FMenuSeparator {}
        MoreItem {
            command: TimelineController.ZoomOut
            icon.name: "zoom-out"
        }
        MoreItem {
            command: TimelineController.ZoomIn
            icon.name: "zoom-in"
        }
        MoreItem {
            command: TimelineController.Fit
            icon.name: "fit"
        }
    }

    component MoreItem: CommandItem {
        controller: root.controller
        onTriggered: root.done()
    }
}
