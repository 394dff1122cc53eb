// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// A colour of a form with its name in numbers.
RowLayout {
    id: root
    required property ParameterModel form
    required property int row
    required property color value
    property string name
    property string toolTip

    spacing: Theme.spacing

    FColorButton {
        name: root.name
        toolTip: root.toolTip
        value: root.value
        onEdited: value => root.form.setColor(root.row, value)
        onScrubStarted: root.form.beginScrub(root.row)
        onScrubbed: value => root.form.scrubColor(root.row, value)
        onScrubEnded: root.form.endScrub()
        onScrubCancelled: root.form.cancelScrub()
    }
    FLabel {
        Layout.fillWidth: true
        muted: true
        text: root.value.toString()
    }
}
