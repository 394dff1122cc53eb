// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What a form says about one of its parameters: the roles of ParameterModel.
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
    required property int format
    required property bool slider
    required property bool dial
    required property real seedNumber
    required property string text
    required property bool checked
    required property int chosen
    required property list<string> choices
    required property color color
    required property easing curve
    required property bool changed
    required property bool mixed
    required property string seedText
    required property string message
}
