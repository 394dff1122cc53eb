// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A line of text that edits a row of a form.
FTextField {
    id: root
    required property ParameterModel form
    required property int row

    onEdited: text => root.form.setText(root.row, text)

    Connections {
        target: root.form
        function onAboutToShowOther() {
            root.commit();
        }
    }
}
