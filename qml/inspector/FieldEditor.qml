// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The editor for a parameter's kind. A Loader of Qt 6.4 cannot make a bound component in a delegate; a Repeater of one
/// can.
Item {
    id: root
    required property FieldRoles field
    readonly property Item item: one.count > 0 ? one.itemAt(0) : null
    readonly property FNumberField numberField: root.slid ? root.slid.number : root.item as FNumberField
    readonly property SliderNumber slid: root.item as SliderNumber
    /// Why what is typed cannot be taken.
    readonly property string problem: root.numberField ? root.numberField.problem : ""

    height: root.item ? root.item.implicitHeight : 0

    Repeater {
        id: one
        model: 1
        delegate: {
            switch (root.field.kind) {
            case ParameterModel.Boolean:
                return checkEditor;
            case ParameterModel.Choice:
                return choiceEditor;
            case ParameterModel.Text:
                return textEditor;
            case ParameterModel.Lines:
                return linesEditor;
            case ParameterModel.Family:
                return familyEditor;
            case ParameterModel.Color:
                return colorEditor;
            case ParameterModel.Curve:
                return curveEditor;
            default:
                return root.field.slider || root.field.dial ? sliderEditor : numberEditor;
            }
        }
    }
    Component {
        id: numberEditor
        FormNumber {
            width: root.width
            form: root.field.form
            row: root.field.index
            name: root.field.label
            toolTip: root.field.tip
            suffix: root.field.unit
            value: root.field.number
            mixed: root.field.mixed
            from: root.field.lowest
            to: root.field.highest
            decimals: root.field.decimals
            stepSize: root.field.step
            format: root.field.format
        }
    }
    Component {
        id: sliderEditor
        SliderNumber {
            width: root.width
            form: root.field.form
            row: root.field.index
            seed: root.field.seedNumber
            dial: root.field.dial
            number.name: root.field.label
            number.toolTip: root.field.tip
            number.suffix: root.field.unit
            number.value: root.field.number
            number.mixed: root.field.mixed
            number.from: root.field.lowest
            number.to: root.field.highest
            number.decimals: root.field.decimals
            number.stepSize: root.field.step
            number.format: root.field.format
        }
    }
    Component {
        id: checkEditor
        FCheckBox {
            width: root.width
            mixed: root.field.mixed
            toolTip: root.field.tip
            value: root.field.checked
            Accessible.name: root.field.label
            onEdited: value => root.field.form.setChecked(root.field.index, value)
        }
    }
    Component {
        id: choiceEditor
        FComboBox {
            width: root.width
            mixed: root.field.mixed
            name: root.field.label
            toolTip: root.field.tip
            model: root.field.choices
            current: root.field.chosen
            onEdited: chosen => root.field.form.setChoice(root.field.index, chosen)
        }
    }
    Component {
        id: textEditor
        FormText {
            width: root.width
            mixed: root.field.mixed
            form: root.field.form
            row: root.field.index
            name: root.field.label
            toolTip: root.field.tip
            value: root.field.text
        }
    }
    Component {
        id: linesEditor
        LinesEditor {
            width: root.width
            mixed: root.field.mixed
            form: root.field.form
            row: root.field.index
            name: root.field.label
            toolTip: root.field.tip
            value: root.field.text
        }
    }
    Component {
        id: familyEditor
        FamilyBox {
            id: box
            width: root.width
            mixed: root.field.mixed
            name: root.field.label
            toolTip: root.field.tip
            family: root.field.text
            ofProgram: root.field.choices[0]
            onAboutToOpen: box.written = root.field.form.writtenText()
            onFamilyChosen: family => root.field.form.setText(root.field.index, family)
        }
    }
    Component {
        id: curveEditor
        FEasingPicker {
            width: root.width
            mixed: root.field.mixed
            name: root.field.label
            toolTip: root.field.tip
            curve: root.field.curve
            onEdited: curve => root.field.form.setCurve(root.field.index, curve)
            onScrubStarted: root.field.form.beginScrub(root.field.index)
            onScrubbed: curve => root.field.form.scrubCurve(root.field.index, curve)
            onScrubEnded: root.field.form.endScrub()
            onScrubCancelled: root.field.form.cancelScrub()
        }
    }
    Component {
        id: colorEditor
        ColorEditor {
            width: root.width
            mixed: root.field.mixed
            form: root.field.form
            row: root.field.index
            name: root.field.label
            toolTip: root.field.tip
            value: root.field.color
        }
    }
}
