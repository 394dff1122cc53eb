// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// Unsaved work of a program that ended too early: open it, delete it, or leave it for later.
FDialog {
    id: root
    required property RecoveryListModel recovery
    /// The user wants the row's file to be gone; whoever shows this dialog asks once more.
    signal discardWanted(int row, string title)

    title: root.recovery.count > 0 ? qsTr("Unsaved work was found") : qsTr("No unsaved work was found")
    acceptText: root.recovery.count > 0 ? qsTr("Recover") : qsTr("Close")
    rejectText: root.recovery.count > 0 ? qsTr("Later") : ""
    otherText: root.recovery.count > 0 ? qsTr("Delete…") : ""
    width: Math.min(560, parent ? parent.width - 4 * Theme.wide : 560)
    onAccepted: {
        root.recovery.open(list.currentIndex);
        root.recovery.later();
    }
    onRejected: root.recovery.later()
    onOther: root.discardWanted(list.currentIndex, list.currentItem ? list.currentItem.Accessible.name : "")
    onOpened: list.forceActiveFocus()

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.spacing
        FLabel {
            Layout.fillWidth: true
            text: root.recovery.count > 0
                ? qsTr("Flocktale ended without saving. What was kept opens as unsaved changes; no file is written before you save.")
                : qsTr("Everything that was edited here has been saved or given up.")
            muted: true
            wrapMode: Text.Wrap
        }
        FLabel {
            Layout.fillWidth: true
            visible: root.recovery.damaged > 0
            text: qsTr("%n file(s) could not be read and stay in %1.", "", root.recovery.damaged).arg(root.recovery.folder)
            color: Theme.warning
            wrapMode: Text.Wrap
        }
        ListView {
            id: list
            objectName: "recoveryList"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(280, contentHeight)
            visible: root.recovery.count > 0
            clip: true
            spacing: Theme.tiny
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            model: root.recovery
            onCountChanged: {
                if (list.currentIndex < 0)
                    list.currentIndex = 0;
            }
            Accessible.role: Accessible.List
            Accessible.name: root.title
            ScrollBar.vertical: FScrollBar {}
            Keys.onReturnPressed: root.accept()
            Keys.onEnterPressed: root.accept()
            Keys.onDeletePressed: root.other()
            delegate: ItemDelegate {
                id: row
                required property int index
                required property string showTitle
                required property string detail
                required property string place

                width: ListView.view.width
                padding: Theme.spacing
                Accessible.name: row.showTitle
                Accessible.description: row.detail + ". " + row.place
                onClicked: list.currentIndex = row.index
                onDoubleClicked: root.accept()
                contentItem: ColumnLayout {
                    spacing: Theme.tiny
                    RowLayout {
                        spacing: Theme.spacing
                        FLabel {
                            Layout.fillWidth: true
                            text: row.showTitle
                        }
                        FLabel {
                            text: row.detail
                            muted: true
                        }
                    }
                    FLabel {
                        Layout.fillWidth: true
                        text: row.place
                        muted: true
                        font.pixelSize: Theme.smallFontSize
                        elide: Text.ElideMiddle
                    }
                }
                background: Rectangle {
                    color: row.ListView.isCurrentItem ? Theme.selection : row.hovered ? Theme.panelRaised : Theme.field
                    radius: Theme.radius
                    FFocusRing {
                        shown: row.ListView.isCurrentItem && list.activeFocus
                    }
                }
            }
        }
    }
}
