// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A gap between acts, where the flock flies freely, says how long it is.
TimeSpanItem {
    id: root
    required startSeconds
    required durationSeconds
    required property string durationText

    minimumWidth: 0
    visible: root.inView
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Free flight, %1").arg(root.durationText)

    FLabel {
        id: label
        x: root.visibleLeft + (root.visibleWidth - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        visible: implicitWidth + Theme.wide < root.visibleWidth
        text: qsTr("free flight · %1").arg(root.durationText)
        muted: true
        font.pixelSize: Theme.smallFontSize
        Accessible.ignored: true
    }
}
