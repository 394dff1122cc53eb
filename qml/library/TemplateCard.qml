// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// A template as a thumbnail with its name. Can be clicked, or dragged as "application/x-flocktale-template".
Item {
    id: root
    required property int index
    required property string templateId
    required property string name
    required property string description
    required property string note
    required property bool own
    required property string problem
    required property TemplateModel source
    required property ProgramShapes shapes
    property bool focused: false
    readonly property string trouble: root.problem.length > 0 ? root.problem : root.note
    signal chosen
    signal menuWanted

    objectName: "template:" + root.templateId
    Accessible.role: Accessible.Button
    Accessible.name: root.name
    Accessible.description: root.description + " " + root.trouble
    Accessible.onPressAction: root.chosen()

    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.CopyAction
    Drag.mimeData: {
        "application/x-flocktale-template": root.templateId
    }
    Drag.hotSpot: Qt.point(width / 2, height / 2)

    DragHandler {
        id: drag
        enabled: root.problem.length === 0
        target: null
        onActiveChanged: {
            if (drag.active)
                carry.start();
        }
    }
    // The platform's drag takes the pointer over, so it starts when the handler is through with its event.
    Timer {
        id: carry
        interval: 0
        onTriggered: root.Drag.active = true
    }
    TapHandler {
        id: tap
        onTapped: root.chosen()
        onPressedChanged: {
            if (tap.pressed)
                root.grabToImage(result => root.Drag.imageSource = result.url);
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.menuWanted()
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.tiny
        color: Theme.surface(Theme.panelRaised, hover.hovered, tap.pressed)
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.focused
        }
        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.small
            spacing: Theme.tiny
            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                color: preview.ground
                radius: Theme.small
                TemplatePreview {
                    id: preview
                    objectName: "preview"
                    anchors.fill: parent
                    templateId: root.templateId
                    source: root.source
                    shapes: root.shapes
                }
                FLabel {
                    anchors.fill: parent
                    anchors.margins: Theme.small
                    visible: root.problem.length > 0
                    text: root.description
                    color: Theme.warning
                    font.pixelSize: Theme.smallFontSize
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
            RowLayout {
                spacing: Theme.tiny
                Icon {
                    visible: root.trouble.length > 0
                    Layout.preferredWidth: 12
                    Layout.preferredHeight: 12
                    name: "warning"
                    color: Theme.warning
                }
                FLabel {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.smallFontSize
                    text: root.name
                    Accessible.ignored: true
                }
            }
        }
    }
    FToolTip {
        hovered: hover.hovered && !drag.active
        text: root.trouble.length > 0 ? root.description + "\n" + root.trouble : root.description
    }
}
