// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// The inside of FColorButton's popup. Grey has no hue: the sliders remember the last one.
ColumnLayout {
    id: root
    required property color value
    required property list<color> swatches
    property real hue: 0
    signal edited(color value)
    signal scrubStarted
    signal scrubbed(color value)
    signal scrubEnded
    signal scrubCancelled

    onValueChanged: {
        if (root.value.hslHue >= 0)
            root.hue = root.value.hslHue;
    }
    spacing: Theme.spacing

    GridLayout {
        columns: 8
        rowSpacing: Theme.small
        columnSpacing: Theme.small
        Repeater {
            model: root.swatches
            AbstractButton {
                id: swatch
                required property color modelData
                objectName: "swatch" + modelData
                implicitWidth: 20
                implicitHeight: 20
                Accessible.name: swatch.modelData.toString()
                onClicked: root.edited(swatch.modelData)
                background: Rectangle {
                    color: swatch.modelData
                    radius: Theme.small
                    border.color: Qt.colorEqual(root.value, swatch.modelData) ? Theme.accent : Theme.border
                    border.width: Qt.colorEqual(root.value, swatch.modelData) ? 2 : 1
                    FFocusRing {
                        shown: swatch.visualFocus
                    }
                }
            }
        }
    }
    FTextField {
        objectName: "hex"
        Layout.fillWidth: true
        name: qsTr("Colour as #rrggbb")
        value: root.value.toString()
        validator: RegularExpressionValidator {
            regularExpression: /#?[0-9a-fA-F]{6}/
        }
        onEdited: text => root.edited(text.startsWith("#") ? text : "#" + text)
    }
    component Part: FSlider {
        required property string label
        Layout.fillWidth: true
        name: label
        toolTip: label
    }
    Part {
        label: qsTr("Hue")
        onScrubStarted: root.scrubStarted()
        onScrubEnded: root.scrubEnded()
        onScrubCancelled: root.scrubCancelled()
        value: root.hue
        onScrubbed: value => {
            root.hue = value;
            root.scrubbed(Qt.hsla(value, Math.max(root.value.hslSaturation, 0.02), root.value.hslLightness, 1));
        }
        onEdited: value => {
            root.hue = value;
            root.edited(Qt.hsla(value, root.value.hslSaturation, root.value.hslLightness, 1));
        }
    }
    Part {
        label: qsTr("Saturation")
        onScrubStarted: root.scrubStarted()
        onScrubEnded: root.scrubEnded()
        onScrubCancelled: root.scrubCancelled()
        value: root.value.hslSaturation
        onScrubbed: value => root.scrubbed(Qt.hsla(root.hue, value, root.value.hslLightness, 1))
        onEdited: value => root.edited(Qt.hsla(root.hue, value, root.value.hslLightness, 1))
    }
    Part {
        label: qsTr("Lightness")
        onScrubStarted: root.scrubStarted()
        onScrubEnded: root.scrubEnded()
        onScrubCancelled: root.scrubCancelled()
        value: root.value.hslLightness
        onScrubbed: value => root.scrubbed(Qt.hsla(root.hue, root.value.hslSaturation, value, 1))
        onEdited: value => root.edited(Qt.hsla(root.hue, root.value.hslSaturation, value, 1))
    }
}
