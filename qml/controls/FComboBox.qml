// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A choice among texts. `current` is the index that the model says; `edited` asks for another.
ComboBox {
    id: root
    property int current: 0
    /// Stands for several choices that differ; `current` is -1.
    property bool mixed: false
    property string toolTip
    property string name
    signal edited(int index)

    implicitHeight: Theme.controlHeight
    implicitContentWidthPolicy: ComboBox.WidestText
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing + 18
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontSize
    opacity: root.enabled ? 1 : 0.5
    // A key that goes to a control is not the window's; after a mere click Space still plays.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.name: root.name
    Accessible.description: root.toolTip
    // A wheel over a scrolled panel must not change a choice in passing.
    wheelEnabled: false
    onActivated: index => {
        root.edited(index);
        root.currentIndex = Qt.binding(() => root.current);
    }
    currentIndex: root.current

    contentItem: Text {
        text: root.mixed ? "—" : root.displayText
        textFormat: Text.PlainText
        font: root.font
        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Icon {
        x: root.width - width - Theme.spacing
        y: (root.height - height) / 2
        width: 12
        height: 12
        name: "chevron-down"
        color: Theme.textMuted
    }
    background: Rectangle {
        color: Theme.surface(Theme.panelRaised, root.hovered, root.down)
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
    }
    delegate: ItemDelegate {
        id: choice
        required property int index
        width: ListView.view.width
        height: Theme.controlHeight
        leftPadding: Theme.spacing
        topPadding: 0
        bottomPadding: 0
        text: root.textAt(choice.index)
        highlighted: root.highlightedIndex === choice.index
        contentItem: Text {
            text: choice.text
            textFormat: Text.PlainText
            font.pixelSize: Theme.fontSize
            color: Theme.text
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            color: choice.highlighted ? Theme.selection : "transparent"
            radius: Theme.small
        }
    }
    popup: Popup {
        y: root.height + Theme.tiny
        width: root.width
        height: Math.min(contentItem.implicitHeight + 2 * padding, 320)
        padding: Theme.tiny
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
            ScrollBar.vertical: ScrollBar {}
        }
        background: Rectangle {
            color: Theme.panelRaised
            border.color: Theme.border
            radius: Theme.radius
        }
    }
    FToolTip {
        hovered: root.hovered && !root.popup.visible
        text: root.toolTip
    }
}
