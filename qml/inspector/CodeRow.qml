// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Whether the code of the current cast will scan, condition by condition, with buttons that mend what is missing.
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
    FLabel {
        objectName: "codeAdvice"
        Layout.fillWidth: true
        text: advice.text
        color: advice.scans ? Theme.good : Theme.warning
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Repeater {
        model: advice
        ColumnLayout {
            id: check
            required property int index
            required property string text
            required property bool good
            required property list<string> fixes
            objectName: "codeCheck" + check.index
            spacing: Theme.tiny
            RowLayout {
                spacing: Theme.spacing
                Icon {
                    Layout.preferredWidth: 16
                    Layout.preferredHeight: 16
                    Layout.alignment: Qt.AlignTop
                    name: check.good ? "check" : "warning"
                    color: check.good ? Theme.good : Theme.warning
                }
                FLabel {
                    Layout.fillWidth: true
                    text: check.text
                    muted: check.good
                    wrapMode: Text.Wrap
                }
            }
            Flow {
                Layout.fillWidth: true
                Layout.leftMargin: 16 + Theme.spacing
                visible: check.fixes.length > 0
                spacing: Theme.small
                Repeater {
                    model: check.fixes
                    FButton {
                        required property int index
                        required property string modelData
                        objectName: "fix" + index
                        text: modelData
                        onClicked: advice.mend(check.index, index)
                    }
                }
            }
        }
    }
}
