// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One option of an exporter, drawn by its kind.
RowLayout {
    id: root
    required property ExportOptionsModel options
    required property int index
    required property string label
    required property int kind
    required property double value
    required property string text
    required property double lowest
    required property double highest
    required property list<string> choices
    required property string unit
    readonly property bool numeric: root.kind === ExportOptionsModel.Number || root.kind === ExportOptionsModel.Whole

    spacing: Theme.wide

    FLabel {
        Layout.preferredWidth: 1
        Layout.fillWidth: true
        text: root.label
    }
    FNumberField {
        Layout.preferredWidth: 1
        Layout.fillWidth: true
        visible: root.numeric
        name: root.label
        value: root.value
        from: root.lowest
        to: root.highest
        decimals: root.kind === ExportOptionsModel.Whole ? 0 : 3
        suffix: root.unit
        onEdited: value => root.options.setNumber(root.index, value)
        onScrubbed: value => root.options.setNumber(root.index, value)
    }
    FCheckBox {
        Layout.preferredWidth: 1
        Layout.fillWidth: true
        visible: root.kind === ExportOptionsModel.Boolean
        Accessible.name: root.label
        value: root.value !== 0
        onEdited: value => root.options.setNumber(root.index, value ? 1 : 0)
    }
    FTextField {
        Layout.preferredWidth: 1
        Layout.fillWidth: true
        visible: root.kind === ExportOptionsModel.Text
        name: root.label
        value: root.text
        onEdited: text => root.options.setText(root.index, text)
    }
    FComboBox {
        Layout.preferredWidth: 1
        Layout.fillWidth: true
        visible: root.kind === ExportOptionsModel.Choice
        name: root.label
        model: root.choices
        current: Math.max(0, root.choices.indexOf(root.text))
        onEdited: index => root.options.setText(root.index, root.choices[index])
    }
}
