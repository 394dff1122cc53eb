// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import Flocktale

/// The show's sounds with their outlines, and its tempo.
Rectangle {
    id: root
    required property SoundDesk desk
    signal closed
    /// The show is to be saved under a name.
    signal saveRequested

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        FPanelHeader {
            Layout.fillWidth: true
            title: qsTr("Sounds")
            onClosed: root.closed()
            TempoBar {
                desk: root.desk
            }
            FIconButton {
                objectName: "addSound"
                icon.name: "plus"
                text: qsTr("Add a sound file at the playhead")
                onClicked: {
                    file.currentFolder = root.desk.folder;
                    file.open();
                }
            }
        }
        FLabel {
            objectName: "muteNote"
            Layout.fillWidth: true
            Layout.margins: Theme.small
            visible: root.desk.mute
            text: qsTr("This computer has no sound device: the show plays silently, by the screen's time.")
            color: Theme.warning
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        ListView {
            id: list
            objectName: "soundList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.small
            clip: true
            spacing: Theme.small
            boundsBehavior: Flickable.StopAtBounds
            model: root.desk.sounds
            ScrollBar.vertical: FScrollBar {}
            delegate: SoundRow {
                width: ListView.view.width - 12
                desk: root.desk
            }
            FLabel {
                anchors.centerIn: parent
                visible: list.count === 0
                text: qsTr("No sounds yet. Add one with the plus, or drop a file on the timeline.")
                muted: true
            }
        }
    }

    FileDialog {
        id: file
        title: qsTr("Add a sound")
        nameFilters: [qsTr("Sounds (%1)").arg(root.desk.namePatterns()), qsTr("All files (*)")]
        onAccepted: root.desk.add(file.selectedFile)
    }
    SoundSaveDialog {
        objectName: "soundSaveDialog"
        desk: root.desk
        onSaveRequested: root.saveRequested()
    }
    SoundCopyDialog {
        objectName: "soundCopyDialog"
        desk: root.desk
    }
    SoundFailureDialog {
        objectName: "soundFailureDialog"
        desk: root.desk
    }
}
