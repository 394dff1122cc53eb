// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Play, step, loop, and the time as a field that can be typed into.
Rectangle {
    id: root
    required property Playback playback

    implicitHeight: Theme.controlHeight + 2 * Theme.small
    implicitWidth: row.implicitWidth + 2 * Theme.spacing
    color: Theme.panel

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: Theme.small

        FIconButton {
            objectName: "toStart"
            icon.name: "to-start"
            text: qsTr("To the start (Home)")
            onClicked: root.playback.toStart()
        }
        FIconButton {
            objectName: "stepBack"
            icon.name: "step-back"
            text: qsTr("One step back (,)")
            autoRepeat: true
            onClicked: root.playback.stepBy(-1)
        }
        FIconButton {
            objectName: "play"
            icon.name: root.playback.playing ? "pause" : "play"
            text: root.playback.playing ? qsTr("Pause (Space)") : qsTr("Play (Space)")
            onClicked: root.playback.toggle()
        }
        FIconButton {
            objectName: "stop"
            icon.name: "stop"
            text: qsTr("Stop and go to the start")
            onClicked: root.playback.stop()
        }
        FIconButton {
            objectName: "stepForward"
            icon.name: "step-forward"
            text: qsTr("One step on (.)")
            autoRepeat: true
            onClicked: root.playback.stepBy(1)
        }
        FIconButton {
            objectName: "toEnd"
            icon.name: "to-end"
            text: qsTr("To the end (End)")
            onClicked: root.playback.toEnd()
        }
        FIconButton {
            objectName: "loop"
            icon.name: "loop"
            text: qsTr("Play again from the start at the end")
            checkable: true
            checked: root.playback.looping
            onToggled: root.playback.looping = checked
        }
        FTextField {
            id: time
            objectName: "time"
            Layout.preferredWidth: 92
            name: qsTr("Time")
            toolTip: qsTr("The time of the playhead. Type seconds (12.5), minutes (1:05.2) or steps (123f).")
            value: root.playback.timeText
            horizontalAlignment: TextInput.AlignRight
            onEdited: text => root.playback.seekText(text)
        }
        FLabel {
            objectName: "length"
            text: qsTr("of %1").arg(root.playback.lengthText)
            muted: true
        }
        FLabel {
            objectName: "act"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spacing
            text: root.playback.busy ? qsTr("Performing… %1 %").arg(Math.round(100 * root.playback.progress))
                : root.playback.actId.length === 0 ? qsTr("Free flight") : root.playback.actName
            textFormat: Text.PlainText
        }
    }
}
