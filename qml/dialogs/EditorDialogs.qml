// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Flocktale

/// The dialogs of the window: those that ask what DocumentFiles wants to know, and those that the menus open.
Item {
    id: root
    required property Session session
    required property EditorActions actions
    readonly property alias preferencesOpen: preferences.visible
    readonly property bool open: root.session.files.question !== DocumentFiles.NoQuestion
                                 || fileProblems.visible || exportDialog.visible || exportFile.visible
                                 || exportProgress.visible || preferences.visible || plugins.visible
                                 || shortcuts.visible || about.visible

    function show(dialog: FDialog, shown: bool): void {
        if (shown)
            dialog.open();
        else
            dialog.close();
    }

    UnsavedDialog {
        id: unsaved
        objectName: "unsavedDialog"
        files: root.session.files
    }
    OverwriteDialog {
        id: overwrite
        objectName: "overwriteDialog"
        files: root.session.files
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
    FileDialog {
        id: openFile
        title: qsTr("Open a show")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Flocktale shows (*.json)"), qsTr("All files (*)")]
        onAccepted: root.session.files.choosePath(openFile.selectedFile)
        onRejected: root.session.files.cancel()
    }
    FileDialog {
        id: saveFile
        title: qsTr("Save the show")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        // DocumentFiles asks, because only it knows the final name.
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        nameFilters: [qsTr("Flocktale shows (*.json)")]
        onAccepted: root.session.files.choosePath(saveFile.selectedFile)
        onRejected: root.session.files.cancel()
    }

    FileDialog {
        id: exportFile
        title: qsTr("Export the show")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Export")
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        nameFilters: [qsTr("%1 files (*.%1)").arg(root.session.exports.ending), qsTr("All files (*)")]
        onAccepted: root.session.exports.choosePath(exportFile.selectedFile)
    }

    Connections {
        target: root.session.files
        function onQuestionChanged() {
            const question = root.session.files.question;
            root.show(unsaved, question === DocumentFiles.UnsavedChanges);
            root.show(overwrite, question === DocumentFiles.Overwrite);
            if (question === DocumentFiles.OpenPath) {
                openFile.currentFolder = root.session.files.folder;
                openFile.open();
            } else if (question === DocumentFiles.SavePath) {
                saveFile.currentFolder = root.session.files.folder;
                saveFile.selectedFile = root.session.files.suggestedUrl;
                saveFile.open();
            }
        }
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
    // A file given at the start may have been refused before there was a window.
    Component.onCompleted: {
        if (root.session.fileProblems.count > 0)
            fileProblems.open();
    }
}
