// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Save, don't save, or stay: asked before the open show goes.
FDialog {
    id: root
    required property DocumentFiles files

    title: qsTr("Save the changes to “%1”?").arg(root.files.name)
    acceptText: qsTr("Save")
    rejectText: qsTr("Cancel")
    otherText: qsTr("Don't save")
    width: 420
    onAccepted: root.files.answerSave()
    onRejected: root.files.cancel()
    onOther: root.files.answerDiscard()

    contentItem: FLabel {
        text: qsTr("Without saving, what you have changed since the last time is lost.")
        wrapMode: Text.Wrap
        muted: true
    }
}
