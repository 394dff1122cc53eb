// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A number field that edits a row of a form: typed values are steps, drags are gestures.
FNumberField {
    id: root
    required property ParameterModel form
    required property int row

    // The row says what is wrong in a line of its own.
    tellsProblem: false
    onEdited: value => root.form.setNumber(root.row, value)
    onTypedForAll: text => root.form.setNumberText(root.row, text)
    onShifted: by => root.form.shiftNumber(root.row, by)
    onScrubStarted: root.form.beginScrub(root.row)
    onScrubbed: value => root.form.scrubNumber(root.row, value)
    onScrubEnded: root.form.endScrub()
    onScrubCancelled: root.form.cancelScrub()

    Connections {
        target: root.form
        function onAboutToShowOther() {
            root.commit();
            root.discard();
        }
    }
}
