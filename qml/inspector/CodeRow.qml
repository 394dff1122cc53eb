// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Whether the code of the current cast has birds enough, and a button that gives it what it needs.
RowLayout {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property ProgramShapes shapes

    visible: advice.applies
    spacing: Theme.spacing
    Layout.fillWidth: true

    CodeAdvice {
        id: advice
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
    Icon {
        Layout.preferredWidth: 16
        Layout.preferredHeight: 16
        name: advice.enough ? "check" : "warning"
        color: advice.enough ? Theme.good : Theme.warning
    }
    FLabel {
        objectName: "codeAdvice"
        Layout.fillWidth: true
        text: advice.text
        color: advice.enough ? Theme.textMuted : Theme.warning
        wrapMode: Text.Wrap
    }
    FButton {
        objectName: "useNeeded"
        visible: !advice.enough && advice.needed > 0
        text: qsTr("Use %n bird(s)", "", advice.needed)
        toolTip: qsTr("Gives the cast the birds that the code needs, and enlarges the flock if it must.")
        onClicked: advice.useNeeded()
    }
}
