// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtQuick.Layouts
import Flocktale

/// A modal dialog in the middle of the window. Enter means `acceptText`, Escape `rejectText`; `otherText` is a third
/// way on the left. An empty text leaves the button out.
Dialog {
    id: root
    property string acceptText: qsTr("OK")
    property string rejectText
    property string otherText
    property bool acceptEnabled: true
    signal other

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: Theme.wide
    margins: Theme.wide
    closePolicy: Popup.CloseOnEscape

    T.Overlay.modal: Rectangle {
        color: "#80000000"
    }
    background: Rectangle {
        color: Theme.panel
        border.color: Theme.border
        radius: Theme.radius + 2
    }
    header: FLabel {
        text: root.title
        title: true
        visible: root.title.length > 0
        leftPadding: Theme.wide
        rightPadding: Theme.wide
        topPadding: Theme.wide
        wrapMode: Text.Wrap
    }
    footer: RowLayout {
        spacing: Theme.spacing
        FButton {
            objectName: "other"
            Layout.leftMargin: Theme.wide
            Layout.bottomMargin: Theme.wide
            visible: root.otherText.length > 0
            text: root.otherText
            onClicked: root.other()
        }
        Item {
            Layout.fillWidth: true
        }
        FButton {
            objectName: "reject"
            Layout.bottomMargin: Theme.wide
            Layout.rightMargin: root.acceptText.length > 0 ? 0 : Theme.wide
            visible: root.rejectText.length > 0
            text: root.rejectText
            onClicked: root.reject()
        }
        FButton {
            id: accept
            objectName: "accept"
            Layout.rightMargin: Theme.wide
            Layout.bottomMargin: Theme.wide
            visible: root.acceptText.length > 0
            enabled: root.acceptEnabled
            highlighted: true
            focus: true
            text: root.acceptText
            onClicked: root.accept()
            Keys.onReturnPressed: accept.clicked()
            Keys.onEnterPressed: accept.clicked()
        }
    }
    onOpened: accept.forceActiveFocus(Qt.TabFocusReason)
}
