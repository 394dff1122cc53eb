// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done with acts and markers.
QtObject {
    id: root
    required property TimelineController controller
    required property bool editable

    readonly property list<FAction> all: [addForm, addFree, addMarker, split, duplicate, remove, cut, copy, paste, rename,
        earlier, later]

    readonly property FAction addForm: ActAction {
        controller: root.controller
        command: TimelineController.AddForm
        icon.name: "plus"
        enabled: root.editable
    }
    readonly property FAction addFree: ActAction {
        controller: root.controller
        command: TimelineController.AddFree
        icon.name: "bird"
        enabled: root.editable
    }
    readonly property FAction addMarker: ActAction {
        controller: root.controller
        command: TimelineController.AddMarker
        icon.name: "marker"
        enabled: root.editable
    }
    readonly property FAction split: ActAction {
        controller: root.controller
        command: TimelineController.Split
        icon.name: "split"
        enabled: root.editable && root.controller.canSplit
    }
    readonly property FAction duplicate: ActAction {
        controller: root.controller
        command: TimelineController.Duplicate
        icon.name: "duplicate"
        enabled: root.editable && root.controller.hasSelection
    }
    readonly property FAction remove: ActAction {
        controller: root.controller
        command: TimelineController.Remove
        icon.name: "trash"
        enabled: root.editable && (root.controller.hasSelection || root.controller.itemSelected)
    }
    readonly property FAction cut: ActAction {
        controller: root.controller
        command: TimelineController.Cut
        enabled: root.editable && root.controller.hasSelection
    }
    readonly property FAction copy: ActAction {
        controller: root.controller
        command: TimelineController.Copy
        icon.name: "copy"
        enabled: root.editable && root.controller.hasSelection
    }
    readonly property FAction paste: ActAction {
        controller: root.controller
        command: TimelineController.Paste
        enabled: root.editable && root.controller.canPaste
    }
    readonly property FAction rename: ActAction {
        controller: root.controller
        command: TimelineController.Rename
        enabled: root.editable && root.controller.hasSelection
    }
    readonly property FAction earlier: ActAction {
        controller: root.controller
        command: TimelineController.ReorderLeft
        icon.name: "left"
        enabled: root.editable && root.controller.hasSelection
    }
    readonly property FAction later: ActAction {
        controller: root.controller
        command: TimelineController.ReorderRight
        icon.name: "right"
        enabled: root.editable && root.controller.hasSelection
    }
}
