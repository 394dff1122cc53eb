// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The titles of the columns; they go sideways with the cells.
Item {
    id: root
    required property ActTableModel model
    required property list<real> widths
    required property real contentX

    implicitHeight: Theme.controlHeight
    clip: true

    Row {
        x: -root.contentX
        height: parent.height
        Repeater {
            model: root.widths
            FLabel {
                required property real modelData
                required property int index
                width: modelData
                height: parent ? parent.height : 0
                leftPadding: Theme.spacing
                text: root.model.headerData(index, Qt.Horizontal)
                muted: true
                font.pixelSize: Theme.smallFontSize
                Accessible.role: Accessible.ColumnHeader
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }
}
