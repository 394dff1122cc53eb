// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A box to tick. `value` is what the model says; `edited` asks for the other.
CheckBox {
    id: root
    property bool value: false
    /// Stands for several boxes that differ; the next click ticks all of them.
    property bool mixed: false
    property string toolTip
    signal edited(bool value)

    implicitHeight: Theme.controlHeight
    padding: 0
    spacing: Theme.spacing
    font.pixelSize: Theme.fontSize
    opacity: root.enabled ? 1 : 0.5
    // A key that goes to a control is not the window's; after a mere click Space still plays.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.name: root.text
    Accessible.checked: root.checked
    Accessible.description: root.toolTip
    onToggled: root.edited(root.checked)

    Binding {
        target: root
        property: "checked"
        value: root.value && !root.mixed
        restoreMode: Binding.RestoreNone
    }
    indicator: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        implicitWidth: 16
        implicitHeight: 16
        radius: Theme.small
        color: root.checked ? Theme.accent : Theme.field
        border.color: root.checked ? Theme.accent : Theme.border
        Icon {
            anchors.fill: parent
            anchors.margins: 1
            visible: root.checked || root.mixed
            name: root.mixed ? "minus" : "check"
            color: root.mixed ? Theme.text : Theme.accentText
        }
        FFocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: Text {
        leftPadding: root.indicator.width + root.spacing
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    FToolTip {
        hovered: root.hovered
        text: root.toolTip
    }
}
