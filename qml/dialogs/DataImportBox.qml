// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// What was pasted or read from a file, before anything changes: how much it is, everything that is wrong with it, and
/// whether it comes instead of what there is or behind it.
Rectangle {
    id: root
    required property DataTableModel table
    readonly property bool good: root.table.importCount > 0

    visible: root.table.importing
    implicitHeight: body.implicitHeight + 2 * Theme.spacing
    color: Theme.panelRaised
    border.color: root.good ? Theme.border : Theme.danger
    radius: Theme.radius
    Layout.fillWidth: true

    ColumnLayout {
        id: body
        anchors.fill: parent
        anchors.margins: Theme.spacing
        spacing: Theme.small
        FLabel {
            objectName: "importHeadline"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: root.good ? qsTr("%n line(s) can be imported. Nothing has been changed yet.", "",
                                   root.table.importCount)
                            : qsTr("This cannot be imported. Nothing has been changed.")
        }
        ListView {
            id: problems
            objectName: "importProblems"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(120, contentHeight)
            visible: count > 0
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.table.importProblems
            ScrollBar.vertical: FScrollBar {}
            delegate: FLabel {
                required property string modelData
                width: ListView.view.width - 12
                text: modelData
                color: root.good ? Theme.warning : Theme.danger
                wrapMode: Text.Wrap
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.small
            FButton {
                objectName: "importInstead"
                visible: root.good
                text: qsTr("Replace everything")
                onClicked: root.table.takeImport(true)
            }
            FButton {
                objectName: "importBehind"
                visible: root.good
                text: qsTr("Add at the end")
                onClicked: root.table.takeImport(false)
            }
            FButton {
                objectName: "importNot"
                text: root.good ? qsTr("Cancel") : qsTr("Close")
                onClicked: root.table.dropImport()
            }
        }
    }
}
