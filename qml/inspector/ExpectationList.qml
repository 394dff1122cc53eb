// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// What the show says of its own performance, with what the last check came to, and the check itself.
ColumnLayout {
    id: root
    required property ShowDocument document
    required property ProgramShapes shapes

    spacing: Theme.small
    Layout.fillWidth: true

    ExpectationListModel {
        id: expectations
        document: root.document
        shapes: root.shapes
    }
    FLabel {
        Layout.fillWidth: true
        visible: expectations.count === 0
        muted: true
        wrapMode: Text.Wrap
        text: qsTr("This show expects nothing of itself. Expectations are written in the file.")
    }
    ListView {
        id: list
        objectName: "expectationList"
        Layout.fillWidth: true
        implicitHeight: Math.min(contentHeight, 220)
        visible: count > 0
        clip: true
        spacing: Theme.small
        boundsBehavior: Flickable.StopAtBounds
        model: expectations
        ScrollBar.vertical: FScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Expectations")
        delegate: RowLayout {
            id: line
            required property string sentence
            required property string where
            required property int outcome
            required property string found
            width: ListView.view.width - 12
            spacing: Theme.spacing
            Accessible.role: Accessible.ListItem
            Accessible.name: line.sentence
            Accessible.description: line.found
            Icon {
                objectName: "outcome"
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 1
                Layout.preferredWidth: 14
                Layout.preferredHeight: 14
                name: line.outcome === ExpectationListModel.Met ? "check"
                    : line.outcome === ExpectationListModel.Failed ? "error" : "help"
                color: line.outcome === ExpectationListModel.Met ? Theme.good
                     : line.outcome === ExpectationListModel.Failed ? Theme.danger : Theme.textMuted
            }
            ColumnLayout {
                spacing: 0
                FLabel {
                    Layout.fillWidth: true
                    text: line.sentence
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                FLabel {
                    Layout.fillWidth: true
                    visible: text.length > 0
                    text: line.found.length > 0 && line.where.length > 0 ? line.where + " · " + line.found
                                                                       : line.where + line.found
                    muted: true
                    font.pixelSize: Theme.smallFontSize
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Rectangle {
        Layout.fillWidth: true
        visible: expectations.running
        implicitHeight: 4
        radius: 2
        color: Theme.field
        Rectangle {
            width: parent.width * expectations.progress
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    RowLayout {
        visible: expectations.count > 0
        spacing: Theme.spacing
        FLabel {
            objectName: "expectationSummary"
            Layout.fillWidth: true
            muted: true
            wrapMode: Text.Wrap
            text: expectations.summary
        }
        FButton {
            objectName: "checkExpectations"
            text: expectations.running ? qsTr("Cancel") : qsTr("Check")
            toolTip: qsTr("Performs the show from its start, beside the editor.")
            onClicked: {
                if (expectations.running)
                    expectations.cancel();
                else
                    expectations.check();
            }
        }
    }
}
