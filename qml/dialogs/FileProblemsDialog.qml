// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Everything that is wrong with a file, at once.
FDialog {
    id: root
    required property ProblemListModel problems
    required property string headline

    title: root.headline
    otherText: qsTr("Copy")
    acceptText: qsTr("Close")
    width: Math.min(620, parent ? parent.width - 4 * Theme.wide : 620)
    onOther: root.problems.copyToClipboard()

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.spacing
        FLabel {
            Layout.fillWidth: true
            text: qsTr("%n problem(s). The open show has not been changed.", "", root.problems.count)
            muted: true
            wrapMode: Text.Wrap
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(320, list.contentHeight + 2 * Theme.small)
            color: Theme.field
            border.color: Theme.border
            radius: Theme.radius
            ProblemList {
                id: list
                objectName: "fileProblemList"
                anchors.fill: parent
                anchors.margins: Theme.small
                problems: root.problems
            }
        }
    }
}
