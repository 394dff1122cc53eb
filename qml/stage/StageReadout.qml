// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The number that a drag on the stage changes, beside what is dragged.
Rectangle {
    id: root
    required property string text

    width: label.implicitWidth + 2 * Theme.small
    height: label.implicitHeight + Theme.small
    radius: Theme.small
    color: Theme.panelRaised
    border.color: Theme.border
    visible: root.text.length > 0
    FLabel {
        id: label
        anchors.centerIn: parent
        text: root.text
        font.pixelSize: Theme.smallFontSize
    }
}
