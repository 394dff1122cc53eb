// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Version, licence, and what it is made with.
FDialog {
    id: root
    required property Session session

    title: qsTr("About Flocktale")
    acceptText: qsTr("Close")
    width: 420

    contentItem: ColumnLayout {
        spacing: Theme.spacing
        RowLayout {
            spacing: Theme.wide
            Icon {
                Layout.preferredWidth: 56
                Layout.preferredHeight: 56
                name: "flock"
                color: Theme.accent
            }
            ColumnLayout {
                spacing: Theme.tiny
                FLabel {
                    text: qsTr("Flocktale %1").arg(root.session.version)
                    title: true
                }
                FLabel {
                    text: qsTr("Qt %1").arg(root.session.qtVersion)
                    muted: true
                }
            }
        }
        FLabel {
            Layout.fillWidth: true
            text: qsTr("An editor for shows that a flock performs: between the acts it is an animal, in an act a squadron.")
            wrapMode: Text.Wrap
        }
        FLabel {
            Layout.fillWidth: true
            text: qsTr("Flocktale is free under the MIT licence. It uses Qt (LGPL 3), nlohmann-json (MIT) and qrcodegen (MIT).")
            wrapMode: Text.Wrap
            muted: true
        }
        FLabel {
            Layout.fillWidth: true
            text: root.session.softwareRendering ? qsTr("Drawn by the processor: this computer has no usable GPU.")
                                                 : qsTr("Drawn by the GPU.")
            wrapMode: Text.Wrap
            muted: true
        }
    }
}
