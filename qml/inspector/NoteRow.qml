// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// A warning in a form; there only when it has something to say.
RowLayout {
    id: root
    property string text

    visible: root.text.length > 0
    spacing: Theme.spacing
    Layout.fillWidth: true

    Icon {
        Layout.preferredWidth: 16
        Layout.preferredHeight: 16
        name: "warning"
        color: Theme.warning
    }
    FLabel {
        objectName: "note"
        Layout.fillWidth: true
        text: root.text
        color: Theme.warning
        wrapMode: Text.Wrap
    }
}
