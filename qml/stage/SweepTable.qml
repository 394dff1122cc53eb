// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The figures of a sweep one below the other, beside those of setting A when there is one. The better one is marked.
Column {
    id: root
    required property SweepReading reading
    required property SweepReading kept
    required property bool comparing
    readonly property real valueWidth: Math.max(metrics.width, root.comparing ? metrics.width : 0)

    // Slowly, so that the short waits of a drag do not flicker.
    opacity: root.reading.computing ? 0.6 : 1
    Behavior on opacity {
        NumberAnimation {
            duration: 400
        }
    }
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Figures of the sweep")

    TextMetrics {
        id: metrics
        font.pixelSize: Theme.smallFontSize
        text: "0 000 000"
    }
    component Value: FLabel {
        property bool best: false
        Layout.preferredWidth: root.valueWidth
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.smallFontSize
        font.weight: best ? Font.Bold : Font.Normal
        color: best ? Theme.good : Theme.text
    }
    component Mark: Icon {
        required property bool best
        Layout.preferredWidth: 10
        Layout.preferredHeight: 10
        name: best ? "check" : ""
        color: Theme.good
    }

    RowLayout {
        width: parent.width
        visible: root.comparing
        spacing: Theme.small
        Item {
            Layout.fillWidth: true
        }
        Value {
            text: "A"
            color: Theme.textMuted
        }
        Item {
            Layout.preferredWidth: 10
        }
        Value {
            text: "B"
            color: Theme.textMuted
        }
        Item {
            Layout.preferredWidth: 10
        }
    }
    Repeater {
        model: SweepFiguresModel {
            reading: root.reading
            other: root.comparing ? root.kept : null
        }
        RowLayout {
            id: line
            required property int index
            required property string label
            required property string hint
            required property string figure
            required property string otherFigure
            required property int better

            objectName: "figure" + line.index
            width: root.width
            spacing: Theme.small
            Accessible.role: Accessible.Row
            Accessible.name: root.comparing ? qsTr("%1: A %2, B %3").arg(line.label).arg(line.otherFigure).arg(line.figure)
                                            : qsTr("%1: %2").arg(line.label).arg(line.figure)
            Accessible.description: line.hint
            FLabel {
                Layout.fillWidth: true
                text: line.label
                muted: true
                font.pixelSize: Theme.smallFontSize
            }
            Value {
                visible: root.comparing
                text: line.otherFigure
                best: line.better < 0
            }
            Mark {
                visible: root.comparing
                best: line.better < 0
            }
            Value {
                text: line.figure
                best: line.better > 0
            }
            Mark {
                visible: root.comparing
                best: line.better > 0
            }
            HoverHandler {
                id: hover
            }
            FToolTip {
                hovered: hover.hovered
                text: line.hint
            }
        }
    }
}
