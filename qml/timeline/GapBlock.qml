// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A gap between acts: the flock flies freely.
TimeSpanItem {
    id: root
    required startSeconds
    required durationSeconds
    required property string durationText

    minimumWidth: 0
    visible: root.inView
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Free flight, %1").arg(root.durationText)

    HatchItem {
        x: root.visibleLeft
        width: root.visibleWidth
        height: root.height
        shift: root.visibleLeft
        color: Theme.border
        opacity: 0.6
    }
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
