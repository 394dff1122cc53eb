// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The line at the bottom: the first problem, and how the window is drawn.
Rectangle {
    id: root
    required property Session session
    signal problemsRequested

    implicitHeight: 26
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.small
        anchors.rightMargin: Theme.spacing
        spacing: Theme.spacing

        AbstractButton {
            id: problems
            objectName: "problemStrip"
            Layout.fillWidth: true
            Layout.fillHeight: true
            enabled: root.session.problems.count > 0
            text: root.session.problems.count === 0 ? qsTr("No problems")
                : root.session.problems.count === 1 ? root.session.problems.firstText
                : qsTr("%n problem(s): %1", "", root.session.problems.count).arg(root.session.problems.firstText)
            Accessible.name: problems.text
            onClicked: root.problemsRequested()
            contentItem: RowLayout {
                spacing: Theme.small + Theme.tiny
                Icon {
                    Layout.preferredWidth: 14
                    Layout.preferredHeight: 14
                    name: root.session.problems.count === 0 ? "check"
                        : root.session.problems.errors > 0 ? "error" : "warning"
                    color: root.session.problems.count === 0 ? Theme.good
                         : root.session.problems.errors > 0 ? Theme.danger : Theme.warning
                }
                FLabel {
                    Layout.fillWidth: true
                    text: problems.text
                    font.pixelSize: Theme.smallFontSize
                    font.underline: problems.hovered
                    muted: root.session.problems.count === 0
                }
            }
            FFocusRing {
                shown: problems.visualFocus
            }
        }
        FLabel {
            objectName: "autosaveFailure"
            visible: root.session.autosaveFailure.length > 0
            text: qsTr("Unsaved work is not kept: %1").arg(root.session.autosaveFailure)
            font.pixelSize: Theme.smallFontSize
            color: Theme.danger
            Layout.maximumWidth: root.width / 2
        }
        FLabel {
            visible: root.session.sounds.mute
            text: qsTr("No sound device")
            font.pixelSize: Theme.smallFontSize
            color: Theme.warning
        }
        FLabel {
            visible: root.session.softwareRendering
            text: qsTr("Drawn without a GPU")
            font.pixelSize: Theme.smallFontSize
            muted: true
        }
    }
}
