// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flocktale

/// Moments of a sweep as pictures in a row; the moment before shines through each. A click goes there.
RowLayout {
    id: root
    required property SweepReading reading
    required property Playback playback

    spacing: Theme.tiny
    // Slowly, so that the short waits of a drag do not flicker.
    opacity: root.reading.computing ? 0.6 : 1
    Behavior on opacity {
        NumberAnimation {
            duration: 400
        }
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moments of the sweep")

    Repeater {
        model: SweepMomentsModel {
            reading: root.reading
        }
        T.AbstractButton {
            id: moment
            required property int index
            required property int step
            required property string time
            required property string arrived

            objectName: "moment" + moment.index
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            text: qsTr("%1 after the start, %2 of the birds there").arg(moment.time).arg(moment.arrived)
            // A key that goes to a control is not the window's; after a mere click Space still plays.
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && moment.visualFocus
            Accessible.name: moment.text
            Accessible.role: Accessible.Button
            onClicked: root.playback.seekStep(moment.step)

            SweepMomentItem {
                anchors.top: parent.top
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: label.top
                reading: root.reading
                moment: moment.index
            }
            FLabel {
                id: label
                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: moment.time
                muted: !moment.hovered
                font.pixelSize: Theme.smallFontSize - 1
                Accessible.ignored: true
            }
            Rectangle {
                anchors.fill: parent
                color: "transparent"
                radius: Theme.tiny
                border.color: moment.visualFocus ? Theme.focus : Theme.accent
                border.width: moment.visualFocus ? 2 : 1
                visible: moment.hovered || moment.visualFocus || root.playback.step === moment.step
            }
            FToolTip {
                hovered: moment.hovered
                text: moment.text
            }
        }
    }
}
