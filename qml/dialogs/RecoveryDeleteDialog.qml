// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Asked before unsaved work goes for good.
FDialog {
    id: root
    required property RecoveryListModel recovery
    property int row: -1
    property string showTitle

    title: qsTr("Delete the unsaved work on “%1”?").arg(root.showTitle)
    acceptText: qsTr("Delete")
    rejectText: qsTr("Cancel")
    width: 420
    onAccepted: root.recovery.discard(root.row)

    contentItem: FLabel {
        text: qsTr("It is in no other file and cannot be had back.")
        wrapMode: Text.Wrap
        muted: true
    }
}
