// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done with a parameter besides giving it a value; one for all rows of a form.
FMenu {
    id: root
    required property ParameterModel form
    property int row: -1
    property string label
    property string seedText
    property bool changed: false

    FMenuItem {
        objectName: "resetField"
        enabled: root.changed
        icon.name: "reset"
        keys: "Ctrl+R"
        text: qsTr("Reset %1 to %2").arg(root.label).arg(root.seedText)
        onTriggered: root.form.reset(root.row)
    }
    FMenuItem {
        objectName: "resetForm"
        enabled: root.form.changedCount > 0
        text: qsTr("Reset the whole section")
        onTriggered: root.form.resetAll()
    }
}
