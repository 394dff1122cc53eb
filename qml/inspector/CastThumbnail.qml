// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What the current cast will look like, on the stage's ground.
Rectangle {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property ProgramShapes shapes

    implicitHeight: 132
    color: preview.ground
    border.color: Theme.border
    radius: Theme.radius
    Layout.fillWidth: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Preview of the shape")
    Accessible.description: preview.message

    CastPreview {
        id: preview
        objectName: "castPreview"
        anchors.fill: parent
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
    Rectangle {
        anchors.fill: note
        anchors.margins: -Theme.small
        visible: note.visible
        radius: Theme.small
        color: Theme.panelRaised
    }
    FLabel {
        id: note
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - 2 * Theme.wide)
        visible: preview.message.length > 0
        text: preview.message
        color: Theme.warning
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
