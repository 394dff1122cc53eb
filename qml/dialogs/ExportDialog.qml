// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Which format, with which options. The form is drawn from what the exporter declares.
FDialog {
    id: root
    required property Exports exports
    signal pathWanted

    title: qsTr("Export")
    acceptText: qsTr("Export…")
    rejectText: qsTr("Cancel")
    acceptEnabled: root.exports.formats.length > 0
    width: 540
    onAccepted: root.pathWanted()

    contentItem: ColumnLayout {
        spacing: Theme.spacing
        RowLayout {
            spacing: Theme.wide
            FLabel {
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                text: qsTr("Format")
            }
            FComboBox {
                objectName: "format"
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                name: qsTr("Format")
                model: root.exports.formatNames
                current: root.exports.formatIndex
                onEdited: index => root.exports.formatIndex = index
            }
        }
        Repeater {
            model: root.exports.options
            ExportOption {
                Layout.fillWidth: true
                options: root.exports.options
            }
        }
        FLabel {
            Layout.fillWidth: true
            visible: root.exports.formats.length === 0
            text: qsTr("No exporter could be loaded; the plugin list in the help menu says why.")
            wrapMode: Text.Wrap
            color: Theme.danger
        }
    }
}
