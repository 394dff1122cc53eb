// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// When one sound is heard, with its outline. A bar at its beginning tells that it moves with an act.
TimeSpanItem {
    id: root
    required startSeconds
    required durationSeconds
    required property SoundDesk desk
    required property string soundId
    required property string file
    required property string failure
    required property string timeText
    required property int lane
    required property bool attached
    required property bool hovered
    required property bool selected
    readonly property color ink: root.failure.length > 0 ? Theme.danger : Theme.accent

    objectName: "sound-" + root.soundId
    visible: root.inView
    Accessible.role: Accessible.ListItem
    Accessible.name: root.failure.length > 0 ? root.failure : qsTr("Sound %1, %2").arg(root.file).arg(root.timeText)
    Accessible.selectable: true
    Accessible.selected: root.selected

    Rectangle {
        anchors.fill: parent
        radius: Math.min(Theme.small, width / 4)
        color: Qt.tint(Theme.panelRaised, Qt.alpha(root.ink, root.hovered ? 0.3 : 0.18))
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? Theme.focus : Qt.alpha(root.ink, 0.7)
    }
    WaveformItem {
        anchors.fill: parent
        anchors.topMargin: 2
        anchors.bottomMargin: 2
        desk: root.desk
        sound: root.soundId
        seconds: root.durationSeconds
        viewX: root.visibleLeft
        viewWidth: root.visibleWidth
        color: Qt.alpha(root.ink, 0.75)
    }
    Rectangle {
        visible: root.attached && root.width >= 8
        x: 1
        y: 1
        width: 3
        height: root.height - 2
        radius: 1
        color: Theme.actForm
    }
    Rectangle {
        x: root.visibleLeft + 2
        y: 2
        visible: root.visibleWidth >= 40
        width: label.width + 2 * Theme.tiny
        height: label.implicitHeight
        radius: Theme.tiny
        color: Qt.alpha(Theme.panel, 0.75)
        FLabel {
            id: label
            x: Theme.tiny
            width: Math.min(implicitWidth, root.visibleWidth - 2 * Theme.small)
            text: root.failure.length > 0 ? root.failure : root.file
            color: root.failure.length > 0 ? Theme.danger : Theme.text
            font.pixelSize: Theme.smallFontSize
            Accessible.ignored: true
        }
    }
}
