// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Another program has changed or removed the file of the open show.
FDialog {
    id: root
    required property DocumentFiles files
    /// Kept while the dialog fades away, when nothing is asked any more.
    property int question: DocumentFiles.DiskChanged
    property string fileName
    readonly property bool changed: root.question === DocumentFiles.DiskChanged
    readonly property bool saving: root.question === DocumentFiles.SaveOverOther

    title: root.changed ? qsTr("“%1” was changed by another program").arg(root.fileName)
        : root.saving ? qsTr("“%1” was changed by another program. Replace it?").arg(root.fileName)
        : qsTr("“%1” is not there any more").arg(root.fileName)
    acceptText: root.changed ? qsTr("Reload") : root.saving ? qsTr("Replace") : qsTr("Save it again")
    rejectText: root.saving ? qsTr("Cancel") : qsTr("Keep mine")
    otherText: qsTr("Save as…")
    width: 480
    onAccepted: {
        if (root.changed)
            root.files.answerReload();
        else
            root.files.answerOverwrite();
    }
    onRejected: root.files.cancel()
    onOther: root.files.answerSaveElsewhere()

    contentItem: FLabel {
        text: root.changed ? qsTr("Reloading shows what is in the file now; Undo gives back what is open here. If you keep yours, the next save replaces the file.")
            : root.saving ? qsTr("What the other program has written there would be lost.")
            : qsTr("It was removed or renamed, or its disk is gone. The show is still open here, unsaved.")
        wrapMode: Text.Wrap
        muted: true
    }
}
