// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The name of one track.
Item {
    id: root
    required property string text
    property string icon
    /// Of the line below it: that of the column, which may be wider than this name.
    required property real lineWidth

    implicitWidth: label.x + label.implicitWidth + Theme.wide
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Icon {
        id: picture
        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        visible: root.icon.length > 0
        name: root.icon
        color: Theme.textMuted
        width: 14
        height: 14
    }
    FLabel {
        id: label
        x: Theme.spacing + (picture.visible ? picture.width + Theme.small : 0)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        muted: true
        font.pixelSize: Theme.smallFontSize
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: root.lineWidth
        height: 1
        color: Theme.border
    }
}
