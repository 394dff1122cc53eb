// SPDX-License-Identifier: MIT
import QtQuick
import Flocktale

/// Everything that the menus and keys of the window can do. Menus, the shortcut sheet and tool buttons share them.
Item {
    id: root
    required property Session session
    property bool busyWithDialog: false

    signal exportRequested
    signal preferencesRequested
    signal pluginsRequested
    signal shortcutsRequested
    signal aboutRequested

    readonly property list<FAction> file: [newShow, open, save, saveAs, exportShow, preferences, quit]
    readonly property list<FAction> edit: [undo, redo, selectAll]
    readonly property list<FAction> play: [playPause, stop, loop, stepBack, stepForward]
    readonly property list<FAction> view: [library, inspector, timeline, history, problems, fullScreen]
    readonly property list<FAction> help: [shortcuts, plugins, about]

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

    readonly property FAction playPause: FAction {
        text: root.session.playback.playing ? qsTr("&Pause") : qsTr("&Play")
        icon.name: root.session.playback.playing ? "pause" : "play"
        keys: "Space"
        enabled: !root.busyWithDialog && !root.session.welcome
        onTriggered: root.session.playback.toggle()
    }
    readonly property FAction stop: FAction {
        text: qsTr("&Stop and go to the start")
        icon.name: "stop"
        keys: "Shift+Space"
        enabled: root.playPause.enabled
        onTriggered: root.session.playback.stop()
    }
    readonly property FAction loop: FAction {
        text: qsTr("Play in a &loop")
        keys: "Ctrl+L"
        enabled: root.playPause.enabled
        checkable: true
        checked: root.session.playback.looping
        onToggled: root.session.playback.looping = checked
    }
    readonly property FAction stepBack: FAction {
        text: qsTr("One step &back")
        icon.name: "step-back"
        keys: ","
        enabled: root.playPause.enabled
        onTriggered: root.session.playback.stepBy(-1)
    }
    readonly property FAction stepForward: FAction {
        text: qsTr("One step &on")
        icon.name: "step-forward"
        keys: "."
        enabled: root.playPause.enabled
        onTriggered: root.session.playback.stepBy(1)
    }

    readonly property FAction library: FAction {
        text: qsTr("&Library")
        keys: "Ctrl+1"
        checkable: true
        checked: root.session.settings.libraryShown
        onToggled: root.session.settings.libraryShown = checked
    }
    readonly property FAction inspector: FAction {
        text: qsTr("&Inspector")
        keys: "Ctrl+2"
        checkable: true
        checked: root.session.settings.inspectorShown
        onToggled: root.session.settings.inspectorShown = checked
    }
    readonly property FAction timeline: FAction {
        text: qsTr("&Timeline")
        keys: "Ctrl+3"
        checkable: true
        checked: root.session.settings.timelineShown
        onToggled: root.session.settings.timelineShown = checked
    }
    readonly property FAction history: FAction {
        text: qsTr("&History")
        keys: "Ctrl+4"
        checkable: true
        checked: root.session.settings.historyShown
        onToggled: root.session.settings.historyShown = checked
    }
    readonly property FAction problems: FAction {
        text: qsTr("&Problems")
        keys: "Ctrl+5"
        checkable: true
        checked: root.session.settings.problemsShown
        onToggled: root.session.settings.problemsShown = checked
    }
    readonly property FAction fullScreen: FAction {
        text: qsTr("&Full screen")
        keys: "F11"
        checkable: true
        checked: root.Window.window !== null && root.Window.window.visibility === Window.FullScreen
        onToggled: root.Window.window.visibility = checked ? Window.FullScreen : Window.Windowed
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
