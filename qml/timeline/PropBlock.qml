// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// When one prop shows. A bar at its beginning tells that it moves with an act.
TimeSpanItem {
    id: root
    required startSeconds
    required durationSeconds
    required property string propId
    required property string title
    required property string timeText
    required property int lane
    required property color propColor
    required property bool attached
    required property bool hovered
    required property bool selected

    objectName: "prop-" + root.propId
    visible: root.inView
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Prop %1, %2").arg(root.title).arg(root.timeText)
    Accessible.selectable: true
    Accessible.selected: root.selected

    Rectangle {
        anchors.fill: parent
        radius: Math.min(Theme.small, width / 4)
        color: Qt.tint(Theme.panelRaised, Qt.alpha(root.propColor, root.hovered ? 0.5 : 0.35))
        border.width: root.selected ? 2 : 1
        border.color: root.selected ? Theme.focus : Qt.alpha(root.propColor, 0.8)
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
    FLabel {
        x: root.visibleLeft + Theme.small + 2
        width: root.visibleWidth - 2 * Theme.small - 2
        height: root.height
        visible: root.visibleWidth >= 28
        text: root.title
        font.pixelSize: Theme.smallFontSize
        Accessible.ignored: true
    }
}
