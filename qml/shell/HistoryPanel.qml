// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The steps of the undo history; a click goes there.
Rectangle {
    id: root
    required property HistoryModel history
    signal closed

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        FPanelHeader {
            Layout.fillWidth: true
            title: qsTr("History")
            onClosed: root.closed()
        }
        ListView {
            id: list
            objectName: "historyList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.history
            currentIndex: root.history.current
            onCountChanged: list.positionViewAtIndex(root.history.current, ListView.Contain)
            ScrollBar.vertical: FScrollBar {}
            delegate: ItemDelegate {
                id: step
                required property int index
                required property string stepName
                required property bool isCurrent
                required property bool done
                required property bool isSaved

                width: ListView.view.width
                implicitHeight: Theme.controlHeight
                leftPadding: Theme.spacing
                Accessible.name: step.isSaved ? qsTr("%1 (saved)").arg(step.stepName) : step.stepName
                onClicked: root.history.jumpTo(step.index)
                contentItem: RowLayout {
                    spacing: Theme.small
                    FLabel {
                        Layout.fillWidth: true
                        text: step.stepName
                        muted: !step.done
                        font.italic: !step.done
                    }
                    Icon {
                        Layout.preferredWidth: 14
                        Layout.preferredHeight: 14
                        visible: step.isSaved
                        name: "save"
                        color: Theme.textMuted
                    }
                }
                background: Rectangle {
                    color: step.isCurrent ? Theme.selection : step.hovered ? Theme.panelRaised : "transparent"
                }
            }
        }
    }
}
