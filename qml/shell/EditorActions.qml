// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Everything that the menus and keys of the window can do. Menus, the shortcut sheet and tool buttons share them.
Item {
    id: root
    required property Session session
    required property TimelineController controller
    property bool busyWithDialog: false
    readonly property bool editable: !root.busyWithDialog && !root.session.welcome

    signal exportRequested
    signal recoverRequested
    signal preferencesRequested
    signal pluginsRequested
    signal shortcutsRequested
    signal aboutRequested

    readonly property list<FAction> file: [newShow, open, save, saveAs, exportShow, recover, preferences, quit]
    readonly property list<FAction> edit: [undo, redo, selectAll]
    readonly property list<FAction> help: [shortcuts, plugins, about]

    readonly property ActActions acts: ActActions {
        controller: root.controller
        editable: root.editable
    }
    readonly property PlayActions play: PlayActions {
        playback: root.session.playback
        playable: root.editable
    }
    readonly property alias view: viewActions

    ViewActions {
        id: viewActions
        settings: root.session.settings
    }
    readonly property FAction newShow: FAction {
        text: qsTr("&New show")
        icon.name: "new"
        keys: "Ctrl+N"
        enabled: !root.busyWithDialog
        onTriggered: root.session.files.requestNew()
    }
    readonly property FAction open: FAction {
        text: qsTr("&Open…")
        icon.name: "open"
        keys: "Ctrl+O"
        enabled: !root.busyWithDialog
        onTriggered: root.session.files.requestOpen()
    }
    readonly property FAction save: FAction {
        text: qsTr("&Save")
        icon.name: "save"
        keys: "Ctrl+S"
        enabled: !root.busyWithDialog && (root.session.files.untitled || root.session.document.modified)
        onTriggered: root.session.files.save()
    }
    readonly property FAction saveAs: FAction {
        text: qsTr("Save &as…")
        keys: "Ctrl+Shift+S"
        enabled: !root.busyWithDialog
        onTriggered: root.session.files.saveAs()
    }
    readonly property FAction exportShow: FAction {
        text: qsTr("&Export…")
        icon.name: "export"
        keys: "Ctrl+E"
        enabled: !root.busyWithDialog
        onTriggered: root.exportRequested()
    }
    readonly property FAction recover: FAction {
        text: qsTr("&Recover unsaved work…")
        enabled: !root.busyWithDialog
        onTriggered: root.recoverRequested()
    }
    readonly property FAction preferences: FAction {
        text: qsTr("&Preferences…")
        icon.name: "gear"
        keys: "Ctrl+,"
        enabled: !root.busyWithDialog
        onTriggered: root.preferencesRequested()
    }
    readonly property FAction quit: FAction {
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        enabled: !root.busyWithDialog
        onTriggered: root.session.files.requestQuit()
    }

    readonly property FAction undo: FAction {
        text: root.session.document.canUndo ? qsTr("&Undo %1").arg(root.session.document.undoText) : qsTr("&Undo")
        icon.name: "undo"
        keys: "Ctrl+Z"
        enabled: !root.busyWithDialog && root.session.document.canUndo
        onTriggered: root.session.document.undo()
    }
    readonly property FAction redo: FAction {
        text: root.session.document.canRedo ? qsTr("&Redo %1").arg(root.session.document.redoText) : qsTr("&Redo")
        icon.name: "redo"
        keys: "Ctrl+Shift+Z"
        enabled: !root.busyWithDialog && root.session.document.canRedo
        onTriggered: root.session.document.redo()
    }
    readonly property FAction selectAll: FAction {
        text: qsTr("Select &all acts")
        keys: "Ctrl+A"
        enabled: !root.busyWithDialog
        onTriggered: root.session.selection.selectAll()
    }

    readonly property FAction shortcuts: FAction {
        text: qsTr("&Shortcuts")
        icon.name: "help"
        keys: "F1"
        enabled: !root.busyWithDialog
        onTriggered: root.shortcutsRequested()
    }
    readonly property FAction plugins: FAction {
        text: qsTr("&Plugins")
        icon.name: "plugin"
        enabled: !root.busyWithDialog
        onTriggered: root.pluginsRequested()
    }
    readonly property FAction about: FAction {
        text: qsTr("&About Flocktale")
        icon.name: "info"
        enabled: !root.busyWithDialog
        onTriggered: root.aboutRequested()
    }

    // The other common key for redo.
    Shortcut {
        sequence: "Ctrl+Y"
        enabled: root.redo.enabled
        onActivated: root.redo.trigger()
    }
}
