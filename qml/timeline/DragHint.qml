// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The times of what is being dragged, near the pointer.
Rectangle {
    id: root
    required property string text

    objectName: "dragHint"
    visible: root.text.length > 0
    width: label.implicitWidth + 2 * Theme.spacing
    height: label.implicitHeight + Theme.small
    radius: Theme.small
    color: Theme.panelRaised
    border.color: Theme.border
    FLabel {
        id: label
        anchors.centerIn: parent
        text: root.text
        font.pixelSize: Theme.smallFontSize
    }
}
