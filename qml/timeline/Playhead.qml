// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The line at the playhead's time, with its time in the ruler.
TimeSpanItem {
    id: root
    required property real rulerHeight
    required property string timeText

    objectName: "playhead"
    width: 1
    visible: root.inView
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("Playhead at %1").arg(root.timeText)

    Rectangle {
        x: -0.5
        width: 2
        height: root.height
        color: Theme.accent
    }
    Rectangle {
        // Stays whole at both ends of the view.
        x: Math.max(-root.x, Math.min(-width / 2, (root.parent ? root.parent.width : 0) - width - root.x))
        y: Theme.tiny
        width: time.implicitWidth + 2 * Theme.small
        height: time.implicitHeight + Theme.tiny
        radius: Theme.small
        color: Theme.accent
        FLabel {
            id: time
            anchors.centerIn: parent
            text: root.timeText
            color: Theme.accentText
            font.pixelSize: Theme.smallFontSize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    Rectangle {
        x: -4
        y: root.rulerHeight - 9
        width: 9
        height: 9
        rotation: 45
        radius: 2
        color: Theme.accent
    }
}
