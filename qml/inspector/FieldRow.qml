// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One parameter: its label, an editor for its kind, a way back to the seed's value, and what there is to say about the
/// last value.
GridLayout {
    id: root
    required property ParameterModel form
    required property int index
    required property string name
    required property string label
    required property string tip
    required property string unit
    required property int kind
    required property real number
    required property real lowest
    required property real highest
    required property int decimals
    required property real step
    required property string text
    required property bool checked
    required property int chosen
    required property list<string> choices
    required property color color
    required property bool changed
    required property string seedText
    required property string message
    // Of the form's width, not of this row's, which the label would change again.
    readonly property real labelWidth: root.parent ? Math.round(root.parent.width * 0.38) : 0
    readonly property bool tall: root.kind === ParameterModel.Lines

    objectName: "row:" + root.name
    columns: 3
    rowSpacing: Theme.tiny
    columnSpacing: Theme.small
    Layout.fillWidth: true

    FLabel {
        // Two fifths for labels, in every form, so that they stand below each other; the hint tells a long one whole.
        Layout.preferredWidth: root.labelWidth
        Layout.minimumWidth: root.labelWidth
        Layout.maximumWidth: root.labelWidth
        Layout.alignment: root.tall ? Qt.AlignTop : Qt.AlignVCenter
        Layout.topMargin: root.tall ? Theme.small + Theme.tiny : 0
        text: root.label
        muted: !root.changed
        Accessible.ignored: true

        HoverHandler {
            id: hover
        }
        FToolTip {
            hovered: hover.hovered
            text: root.tip
        }
    }
    // A Loader of Qt 6.4 cannot make a bound component in a delegate; a Repeater of one can.
    Item {
        id: editor
        objectName: "editor"
        readonly property Item item: one.count > 0 ? one.itemAt(0) : null
        Layout.fillWidth: true
        implicitHeight: editor.item ? editor.item.implicitHeight : 0
        Repeater {
            id: one
            model: 1
            delegate: {
                switch (root.kind) {
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
                default:
                    return numberEditor;
                }
            }
        }
    }
    FIconButton {
        objectName: "reset"
        Layout.preferredWidth: 20
        Layout.alignment: root.tall ? Qt.AlignTop : Qt.AlignVCenter
        // Kept in place when there is nothing to reset, so that editors do not change their width.
        opacity: root.changed ? 1 : 0
        enabled: root.changed
        icon.name: "reset"
        text: qsTr("Reset %1 to %2").arg(root.label).arg(root.seedText)
        onClicked: root.form.reset(root.index)
    }
    FLabel {
        objectName: "message"
        Layout.columnSpan: 3
        Layout.fillWidth: true
        visible: root.message.length > 0
        text: root.message
        color: Theme.warning
        font.pixelSize: Theme.smallFontSize
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignRight
    }

    Component {
        id: numberEditor
        FNumberField {
            width: editor.width
            id: numberField
            name: root.label
            toolTip: root.tip
            suffix: root.unit
            value: root.number
            from: root.lowest
            to: root.highest
            decimals: root.decimals
            stepSize: root.step
            onEdited: value => root.form.setNumber(root.index, value)
            onScrubStarted: root.form.beginScrub(root.index)
            onScrubbed: value => root.form.scrubNumber(root.index, value)
            onScrubEnded: root.form.endScrub()
            onScrubCancelled: root.form.cancelScrub()
            Connections {
                target: root.form
                function onAboutToShowOther() {
                    numberField.commit();
                }
            }
        }
    }
    Component {
        id: checkEditor
        FCheckBox {
            width: editor.width
            toolTip: root.tip
            value: root.checked
            Accessible.name: root.label
            onEdited: value => root.form.setChecked(root.index, value)
        }
    }
    Component {
        id: choiceEditor
        FComboBox {
            width: editor.width
            name: root.label
            toolTip: root.tip
            model: root.choices
            current: root.chosen
            onEdited: chosen => root.form.setChoice(root.index, chosen)
        }
    }
    Component {
        id: textEditor
        FTextField {
            width: editor.width
            id: textField
            name: root.label
            toolTip: root.tip
            value: root.text
            onEdited: text => root.form.setText(root.index, text)
            Connections {
                target: root.form
                function onAboutToShowOther() {
                    textField.commit();
                }
            }
        }
    }
    Component {
        id: linesEditor
        LinesEditor {
            width: editor.width
            form: root.form
            row: root.index
            name: root.label
            toolTip: root.tip
            value: root.text
        }
    }
    Component {
        id: familyEditor
        FamilyBox {
            width: editor.width
            name: root.label
            toolTip: root.tip
            family: root.text
            families: root.choices
            onFamilyChosen: family => root.form.setText(root.index, family)
        }
    }
    Component {
        id: colorEditor
        ColorEditor {
            width: editor.width
            form: root.form
            row: root.index
            name: root.label
            toolTip: root.tip
            value: root.color
        }
    }
}
