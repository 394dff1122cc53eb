// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// Acts to start from: a click adds one at the playhead, a drag carries it to the timeline.
Rectangle {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    required property ProgramShapes shapes
    signal closed

    /// Adds the act of a template at a time in seconds.
    function addAt(templateId: string, seconds: real) {
        templates.addAt(templateId, seconds);
    }

    implicitWidth: 200
    color: Theme.panel

    TemplateModel {
        id: templates
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.small
        FPanelHeader {
            Layout.fillWidth: true
            title: qsTr("Add an act")
            onClosed: root.closed()
        }
        FLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spacing
            Layout.rightMargin: Theme.spacing
            muted: true
            font.pixelSize: Theme.smallFontSize
            wrapMode: Text.Wrap
            text: qsTr("Click to add at the playhead, or drag onto the timeline.")
        }
        GridView {
            id: grid
            objectName: "templates"
            readonly property int columns: Math.max(1, Math.floor(width / 96))

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.small
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            keyNavigationEnabled: true
            cellWidth: Math.floor(width / grid.columns)
            cellHeight: 92
            model: templates
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Acts to start from")
            ScrollBar.vertical: FScrollBar {}
            Keys.onReturnPressed: grid.addCurrent()
            Keys.onEnterPressed: grid.addCurrent()
            Keys.onSpacePressed: grid.addCurrent()
            delegate: TemplateCard {
                id: card
                width: grid.cellWidth
                height: grid.cellHeight
                shapes: root.shapes
                focused: grid.activeFocus && GridView.isCurrentItem
                onChosen: {
                    grid.currentIndex = card.index;
                    templates.add(card.templateId, root.playback.step);
                }
            }
            function addCurrent() {
                const card = grid.currentItem as TemplateCard;
                if (card)
                    templates.add(card.templateId, root.playback.step);
            }
        }
    }
}
