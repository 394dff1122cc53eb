// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Play, stop and where the playhead is.
Rectangle {
    id: root
    required property Playback playback

    implicitHeight: row.implicitHeight + 2 * Theme.small
    implicitWidth: row.implicitWidth + 2 * Theme.spacing
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Transport")

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: Theme.tiny

        FLabel {
            objectName: "act"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: root.playback.actId.length > 0 ? root.playback.actName : qsTr("Free flight")
            muted: root.playback.actId.length === 0
        }
        FIconButton {
            objectName: "toStart"
            icon.name: "to-start"
            text: qsTr("To the start")
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
            implicitWidth: Theme.controlHeight + Theme.wide
            icon.name: root.playback.playing ? "pause" : "play"
            text: root.playback.playing ? qsTr("Pause (Space)") : qsTr("Play (Space)")
            onClicked: root.playback.toggle()
        }
        FIconButton {
            objectName: "stop"
            icon.name: "stop"
            text: qsTr("Stop and go to the start (Shift+Space)")
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
            text: qsTr("To the end")
            onClicked: root.playback.toEnd()
        }
        FIconButton {
            objectName: "loop"
            checkable: true
            checked: root.playback.looping
            icon.name: "loop"
            text: qsTr("Play again and again (Ctrl+L)")
            onToggled: root.playback.looping = checked
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: Theme.small

            Item {
                Layout.fillWidth: true
            }
            FTextField {
                id: time
                objectName: "time"
                Layout.preferredWidth: metrics.width + 2 * Theme.spacing + Theme.small
                horizontalAlignment: TextInput.AlignHCenter
                name: qsTr("Time")
                toolTip: qsTr("Time: seconds (12.5), minutes (1:02.5), steps (750f) or a sum (12.5+2, -90f)")
                value: root.playback.timeText
                onEdited: text => time.invalid = !root.playback.seekText(text)
                onTextEdited: time.invalid = false
                onActiveFocusChanged: {
                    if (time.activeFocus)
                        time.selectAll();
                    else
                        time.invalid = false;
                }
                TextMetrics {
                    id: metrics
                    font: time.font
                    text: "000:00.000"
                }
            }
            FLabel {
                objectName: "length"
                text: qsTr("of %1").arg(root.playback.lengthText)
                muted: true
            }
            FLabel {
                objectName: "stepLabel"
                Layout.preferredWidth: stepMetrics.width
                horizontalAlignment: Text.AlignRight
                text: qsTr("step %1").arg(root.playback.step)
                muted: true
                font.pixelSize: Theme.smallFontSize
                TextMetrics {
                    id: stepMetrics
                    font.pixelSize: Theme.smallFontSize
                    text: qsTr("step %1").arg(root.playback.lengthSteps)
                }
            }
        }
    }
}
