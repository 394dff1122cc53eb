// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What keeps the show from performing as written.
Rectangle {
    id: root
    required property ProblemListModel problems
    signal closed
    signal chosen(string act)

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        FPanelHeader {
            Layout.fillWidth: true
            title: qsTr("Problems")
            onClosed: root.closed()
            FIconButton {
                icon.name: "copy"
                text: qsTr("Copy all")
                enabled: root.problems.count > 0
                onClicked: root.problems.copyToClipboard()
            }
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            ProblemList {
                objectName: "problemList"
                anchors.fill: parent
                anchors.margins: Theme.small
                problems: root.problems
                onChosen: act => root.chosen(act)
            }
            FLabel {
                anchors.centerIn: parent
                visible: root.problems.count === 0
                text: qsTr("The show performs as written.")
                muted: true
            }
        }
    }
}
