// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Flocktale

/// The dialogs of the window: questions about files, those that the menus open, and what has to be said.
Item {
    id: root
    required property Session session
    required property EditorActions actions
    readonly property alias preferencesOpen: preferences.visible
    readonly property bool open: root.session.files.question !== DocumentFiles.NoQuestion
                                 || fileProblems.visible || exportDialog.visible || exportFile.visible
                                 || exportProgress.visible || preferences.visible || plugins.visible
                                 || shortcuts.visible || about.visible || recovery.visible

    FileDialogs {
        anchors.fill: parent
        files: root.session.files
    }
    RecoveryDialog {
        id: recovery
        objectName: "recoveryDialog"
        recovery: root.session.recovery
        onDiscardWanted: (row, title) => {
            recoveryDelete.row = row;
            recoveryDelete.showTitle = title;
            recoveryDelete.open();
        }
    }
    RecoveryDeleteDialog {
        id: recoveryDelete
        objectName: "recoveryDeleteDialog"
        recovery: root.session.recovery
    }
    FileProblemsDialog {
        id: fileProblems
        objectName: "fileProblemsDialog"
        problems: root.session.fileProblems
        headline: root.session.fileHeadline
    }
    PreferencesDialog {
        id: preferences
        objectName: "preferencesDialog"
        settings: root.session.settings
    }
    ShortcutSheet {
        id: shortcuts
        objectName: "shortcutSheet"
        actions: root.actions
    }
    PluginsDialog {
        id: plugins
        objectName: "pluginsDialog"
        plugins: root.session.plugins
    }
    ExportDialog {
        id: exportDialog
        objectName: "exportDialog"
        exports: root.session.exports
        onPathWanted: {
            exportFile.currentFolder = root.session.files.folder;
            exportFile.selectedFile = root.session.files.exportUrl(root.session.exports.ending);
            exportFile.open();
        }
    }
    ExportProgress {
        id: exportProgress
        objectName: "exportProgress"
        exports: root.session.exports
    }
    AboutDialog {
        id: about
        objectName: "aboutDialog"
        session: root.session
    }
    FileNameFocus {
        id: nameFocus
    }
    FileDialog {
        id: exportFile
        onVisibleChanged: {
            if (exportFile.visible)
                nameFocus.takeSoon(root, exportFile.acceptLabel);
        }
        title: qsTr("Export the show")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        nameFilters: [qsTr("%1 files (*.%1)").arg(root.session.exports.ending), qsTr("All files (*)")]
        onAccepted: root.session.exports.choosePath(exportFile.selectedFile)
    }

    Connections {
        target: root.session
        function onFileProblemsRaised() {
            fileProblems.open();
        }
    }
    Connections {
        target: root.actions
        function onExportRequested() {
            root.session.exports.setTime(root.session.playback.time);
            exportDialog.open();
        }
        function onRecoverRequested() {
            root.session.recovery.look();
            recovery.open();
        }
        function onPluginsRequested() {
            plugins.open();
        }
        function onPreferencesRequested() {
            preferences.open();
        }
        function onShortcutsRequested() {
            shortcuts.open();
        }
        function onAboutRequested() {
            about.open();
        }
    }
    // What was found or refused at the start, before there was a window.
    Component.onCompleted: {
        if (root.session.recovery.count > 0 || root.session.recovery.damaged > 0)
            recovery.open();
        if (root.session.fileProblems.count > 0)
            fileProblems.open();
    }
}
