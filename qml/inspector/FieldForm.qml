// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One form of parameters, a row each. Labels and editors line up with those of every other form of the same width.
ColumnLayout {
    id: root
    required property ShowDocument document
    property Selection selection
    property ProgramShapes shapes
    property alias form: parameters.form
    property alias prop: parameters.prop
    property alias motion: parameters.motion
    readonly property alias changedCount: parameters.changedCount

    function resetAll() {
        parameters.resetAll();
    }

    spacing: Theme.small
    Layout.fillWidth: true

    ParameterModel {
        id: parameters
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
    FieldMenu {
        id: menu
        objectName: "fieldMenu"
        form: parameters
    }
    Repeater {
        model: parameters
        FieldRow {
            id: row
            form: parameters
            onMenuWanted: {
                menu.row = row.index;
                menu.label = row.label;
                menu.seedText = row.seedText;
                menu.changed = row.changed;
                menu.popup();
            }
        }
    }
}
