// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Asked before a sound from elsewhere is copied beside the show.
FDialog {
    id: root
    required property SoundDesk desk
    property string fileName

    title: qsTr("Copy “%1” beside the show?").arg(root.fileName)
    acceptText: qsTr("Copy")
    rejectText: qsTr("Cancel")
    width: 420
    onAccepted: root.desk.answerCopy()
    onRejected: root.desk.cancelCopy()

    contentItem: FLabel {
        text: qsTr("A show uses only sounds in its own folder, so that both can be moved or given away together.")
        wrapMode: Text.Wrap
        muted: true
    }

    Connections {
        target: root.desk
        function onCopyNameChanged() {
            if (root.desk.copyName.length === 0)
                return;
            root.fileName = root.desk.copyName;
            root.open();
        }
    }
}
