// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Says that a far place of the show is being performed, and how far that is.
Rectangle {
    id: root
    required property Playback playback

    objectName: "busyBar"
    visible: root.playback.busy
    implicitWidth: Math.max(180, label.implicitWidth + 2 * Theme.spacing)
    implicitHeight: label.implicitHeight + 2 * Theme.small + 4
    radius: Theme.radius
    color: Theme.panelRaised
    border.color: Theme.border

    FLabel {
        id: label
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.small
        text: qsTr("Performing up to %1").arg(root.playback.timeText)
        font.pixelSize: Theme.smallFontSize
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        x: Theme.small
        width: (root.width - 2 * Theme.small) * root.playback.progress
        height: 3
        radius: 1.5
        color: Theme.accent
    }
}
