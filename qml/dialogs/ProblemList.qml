// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// Problems one below the other, each with its place. A click on one that concerns an act is `chosen`.
ListView {
    id: root
    required property ProblemListModel problems
    signal chosen(string act)

    clip: true
    spacing: Theme.tiny
    boundsBehavior: Flickable.StopAtBounds
    model: root.problems
    ScrollBar.vertical: FScrollBar {}

    delegate: ItemDelegate {
        id: row
        required property string message
        required property string place
        required property bool isError
        required property string actId

        width: ListView.view.width - 12
        padding: Theme.small
        hoverEnabled: row.actId.length > 0
        Accessible.name: row.message + ". " + row.place
        onClicked: {
            if (row.actId.length > 0)
                root.chosen(row.actId);
        }
        contentItem: RowLayout {
            spacing: Theme.spacing
            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 1
                Layout.preferredWidth: 16
                Layout.preferredHeight: 16
                name: row.isError ? "error" : "warning"
                color: row.isError ? Theme.danger : Theme.warning
            }
            ColumnLayout {
                spacing: 0
                FLabel {
                    Layout.fillWidth: true
                    text: row.message
                    wrapMode: Text.Wrap
                    maximumLineCount: 4
                }
                FLabel {
                    Layout.fillWidth: true
                    visible: row.place.length > 0
                    text: row.place
                    muted: true
                    font.pixelSize: Theme.smallFontSize
                }
            }
        }
        background: Rectangle {
            color: row.hovered && row.actId.length > 0 ? Theme.panelRaised : "transparent"
            radius: Theme.small
            FFocusRing {
                shown: row.visualFocus
            }
        }
    }
}
