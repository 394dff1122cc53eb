// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A font family, drawn in itself; faint with a reason when it lacks characters of the text that the birds write.
AbstractButton {
    id: root
    required property int index
    required property string family
    required property bool covers
    required property bool recent
    property bool current: false
    signal chosen

    implicitHeight: 32
    focusPolicy: Qt.NoFocus
    onClicked: root.chosen()
    Accessible.role: Accessible.ListItem
    Accessible.name: root.family
    Accessible.description: root.covers ? "" : missing.text
    Accessible.selected: root.current

    contentItem: RowLayout { // qmllint disable deferred-property-id
        spacing: Theme.small
        Text {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.small
            text: root.family
            textFormat: Text.PlainText
            font.family: root.family
            font.pixelSize: Theme.titleFontSize
            color: root.covers ? Theme.text : Theme.textMuted
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        FLabel {
            id: missing
            visible: !root.covers
            Layout.rightMargin: Theme.wide
            text: qsTr("lacks letters")
            color: Theme.warning
            font.pixelSize: Theme.smallFontSize
            Accessible.ignored: true
        }
        FLabel {
            visible: root.recent && root.covers
            Layout.rightMargin: Theme.wide
            text: qsTr("lately")
            muted: true
            font.pixelSize: Theme.smallFontSize
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.small
        color: root.current ? Theme.selection : root.hovered ? Theme.field : "transparent"
    }
}
