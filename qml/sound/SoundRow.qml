// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One sound: its outline, where it starts, from where it is heard, how loud, and what is wrong with it.
Item {
    id: root
    required property SoundDesk desk
    required property int index
    required property string soundId
    required property string file
    required property real start
    required property real offset
    required property real gain
    required property string length
    required property string failure

    implicitHeight: fields.implicitHeight + outline.height + Theme.small
    Accessible.role: Accessible.ListItem
    Accessible.name: root.file + (root.failure.length > 0 ? ". " + root.failure : "")

    RowLayout {
        id: fields
        width: parent.width
        spacing: Theme.spacing
        Icon {
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
            name: root.failure.length > 0 ? "error" : "sound"
            color: root.failure.length > 0 ? Theme.danger : Theme.textMuted
        }
        FLabel {
            objectName: "soundState"
            Layout.fillWidth: true
            text: root.failure.length > 0 ? root.failure
                : root.length.length > 0 ? root.file + " · " + root.length : qsTr("%1 is being read…").arg(root.file)
            color: root.failure.length > 0 ? Theme.danger : Theme.text
        }
        FLabel {
            text: qsTr("Start")
            muted: true
        }
        FNumberField {
            objectName: "soundStart"
            name: qsTr("Start of %1").arg(root.file)
            toolTip: qsTr("When the sound begins: seconds, m:ss.mmm, or frames such as 90f.")
            format: NumberInput.Steps
            decimals: 3
            suffix: qsTr("s", "seconds")
            value: root.start
            from: 0
            to: 7200
            dragScrub: false
            onEdited: value => root.desk.sounds.setStart(root.index, value)
        }
        FLabel {
            text: qsTr("From")
            muted: true
        }
        FNumberField {
            objectName: "soundOffset"
            name: qsTr("Place in %1 where it begins").arg(root.file)
            toolTip: qsTr("From where in the file it is heard.")
            format: NumberInput.Steps
            decimals: 3
            suffix: qsTr("s", "seconds")
            value: root.offset
            from: 0
            to: 7200
            dragScrub: false
            onEdited: value => root.desk.sounds.setOffset(root.index, value)
        }
        FNumberField {
            objectName: "soundGain"
            name: qsTr("Loudness of %1").arg(root.file)
            toolTip: qsTr("Loudness; 100 % is as recorded.")
            value: root.gain
            from: 0
            to: 400
            suffix: "%"
            dragScrub: false
            onEdited: value => root.desk.sounds.setGain(root.index, value)
        }
        FIconButton {
            objectName: "removeSound"
            icon.name: "trash"
            text: qsTr("Remove %1 from the show").arg(root.file)
            onClicked: root.desk.sounds.remove(root.index)
        }
    }
    Rectangle {
        id: outline
        anchors.top: fields.bottom
        anchors.topMargin: Theme.tiny
        width: parent.width
        height: visible ? 40 : 0
        visible: root.failure.length === 0
        color: Theme.field
        radius: Theme.small
        WaveformItem {
            anchors.fill: parent
            desk: root.desk
            sound: root.soundId
            color: Theme.accent
        }
    }
}
