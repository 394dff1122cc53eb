// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Which panels are there.
Item {
    id: root
    required property AppSettings settings

    readonly property list<FAction> all: [library, inspector, timeline, table, sounds, history, problems, fullScreen]

    readonly property FAction library: FAction {
        text: qsTr("&Library")
        keys: "Ctrl+1"
        checkable: true
        checked: root.settings.libraryShown
        onToggled: root.settings.libraryShown = checked
    }
    readonly property FAction inspector: FAction {
        text: qsTr("&Inspector")
        keys: "Ctrl+2"
        checkable: true
        checked: root.settings.inspectorShown
        onToggled: root.settings.inspectorShown = checked
    }
    readonly property FAction timeline: FAction {
        text: qsTr("&Timeline")
        keys: "Ctrl+3"
        checkable: true
        checked: root.settings.timelineShown
        onToggled: root.settings.timelineShown = checked
    }
    readonly property FAction table: FAction {
        text: qsTr("T&able of acts")
        keys: "Ctrl+6"
        checkable: true
        checked: root.settings.tableShown
        onToggled: root.settings.tableShown = checked
    }
    readonly property FAction sounds: FAction {
        text: qsTr("&Sounds")
        keys: "Ctrl+7"
        checkable: true
        checked: root.settings.soundsShown
        onToggled: root.settings.soundsShown = checked
    }
    readonly property FAction history: FAction {
        text: qsTr("&History")
        keys: "Ctrl+4"
        checkable: true
        checked: root.settings.historyShown
        onToggled: root.settings.historyShown = checked
    }
    readonly property FAction problems: FAction {
        text: qsTr("&Problems")
        keys: "Ctrl+5"
        checkable: true
        checked: root.settings.problemsShown
        onToggled: root.settings.problemsShown = checked
    }
    readonly property FAction fullScreen: FAction {
        text: qsTr("&Full screen")
        keys: "F11"
        checkable: true
        checked: root.Window.window !== null && root.Window.window.visibility === Window.FullScreen
        onToggled: root.Window.window.visibility = checked ? Window.FullScreen : Window.Windowed
    }
}
