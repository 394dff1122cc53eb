// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The inside of FColorButton's popup: a square of saturation and brightness, a bar of hues, a text, and palettes.
ColumnLayout {
    id: root
    required property color value
    property list<color> swatches
    property list<color> showColors
    property list<color> recentColors
    signal edited(color value)
    signal scrubStarted
    signal scrubbed(color value)
    signal scrubEnded
    signal scrubCancelled

    spacing: Theme.spacing

    ColorInput {
        id: input
        color: root.value
    }
    FDragPlane {
        id: square
        objectName: "square"
        Layout.fillWidth: true
        implicitHeight: 120
        across: input.saturation
        rise: input.brightness
        name: qsTr("Saturation and brightness")
        onStarted: root.scrubStarted()
        onMoved: (across, rise) => root.scrubbed(input.at(across, rise))
        onEnded: root.scrubEnded()
        onCancelled: root.scrubCancelled()
        onStepped: (across, rise) => root.edited(input.at(across, rise))
        knob: input.color

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop {
                    position: 0
                    color: "#ffffff"
                }
                GradientStop {
                    position: 1
                    color: input.pure
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "transparent"
                }
                GradientStop {
                    position: 1
                    color: "#000000"
                }
            }
        }
    }
    FDragPlane {
        objectName: "hue"
        Layout.fillWidth: true
        implicitHeight: 16
        flat: true
        across: input.hue
        knob: input.pure
        name: qsTr("Hue")
        onStarted: root.scrubStarted()
        onMoved: across => root.scrubbed(input.withHue(across))
        onEnded: root.scrubEnded()
        onCancelled: root.scrubCancelled()
        onStepped: across => root.edited(input.withHue(across))

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop {
                    position: 0
                    color: "#ff0000"
                }
                GradientStop {
                    position: 1 / 6
                    color: "#ffff00"
                }
                GradientStop {
                    position: 2 / 6
                    color: "#00ff00"
                }
                GradientStop {
                    position: 3 / 6
                    color: "#00ffff"
                }
                GradientStop {
                    position: 4 / 6
                    color: "#0000ff"
                }
                GradientStop {
                    position: 5 / 6
                    color: "#ff00ff"
                }
                GradientStop {
                    position: 1
                    color: "#ff0000"
                }
            }
        }
    }
    RowLayout {
        spacing: Theme.spacing
        Rectangle {
            implicitWidth: Theme.controlHeight
            implicitHeight: Theme.controlHeight
            radius: Theme.radius
            color: root.value
            border.color: Theme.border
        }
        FTextField {
            id: hex
            objectName: "hex"
            Layout.fillWidth: true
            name: qsTr("Colour as #rrggbb")
            toolTip: qsTr("A colour as #rrggbb, as three numbers from 0 to 255, or by its English name.")
            value: input.text
            invalid: hex.editing && !input.accepts(hex.text)
            onEdited: text => root.edited(input.parsed(text))
        }
    }
    FSwatches {
        objectName: "recentColors"
        heading: qsTr("Chosen lately")
        colors: root.recentColors
        value: root.value
        onChosen: value => root.edited(value)
    }
    FSwatches {
        objectName: "showColors"
        heading: qsTr("In this show")
        colors: root.showColors
        value: root.value
        onChosen: value => root.edited(value)
    }
    FSwatches {
        heading: qsTr("Palette")
        colors: root.swatches
        value: root.value
        onChosen: value => root.edited(value)
    }
}
