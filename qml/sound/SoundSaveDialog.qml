// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Asked before a sound is added to a show that has no file yet.
FDialog {
    id: root
    required property SoundDesk desk
    signal saveRequested

    title: qsTr("Save the show first?")
    acceptText: qsTr("Save…")
    rejectText: qsTr("Cancel")
    width: 420
    onAccepted: root.saveRequested()
    onRejected: root.desk.giveUpAdding()

    contentItem: FLabel {
        text: qsTr("The sounds of a show lie beside its file. The sound is added as soon as the show has one.")
        wrapMode: Text.Wrap
        muted: true
    }

    Connections {
        target: root.desk
        function onSaveWanted() {
            root.open();
        }
    }
}
