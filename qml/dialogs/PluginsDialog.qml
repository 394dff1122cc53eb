// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What the program has been extended with; a plugin that failed says why.
FDialog {
    id: root
    required property PluginListModel plugins

    title: qsTr("Plugins")
    acceptText: qsTr("Close")
    width: Math.min(560, parent ? parent.width - 4 * Theme.wide : 560)
    onAboutToShow: root.plugins.refresh()

    contentItem: ListView { // qmllint disable deferred-property-id
        id: list
        objectName: "pluginList"
        implicitHeight: Math.min(360, Math.max(80, contentHeight))
        clip: true
        spacing: Theme.spacing
        boundsBehavior: Flickable.StopAtBounds
        model: root.plugins
        delegate: RowLayout {
            id: row
            required property string name
            required property string version
            required property string kind
            required property string type
            required property string failure

            width: ListView.view.width
            spacing: Theme.spacing
            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 16
                Layout.preferredHeight: 16
                name: row.failure.length > 0 ? "error" : "plugin"
                color: row.failure.length > 0 ? Theme.danger : Theme.good
            }
            ColumnLayout {
                spacing: 0
                FLabel {
                    Layout.fillWidth: true
                    text: row.name + (row.version.length > 0 ? " " + row.version : "")
                }
                FLabel {
                    Layout.fillWidth: true
                    text: row.failure.length > 0 ? row.failure : row.kind + " · " + row.type
                    color: row.failure.length > 0 ? Theme.danger : Theme.textMuted
                    font.pixelSize: Theme.smallFontSize
                    wrapMode: Text.Wrap
                }
            }
        }
        FLabel {
            anchors.centerIn: parent
            visible: list.count === 0
            text: qsTr("No plugins were found.")
            muted: true
        }
    }
}
