// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A number field that edits a row of a form: typed values are steps, drags are gestures.
FNumberField {
    id: root
    required property ParameterModel form
    required property int row

    onEdited: value => root.form.setNumber(root.row, value)
    onScrubStarted: root.form.beginScrub(root.row)
    onScrubbed: value => root.form.scrubNumber(root.row, value)
    onScrubEnded: root.form.endScrub()
    onScrubCancelled: root.form.cancelScrub()

    Connections {
        target: root.form
        function onAboutToShowOther() {
            root.commit();
        }
    }
}
