// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The window of the editor.
ApplicationWindow {
    id: root
    required property Session session
    /// Begin with the preferences open: they were when the language changed.
    property bool openPreferences: false
    readonly property alias preferencesOpen: dialogs.preferencesOpen
    property bool quitting: false

    readonly property rect place: root.session.settings.windowPlace() // qmllint disable

    width: root.place.width > 0 ? root.place.width : 1280
    height: root.place.height > 0 ? root.place.height : 800
    minimumWidth: 900
    minimumHeight: 600
    visible: true
    title: qsTr("%1%2 – Flocktale").arg(root.session.document.modified ? "* " : "").arg(root.session.files.name)
    color: Theme.window
    font.pixelSize: Theme.fontSize

    palette: PaperPalette {}

    Binding {
        target: Theme
        property: "dark"
        value: root.session.settings.dark
    }

    EditorActions {
        id: actions
        session: root.session
        controller: workspace.controller
        busyWithDialog: dialogs.open
    }
    EditorDialogs {
        id: dialogs
        anchors.fill: parent
        session: root.session
        actions: actions
    }
    menuBar: EditorMenuBar {
        session: root.session
        actions: actions
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        RendererNotice {
            Layout.fillWidth: true
            session: root.session
        }
        Workspace {
            id: workspace
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.session.welcome
            session: root.session
        }
        WelcomeView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.session.welcome
            session: root.session
            actions: actions
        }
        StatusStrip {
            Layout.fillWidth: true
            visible: !root.session.welcome
            session: root.session
            onProblemsRequested: root.session.settings.problemsShown = !root.session.settings.problemsShown
        }
    }

    Component.onCompleted: {
        root.session.watchRenderer(root);
        // Not bound: from here on the place is the user's. Without one the window manager knows best.
        if (root.place.width > 0) {
            root.x = root.place.x;
            root.y = root.place.y;
        }
        if (root.openPreferences)
            actions.preferencesRequested();
    }
    onClosing: close => {
        close.accepted = root.quitting;
        if (!root.quitting)
            root.session.files.requestQuit();
    }
    Connections {
        target: root.session.files
        function onQuitGranted() {
            root.quitting = true;
            if (root.visibility === Window.Windowed)
                root.session.settings.keepWindowPlace(Qt.rect(root.x, root.y, root.width, root.height));
            Qt.quit();
        }
    }
}
