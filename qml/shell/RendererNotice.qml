// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Said once, on a computer without a usable GPU.
Rectangle {
    id: root
    required property Session session

    visible: root.session.softwareRendering && !root.session.settings.rendererNoticeSeen
    implicitHeight: visible ? row.implicitHeight + 2 * Theme.small : 0
    color: Theme.panelRaised
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text.text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: Theme.small
        anchors.leftMargin: Theme.spacing
        spacing: Theme.spacing
        Icon {
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
            name: "info"
            color: Theme.accent
        }
        FLabel {
            id: text
            Layout.fillWidth: true
            text: qsTr("This computer has no usable GPU: the stage is drawn by the processor. Everything works; large flocks are drawn more slowly.")
            wrapMode: Text.Wrap
        }
        FButton {
            objectName: "rendererNoticeSeen"
            text: qsTr("Got it")
            onClicked: root.session.settings.rendererNoticeSeen = true
        }
    }
}
