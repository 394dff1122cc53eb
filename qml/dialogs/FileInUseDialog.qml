// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Another window has the file open: two that save would undo each other's work.
FDialog {
    id: root
    required property DocumentFiles files

    title: qsTr("“%1” is open in another window").arg(root.files.wantedName)
    acceptText: qsTr("Open a copy")
    rejectText: qsTr("Cancel")
    otherText: qsTr("Open anyway")
    width: 460
    onAccepted: root.files.answerOpenCopy()
    onRejected: root.files.cancel()
    onOther: root.files.answerOpenAnyway()

    contentItem: FLabel {
        text: qsTr("Opened twice, whoever saves last would replace the work of the other. A copy is saved under a name of its own. (%1)").arg(root.files.wantedHolder)
        wrapMode: Text.Wrap
        muted: true
    }
}
