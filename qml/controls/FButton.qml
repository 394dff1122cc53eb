// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A push button; `highlighted` for the one that Enter means. An icon name puts a drawing before the text.
Button {
    id: root
    property string toolTip
    readonly property color ink: root.highlighted ? Theme.accentText : root.enabled ? Theme.text : Theme.textMuted

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing + Theme.small
    rightPadding: Theme.spacing + Theme.small
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontSize
    opacity: root.enabled ? 1 : 0.5
    // A key that goes to a control is not the window's; after a mere click Space still plays.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.name: root.text
    Accessible.description: root.toolTip

    contentItem: Item { // qmllint disable deferred-property-id
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        RowLayout {
            id: row
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.small + Theme.tiny
            Icon {
                visible: root.icon.name.length > 0
                name: root.icon.name
                color: root.ink
                Layout.preferredWidth: 16
                Layout.preferredHeight: 16
            }
            Text {
                visible: root.display !== AbstractButton.IconOnly
                Layout.fillWidth: true
                text: root.text
                textFormat: Text.PlainText
                font: root.font
                color: root.ink
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    background: Rectangle {
        color: Theme.surface(root.highlighted ? Theme.accent : root.checked ? Theme.selection : Theme.panelRaised,
                             root.hovered, root.down)
        border.color: root.highlighted ? Theme.accent : Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
    }
    FToolTip {
        hovered: root.hovered
        text: root.toolTip
    }
}
