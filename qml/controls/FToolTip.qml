// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A control's hint. Put one inside the control and give it the text; it shows itself when the pointer rests there.
ToolTip {
    id: root
    required property bool hovered

    visible: root.hovered && root.text.length > 0
    delay: 600
    padding: Theme.small + Theme.tiny
    font.pixelSize: Theme.smallFontSize
    contentItem: Text {
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: Theme.text
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.panelRaised
        border.color: Theme.border
        radius: Theme.small
    }
}
