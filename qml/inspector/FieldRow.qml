// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One parameter: its label, an editor for its kind, a way back to the seed's value, and what there is to say about the
/// last value.
Item {
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
    /// Text of several lines stands below its label, over the whole width.
    readonly property bool tall: root.kind === ParameterModel.Lines
    readonly property real line: root.tall ? caption.height + editor.height
                                           : Math.max(editor.height, caption.implicitHeight)

    objectName: "row:" + root.name
    implicitHeight: root.line + (note.visible ? note.implicitHeight + Theme.tiny : 0)
    Layout.fillWidth: true

    FLabel {
        id: caption
        // Two fifths for labels, in every form, so that they stand below each other; long ones wrap.
        width: root.tall ? reset.x : Math.round(root.width * 0.38)
        height: root.tall ? Theme.controlHeight : root.line
        text: root.label
        muted: !root.changed
        wrapMode: Text.Wrap
        maximumLineCount: 2
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
        x: root.tall ? 0 : caption.width + Theme.small
        y: root.tall ? caption.height : (root.line - height) / 2
        width: root.tall ? root.width : reset.x - x - Theme.small
        height: editor.item ? editor.item.implicitHeight : 0
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
        id: reset
        objectName: "reset"
        anchors.right: parent.right
        width: 20
        height: Theme.controlHeight
        y: root.tall ? 0 : (root.line - height) / 2
        // Kept in place when there is nothing to reset, so that editors do not change their width.
        opacity: root.changed ? 1 : 0
        enabled: root.changed
        icon.name: "reset"
        text: qsTr("Reset %1 to %2").arg(root.label).arg(root.seedText)
        onClicked: root.form.reset(root.index)
    }
    FLabel {
        id: note
        objectName: "message"
        y: root.line + Theme.tiny
        width: root.width
        visible: root.message.length > 0
        text: root.message
        color: Theme.warning
        font.pixelSize: Theme.smallFontSize
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignRight
    }

    Component {
        id: numberEditor
        FormNumber {
            width: editor.width
            form: root.form
            row: root.index
            name: root.label
            toolTip: root.tip
            suffix: root.unit
            value: root.number
            from: root.lowest
            to: root.highest
            decimals: root.decimals
            stepSize: root.step
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
        FormText {
            width: editor.width
            form: root.form
            row: root.index
            name: root.label
            toolTip: root.tip
            value: root.text
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
