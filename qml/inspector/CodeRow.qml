// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Whether the code of the current cast has birds enough, and a button that gives it what it needs.
ColumnLayout {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property ProgramShapes shapes

    visible: advice.applies
    spacing: Theme.small
    Layout.fillWidth: true

    CodeAdvice {
        id: advice
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
    RowLayout {
        spacing: Theme.spacing
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
    }
    FButton {
        objectName: "useNeeded"
        Layout.alignment: Qt.AlignRight
        visible: !advice.enough && advice.needed > 0
        text: qsTr("Use %n bird(s)", "", advice.needed)
        toolTip: qsTr("Gives the cast the birds that the code needs, and enlarges the flock if it must.")
        onClicked: advice.useNeeded()
    }
}
