// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// Acts to start from: a click adds one at the playhead, a drag carries it to the timeline. The user's own stand behind
/// the built-in ones.
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
    /// Saves the selected acts as a template and asks for its name.
    function saveSelection() {
        const id = templates.saveSelection();
        const card = id.length > 0 ? grid.showTemplate(id) : null;
        if (card)
            naming.ask(card);
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
            FIconButton {
                objectName: "saveTemplate"
                enabled: !root.selection.empty
                icon.name: "plus"
                text: qsTr("Save the selected acts as a template")
                onClicked: root.saveSelection()
            }
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
            readonly property TemplateCard current: grid.currentItem as TemplateCard

            function showTemplate(templateId: string): TemplateCard {
                grid.currentIndex = templates.rowOf(templateId);
                grid.positionViewAtIndex(grid.currentIndex, GridView.Contain);
                return grid.current;
            }
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
            Keys.onDeletePressed: {
                if (grid.current)
                    templates.remove(grid.current.templateId);
            }
            Keys.onMenuPressed: grid.openMenu(grid.current)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_F2 && grid.current !== null && grid.current.own;
                if (event.accepted)
                    naming.ask(grid.current);
            }
            delegate: TemplateCard {
                id: card
                width: grid.cellWidth
                height: grid.cellHeight
                shapes: root.shapes
                source: templates
                focused: grid.activeFocus && GridView.isCurrentItem
                onChosen: {
                    grid.currentIndex = card.index;
                    templates.add(card.templateId, root.playback.step);
                }
                onMenuWanted: {
                    grid.currentIndex = card.index;
                    grid.openMenu(card);
                }
            }
            function addCurrent() {
                if (grid.current)
                    templates.add(grid.current.templateId, root.playback.step);
            }
            function openMenu(card: TemplateCard) {
                if (card && card.own)
                    menu.popup(card, Theme.wide, Theme.wide);
            }
        }
        FLabel {
            objectName: "libraryMessage"
            Layout.fillWidth: true
            Layout.margins: Theme.spacing
            visible: text.length > 0
            text: templates.message
            color: Theme.warning
            wrapMode: Text.Wrap
        }
        RowLayout {
            Layout.margins: Theme.spacing
            visible: templates.removedName.length > 0
            FLabel {
                Layout.fillWidth: true
                text: qsTr("\u201c%1\u201d was deleted.").arg(templates.removedName)
                wrapMode: Text.Wrap
            }
            FButton {
                objectName: "bringBack"
                text: qsTr("Bring back")
                onClicked: templates.bringBack()
            }
        }
    }
    FMenu {
        id: menu
        objectName: "templateMenu"
        FMenuItem {
            text: qsTr("Rename…")
            keys: "F2"
            enabled: grid.current !== null && grid.current.problem.length === 0
            onTriggered: naming.ask(grid.current)
        }
        FMenuItem {
            text: qsTr("Delete")
            keys: "Del"
            onTriggered: templates.remove(grid.current.templateId)
        }
    }
    NamePopup {
        id: naming
        parent: grid
        onNamed: (target, name) => templates.rename(target, name)
        function ask(card: TemplateCard) {
            naming.askAt(card.templateId, card.name, card.x - grid.contentX, card.y - grid.contentY + card.height - 30);
        }
    }
}
