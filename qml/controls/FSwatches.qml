// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// Colours under a heading, to be chosen by a click or with Space; not there when there are none.
Column {
    id: root
    property string heading
    property list<color> colors
    property color value
    signal chosen(color value)

    visible: root.colors.length > 0
    spacing: Theme.small

    FLabel {
        visible: root.heading.length > 0
        text: root.heading
        muted: true
        font.pixelSize: Theme.smallFontSize
    }
    Grid {
        columns: 8
        spacing: Theme.small
        Repeater {
            model: root.colors
            AbstractButton {
                id: swatch
                required property color modelData
                readonly property bool current: Qt.colorEqual(root.value, swatch.modelData)
                objectName: "swatch" + swatch.modelData
                implicitWidth: 20
                implicitHeight: 20
                Accessible.name: swatch.modelData.toString()
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && swatch.visualFocus
                onClicked: root.chosen(swatch.modelData)
                background: Rectangle {
                    color: swatch.modelData
                    radius: Theme.small
                    border.color: swatch.current ? Theme.accent : Theme.border
                    border.width: swatch.current ? 2 : 1
                    FFocusRing {
                        shown: swatch.visualFocus
                    }
                }
                FToolTip {
                    hovered: swatch.hovered
                    text: swatch.modelData.toString()
                }
            }
        }
    }
}
