// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Flocktale

/// How the delay brush paints: what, how large, how strongly; and delays taken from a picture.
Rectangle {
    id: root
    required property DelayBrush brush

    visible: root.brush.active
    implicitWidth: row.implicitWidth + 2 * Theme.spacing
    implicitHeight: column.implicitHeight + 2 * Theme.small
    radius: Theme.radius
    color: Theme.panelRaised
    border.color: Theme.border
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Delay brush")

    component Setting: RowLayout {
        id: setting
        required property string name
        required property string hint
        required property real value
        required property real from
        required property real to
        signal edited(real value)
        spacing: Theme.small
        FLabel {
            text: setting.name
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
        FSlider {
            objectName: "slider"
            Layout.preferredWidth: 76
            name: setting.name
            toolTip: setting.hint
            from: setting.from
            to: setting.to
            value: setting.value
            onEdited: value => setting.edited(value)
            onScrubbed: value => setting.edited(value)
        }
    }

    // A press beside a slider must not paint.
    MouseArea {
        anchors.fill: parent
    }
    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.small
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: 0
        RowLayout {
            id: row
            spacing: Theme.spacing
            Setting {
                objectName: "brushDelay"
                enabled: !root.brush.erasing
                name: qsTr("Delay")
                hint: qsTr("What the brush paints, from the first to leave to the last")
                from: 0
                to: 1
                value: root.brush.delay
                onEdited: value => root.brush.delay = value
            }
            Setting {
                objectName: "brushSize"
                name: qsTr("Size")
                hint: qsTr("How large the brush is ([ and ], or the wheel)")
                from: 10
                to: 400
                value: root.brush.radius
                onEdited: value => root.brush.radius = value
            }
            Setting {
                objectName: "brushStrength"
                name: qsTr("Strength")
                hint: qsTr("How strongly one touch paints")
                from: 0.01
                to: 1
                value: root.brush.strength
                onEdited: value => root.brush.strength = value
            }
            FIconButton {
                objectName: "brushErase"
            focusPolicy: Qt.TabFocus
                icon.name: "eraser"
                text: qsTr("Erase")
                toolTip: qsTr("Erase: where the brush goes, birds depart first again.")
                checkable: true
                checked: root.brush.erasing
                onToggled: root.brush.erasing = checked
            }
            FIconButton {
                objectName: "brushPicture"
            focusPolicy: Qt.TabFocus
                icon.name: "open"
                text: qsTr("Take delays from a picture")
                toolTip: qsTr("Take delays from a picture: dark places depart first, bright ones last.")
                onClicked: picture.open()
            }
            FIconButton {
                objectName: "brushClose"
            focusPolicy: Qt.TabFocus
                icon.name: "close"
                text: qsTr("Put the brush away (Esc)")
                onClicked: root.brush.putAway()
            }
        }
        FLabel {
            objectName: "brushMessage"
            Layout.fillWidth: true
            visible: root.brush.message.length > 0
            text: root.brush.message
            color: Theme.danger
            font.pixelSize: Theme.smallFontSize
        }
    }
    FileDialog {
        id: picture
        title: qsTr("Take delays from a picture")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Pictures (%1)").arg("*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp"), qsTr("All files (*)")]
        onAccepted: root.brush.takePicture(picture.selectedFile)
    }
}
