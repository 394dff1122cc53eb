// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// All keys on one page, read from the actions themselves.
FDialog {
    id: root
    required property EditorActions actions

    title: qsTr("Shortcuts")
    acceptText: qsTr("Close")
    width: Math.min(680, parent ? parent.width - 4 * Theme.wide : 680)

    component Keys: ColumnLayout {
        id: group
        required property string heading
        required property list<FAction> entries
        spacing: Theme.tiny
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        FLabel {
            text: group.heading
            title: true
            Layout.bottomMargin: Theme.small
        }
        Repeater {
            model: group.entries
            RowLayout {
                id: line
                required property FAction modelData
                visible: line.modelData.keys.length > 0
                spacing: Theme.spacing
                FLabel {
                    Layout.fillWidth: true
                    // Scripts without letters have the one for Alt in brackets: "(&F)".
                    text: line.modelData.text.replace(/\(&.\)|&/, "")
                }
                FKeyText {
                    keys: line.modelData.keys
                }
            }
        }
    }

    contentItem: Flickable { // qmllint disable deferred-property-id
        id: page
        implicitHeight: Math.min(columns.implicitHeight, 460)
        contentHeight: columns.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: FScrollBar {}
        RowLayout {
            id: columns
            width: page.width - 12
            spacing: Theme.wide * 2
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                spacing: Theme.wide
                Keys {
                    heading: qsTr("File")
                    entries: root.actions.file // qmllint disable
                }
                TimelineKeyList {}
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                spacing: Theme.wide
                Keys {
                    heading: qsTr("Edit")
                    entries: root.actions.edit // qmllint disable
                }
                Keys {
                    heading: qsTr("Play")
                    entries: root.actions.play.all // qmllint disable
                }
                Keys {
                    heading: qsTr("View")
                    entries: root.actions.view.all // qmllint disable
                }
                StageKeyList {}
                Keys {
                    heading: qsTr("Help")
                    entries: root.actions.help // qmllint disable
                }
            }
        }
    }
}
