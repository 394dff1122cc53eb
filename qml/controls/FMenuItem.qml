// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A line of a menu: tick or drawing, text, key.
MenuItem {
    id: root
    /// Portable text of the key that does the same; an FAction brings its own.
    property string keys: root.keyed ? root.keyed.keys : ""
    readonly property FAction keyed: root.action as FAction

    implicitHeight: Theme.controlHeight
    implicitWidth: Math.max(180, row.implicitWidth + leftPadding + rightPadding)
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontSize
    Accessible.name: root.text

    arrow: Icon {
        x: root.width - width - Theme.spacing
        y: (root.height - height) / 2
        width: 10
        height: 10
        visible: root.subMenu !== null
        name: "chevron-right"
        color: Theme.textMuted
    }
    indicator: null
    contentItem: RowLayout { // qmllint disable deferred-property-id
        id: row
        spacing: Theme.spacing
        opacity: root.enabled ? 1 : 0.45
        Icon {
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
            name: root.checkable ? (root.checked ? "check" : "") : root.icon.name
            color: root.checkable ? Theme.accent : Theme.textMuted
        }
        FLabel {
            Layout.fillWidth: true
            // The letter behind & chooses the line by Alt; it is not shown.
            text: root.text.replace("&", "")
        }
        FKeyText {
            Layout.leftMargin: Theme.wide
            visible: text.length > 0
            keys: root.keys
        }
        Item {
            visible: root.subMenu !== null
            Layout.preferredWidth: 10
        }
    }
    background: Rectangle {
        color: root.highlighted ? Theme.selection : "transparent"
        radius: Theme.small
    }
}
