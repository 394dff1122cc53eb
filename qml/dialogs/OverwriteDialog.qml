// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Asked with the final name, ending included.
FDialog {
    id: root
    required property DocumentFiles files

    title: qsTr("Replace “%1”?").arg(root.files.wantedName)
    acceptText: qsTr("Replace")
    rejectText: qsTr("Cancel")
    width: 420
    onAccepted: root.files.answerOverwrite()
    onRejected: root.files.cancel()

    contentItem: FLabel {
        text: root.files.wantedHolder.length > 0
            ? qsTr("A file with this name is open in another window. Its contents would be lost. (%1)").arg(root.files.wantedHolder)
            : qsTr("A file with this name exists already. Its contents would be lost.")
        wrapMode: Text.Wrap
        muted: true
    }
}
