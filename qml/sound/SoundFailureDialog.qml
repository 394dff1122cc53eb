// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Says why a sound could not be added.
FDialog {
    id: root
    required property SoundDesk desk
    property string reason

    title: qsTr("The sound could not be added")
    acceptText: qsTr("Close")
    width: 420

    contentItem: FLabel {
        text: root.reason
        wrapMode: Text.Wrap
    }

    Connections {
        target: root.desk
        function onFailed(reason: string) {
            root.reason = reason;
            root.open();
        }
    }
}
