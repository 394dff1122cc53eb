// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// What the window shows before anything is open: the sample shows, the recent files, a new show.
Rectangle {
    id: root
    required property Session session
    required property EditorActions actions

    color: Theme.window

    component Card: ItemDelegate {
        id: card
        required property string heading
        property string detail
        property string iconName
        Layout.fillWidth: true
        padding: Theme.spacing + Theme.small
        opacity: card.enabled ? 1 : 0.5
        Accessible.name: card.heading
        Accessible.description: card.detail
        Keys.onReturnPressed: card.clicked()
        contentItem: RowLayout {
            spacing: Theme.spacing + Theme.small
            Icon {
                Layout.preferredWidth: 22
                Layout.preferredHeight: 22
                name: card.iconName
                color: Theme.accent
            }
            ColumnLayout {
                spacing: 0
                FLabel {
                    Layout.fillWidth: true
                    text: card.heading
                }
                FLabel {
                    Layout.fillWidth: true
                    visible: card.detail.length > 0
                    text: card.detail
                    muted: true
                    font.pixelSize: Theme.smallFontSize
                    elide: Text.ElideMiddle
                }
            }
        }
        background: Rectangle {
            color: Theme.surface(Theme.panelRaised, card.hovered, card.down)
            border.color: Theme.border
            radius: Theme.radius
            FFocusRing {
                shown: card.visualFocus
            }
        }
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(760, root.width - 4 * Theme.wide)
        spacing: Theme.wide + Theme.spacing

        RowLayout {
            spacing: Theme.wide
            Icon {
                Layout.preferredWidth: 64
                Layout.preferredHeight: 64
                name: "flock"
                color: Theme.accent
            }
            ColumnLayout {
                spacing: Theme.tiny
                FLabel {
                    text: qsTr("Flocktale")
                    font.pixelSize: 28
                    font.weight: Font.Light
                }
                FLabel {
                    Layout.fillWidth: true
                    text: qsTr("Shows that a flock performs")
                    muted: true
                }
            }
        }
        RowLayout {
            spacing: Theme.wide * 2
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: false
                Layout.alignment: Qt.AlignTop
                spacing: Theme.spacing
                FLabel {
                    text: qsTr("Begin")
                    title: true
                }
                Card {
                    objectName: "welcomeNew"
                    heading: qsTr("New show")
                    detail: qsTr("An empty stage and a flock that flies freely")
                    iconName: "new"
                    onClicked: root.actions.newShow.trigger()
                }
                Card {
                    heading: qsTr("Open…")
                    detail: qsTr("A show from a file")
                    iconName: "open"
                    onClicked: root.actions.open.trigger()
                }
                FLabel {
                    Layout.topMargin: Theme.spacing
                    visible: samples.count > 0
                    text: qsTr("Sample shows")
                    title: true
                }
                Repeater {
                    id: samples
                    model: root.session.samples
                    Card {
                        required property string title
                        required property string resource
                        objectName: "sample:" + title
                        heading: title
                        detail: qsTr("Opens a copy")
                        iconName: "play"
                        onClicked: root.session.files.requestSample(resource)
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.fillHeight: false
                Layout.alignment: Qt.AlignTop
                spacing: Theme.spacing
                FLabel {
                    text: qsTr("Recent")
                    title: true
                }
                FLabel {
                    visible: root.session.recentFiles.count === 0
                    text: qsTr("Shows that you open or save appear here.")
                    muted: true
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
                Repeater {
                    model: root.session.recentFiles
                    Card {
                        required property string name
                        required property string folder
                        required property url url
                        required property bool exists
                        heading: name
                        detail: exists ? folder : qsTr("Not there any more")
                        iconName: "history"
                        enabled: exists
                        padding: Theme.small + Theme.tiny
                        onClicked: root.session.files.requestOpenUrl(url)
                    }
                }
            }
        }
    }
}
