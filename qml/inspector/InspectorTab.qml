// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A tab of the inspector.
TabButton {
    id: root
    implicitHeight: Theme.controlHeight + Theme.small
    font.pixelSize: Theme.fontSize
    Accessible.name: root.text

    contentItem: Text {
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: root.checked ? Theme.text : Theme.textMuted
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        color: root.checked ? Theme.panel : root.hovered ? Theme.panelRaised : Theme.window
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: root.checked ? Theme.accent : Theme.border
        }
        FFocusRing {
            shown: root.visualFocus
        }
    }
}
