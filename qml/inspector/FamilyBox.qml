// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A choice among font families, drawn in themselves, with a search field. The first choice is none in particular; a
/// family that the machine does not have is still shown.
Button {
    id: root
    required property string family
    /// What the first choice is called.
    required property string ofProgram
    property bool mixed: false
    property string name
    property string toolTip
    /// What the birds shall write; families without its characters say so.
    property string written
    signal aboutToOpen
    signal familyChosen(string family)

    function choose(family: string) {
        popup.close();
        if (family.length > 0)
            fonts.remember(family);
        root.familyChosen(family);
    }

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing + 18
    topPadding: 0
    bottomPadding: 0
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.role: Accessible.ComboBox
    Accessible.name: root.name
    Accessible.description: root.toolTip
    onClicked: {
        if (popup.visible) {
            popup.close();
            return;
        }
        root.aboutToOpen();
        popup.open();
    }
    Keys.onDownPressed: root.clicked()

    FontListModel {
        id: fonts
        text: root.written
    }
    contentItem: FLabel {
        text: root.mixed ? "—" : root.family.length > 0 ? root.family : root.ofProgram
        Accessible.ignored: true
    }
    background: Rectangle {
        color: Theme.surface(Theme.panelRaised, root.hovered, root.down)
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
        Icon {
            x: parent.width - width - Theme.spacing
            y: (parent.height - height) / 2
            width: 12
            height: 12
            name: "chevron-down"
            color: Theme.textMuted
        }
    }
    FToolTip {
        hovered: root.hovered && !popup.visible
        text: root.toolTip
    }

    Popup {
        id: popup
        objectName: "fonts"
        y: root.height + Theme.tiny
        width: Math.max(root.width, 240)
        margins: Theme.small
        padding: Theme.small
        focus: true
        closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
        onAboutToShow: {
            search.text = "";
            fonts.refresh();
            list.currentIndex = fonts.rowOf(root.family);
        }
        onOpened: {
            list.positionViewAtIndex(list.currentIndex, ListView.Center);
            search.forceActiveFocus(Qt.PopupFocusReason);
        }
        background: Rectangle {
            color: Theme.panelRaised
            border.color: Theme.border
            radius: Theme.radius
        }
        contentItem: Column { // qmllint disable deferred-property-id
            spacing: Theme.small
            FTextField {
                id: search
                objectName: "search"
                width: parent.width
                name: qsTr("Search a font")
                placeholderText: qsTr("Search a font")
                onTextChanged: {
                    fonts.filter = search.text;
                    list.currentIndex = fonts.filter.length > 0 ? 0 : fonts.rowOf(root.family);
                }
                Keys.onDownPressed: list.incrementCurrentIndex()
                Keys.onUpPressed: list.decrementCurrentIndex()
                Keys.onReturnPressed: root.choose(fonts.familyAt(list.currentIndex))
                Keys.onEnterPressed: root.choose(fonts.familyAt(list.currentIndex))
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                Keys.onEscapePressed: popup.close()
            }
            FButton {
                objectName: "ofProgram"
                width: parent.width
                text: root.ofProgram
                checked: root.family.length === 0
                onClicked: root.choose("")
            }
            ListView {
                id: list
                objectName: "families"
                width: parent.width
                height: 260
                clip: true
                reuseItems: true
                boundsBehavior: Flickable.StopAtBounds
                model: fonts
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Fonts")
                ScrollBar.vertical: FScrollBar {}
                delegate: FontLine {
                    id: line
                    width: ListView.view.width
                    current: ListView.isCurrentItem
                    onChosen: root.choose(line.family)
                }
                FLabel {
                    anchors.centerIn: parent
                    visible: list.count === 0
                    muted: true
                    text: qsTr("No font of this name")
                }
            }
        }
    }
}
