// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Flocktale

/// Asks what DocumentFiles wants to know: one question at a time.
Item {
    id: root
    required property DocumentFiles files

    function show(dialog: FDialog, shown: bool): void {
        if (shown)
            dialog.open();
        else
            dialog.close();
    }
    function ask(): void {
        const question = root.files.question;
        root.show(unsaved, question === DocumentFiles.UnsavedChanges);
        root.show(overwrite, question === DocumentFiles.Overwrite);
        root.show(inUse, question === DocumentFiles.FileInUse);
        const disk = question === DocumentFiles.DiskChanged || question === DocumentFiles.DiskGone
                   || question === DocumentFiles.SaveOverOther;
        if (disk) {
            onDisk.question = question;
            onDisk.fileName = root.files.wantedName;
        }
        root.show(onDisk, disk);
        if (question === DocumentFiles.OpenPath) {
            openFile.currentFolder = root.files.folder;
            openFile.open();
        } else if (question === DocumentFiles.SavePath) {
            saveFile.currentFolder = root.files.folder;
            saveFile.selectedFile = root.files.suggestedUrl;
            saveFile.open();
        }
    }

    UnsavedDialog {
        id: unsaved
        objectName: "unsavedDialog"
        files: root.files
    }
    OverwriteDialog {
        id: overwrite
        objectName: "overwriteDialog"
        files: root.files
    }
    FileInUseDialog {
        id: inUse
        objectName: "fileInUseDialog"
        files: root.files
    }
    DiskDialog {
        id: onDisk
        objectName: "diskDialog"
        files: root.files
    }
    FileNameFocus {
        id: nameFocus
    }
    FileDialog {
        id: openFile
        title: qsTr("Open a show")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Flocktale shows (*.json)"), qsTr("All files (*)")]
        onAccepted: root.files.choosePath(openFile.selectedFile)
        onRejected: root.files.cancel()
    }
    FileDialog {
        id: saveFile
        onVisibleChanged: {
            if (saveFile.visible)
                nameFocus.takeSoon(root, saveFile.acceptLabel);
        }
        title: qsTr("Save the show")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        // DocumentFiles asks, because only it knows the final name.
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        nameFilters: [qsTr("Flocktale shows (*.json)")]
        onAccepted: root.files.choosePath(saveFile.selectedFile)
        onRejected: root.files.cancel()
    }
    Connections {
        target: root.files
        function onQuestionChanged() {
            root.ask();
        }
    }
    // A file given at the start may have led to a question before there was a window.
    Component.onCompleted: root.ask()
}
