// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// A kind of motion in the menu of those that can be added: its name, and in a line below what it does.
FMenuItem {
    id: root
    property string description

    implicitHeight: lines.implicitHeight + 2 * Theme.small
    implicitWidth: lines.implicitWidth + leftPadding + rightPadding
    Accessible.description: root.description

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        id: lines
        spacing: 0
        FLabel {
            Layout.fillWidth: true
            text: root.text
        }
        FLabel {
            Layout.fillWidth: true
            text: root.description
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
    }
}
