// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Language and theme. Both take effect at once.
FDialog {
    id: root
    required property AppSettings settings
    readonly property list<string> languageCodes: ["", "en", "zh_CN"]

    title: qsTr("Preferences")
    acceptText: qsTr("Close")
    width: 380

    contentItem: GridLayout {
        columns: 2
        columnSpacing: Theme.wide
        rowSpacing: Theme.spacing
        FLabel {
            text: qsTr("Language")
        }
        FComboBox {
            objectName: "language"
            Layout.fillWidth: true
            name: qsTr("Language")
            // Languages are called what their speakers call them.
            model: [qsTr("As the system"), "English", "简体中文"]
            current: Math.max(0, root.languageCodes.indexOf(root.settings.language))
            onEdited: index => root.settings.language = root.languageCodes[index]
        }
        FLabel {
            text: qsTr("Theme")
        }
        FComboBox {
            objectName: "theme"
            Layout.fillWidth: true
            name: qsTr("Theme")
            model: [qsTr("As the system"), qsTr("Light"), qsTr("Dark")]
            current: root.settings.theme
            onEdited: index => root.settings.theme = index
        }
    }
}
