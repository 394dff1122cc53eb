// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The colours of the current cast in order, each with a chooser; more than one where the colouring takes them.
Flow {
    id: root
    required property ShowDocument document
    required property Selection selection

    spacing: Theme.small
    Layout.fillWidth: true

    PaintStopsModel {
        id: stops
        document: root.document
        selection: root.selection
    }
    Repeater {
        model: stops
        Column {
            id: stop
            required property int index
            required property color stopColor
            objectName: "stop" + stop.index
            spacing: 0
            FColorButton {
                name: qsTr("Colour %1").arg(stop.index + 1)
                toolTip: stops.several ? qsTr("Colour %1 of %2").arg(stop.index + 1).arg(stops.count)
                                       : qsTr("Colour of these birds")
                value: stop.stopColor
                onEdited: value => stops.setColor(stop.index, value)
                onScrubStarted: stops.beginScrub()
                onScrubbed: value => stops.scrubColor(stop.index, value)
                onScrubEnded: stops.endScrub()
                onScrubCancelled: stops.cancelScrub()
            }
            Row {
                visible: stops.several
                FIconButton {
                    objectName: "removeStop"
                    implicitWidth: 22
                    implicitHeight: 22
                    enabled: stops.count > 1
                    icon.name: "minus"
                    text: qsTr("Remove colour %1").arg(stop.index + 1)
                    onClicked: stops.remove(stop.index)
                }
                FIconButton {
                    implicitWidth: 22
                    implicitHeight: 22
                    enabled: stop.index + 1 < stops.count
                    icon.name: "right"
                    text: qsTr("Move colour %1 on").arg(stop.index + 1)
                    onClicked: stops.move(stop.index, 1)
                }
            }
        }
    }
    FIconButton {
        objectName: "addStop"
        visible: stops.several
        enabled: !stops.full
        icon.name: "plus"
        text: qsTr("Add a colour")
        onClicked: stops.add(stops.count - 1)
    }
}
