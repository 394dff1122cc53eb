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
    property bool mixed: false
    property string name
    property string toolTip

    spacing: Theme.spacing

    ColorPalettes {
        id: palettes
        document: root.form.document
    }
    FColorButton {
        name: root.name
        toolTip: root.toolTip
        value: root.value
        mixed: root.mixed
        showColors: palettes.showColors
        recentColors: palettes.recentColors
        onOpened: palettes.refresh()
        onKept: value => palettes.remember(value)
        onEdited: value => root.form.setColor(root.row, value)
        onScrubStarted: root.form.beginScrub(root.row)
        onScrubbed: value => root.form.scrubColor(root.row, value)
        onScrubEnded: root.form.endScrub()
        onScrubCancelled: root.form.cancelScrub()
    }
    FLabel {
        Layout.fillWidth: true
        muted: true
        text: root.mixed ? "—" : root.value.toString()
    }
}
