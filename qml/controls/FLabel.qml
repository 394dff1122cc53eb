// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Plain text in the editor's font.
Text {
    id: root
    property bool muted: false
    property bool title: false

    textFormat: Text.PlainText
    color: !root.enabled || root.muted ? Theme.textMuted : Theme.text
    font.pixelSize: root.title ? Theme.titleFontSize : Theme.fontSize
    font.weight: root.title ? Font.DemiBold : Font.Normal
    verticalAlignment: Text.AlignVCenter
    elide: Text.ElideRight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
}
