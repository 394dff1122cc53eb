// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The colours of the current cast: one, or several on a bar where they are chosen, dragged to another place, added by a
/// double click and removed.
ColumnLayout {
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
    ColorPalettes {
        id: palettes
        document: root.document
    }
    Item {
        id: track
        objectName: "stopsBar"
        visible: stops.several
        implicitHeight: 34
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spacing
        Layout.rightMargin: Theme.spacing
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Colours")

        PaintBar {
            width: parent.width
            height: 18
            colors: stops.colors
            places: stops.places
            banded: stops.banded
            MouseArea {
                anchors.fill: parent
                enabled: !stops.full
                onDoubleClicked: mouse => stops.addAt(plane.right(mouse.x))
            }
            HoverHandler {
                id: hover
            }
            FToolTip {
                hovered: hover.hovered
                text: qsTr("Double-click to add a colour here.")
            }
        }
        PlaneInput {
            id: plane
            width: track.width
        }
        Repeater {
            model: stops
            StopKnob {
                id: stop
                required property int index
                required property color stopColor
                required property real place
                objectName: "stop" + stop.index
                x: track.width * stop.place - width / 2
                y: 12
                color: stop.stopColor
                current: stop.index === stops.current
                name: qsTr("Colour %1 of %2").arg(stop.index + 1).arg(stops.count)
                onChosen: stops.current = stop.index
                onOpened: chooser.clicked()
                onDragStarted: stops.beginMove()
                onDragged: x => stops.moveTo(plane.right(stop.x + x))
                onDragEnded: stops.endMove()
                onDragCancelled: stops.cancelMove()
                onMoved: direction => stops.move(stop.index, direction)
                onRemoved: stops.remove(stop.index)
            }
        }
    }
    RowLayout {
        spacing: Theme.small
        FColorButton {
            id: chooser
            objectName: "stopColor"
            name: stops.several ? qsTr("Colour %1").arg(stops.current + 1) : qsTr("Colour of these birds")
            toolTip: stops.several ? qsTr("Colour %1 of %2").arg(stops.current + 1).arg(stops.count)
                                   : qsTr("Colour of these birds")
            value: stops.currentColor
            showColors: palettes.showColors
            recentColors: palettes.recentColors
            onOpened: palettes.refresh()
            onKept: value => palettes.remember(value)
            onEdited: value => stops.setColor(stops.current, value)
            onScrubStarted: stops.beginScrub()
            onScrubbed: value => stops.scrubColor(stops.current, value)
            onScrubEnded: stops.endScrub()
            onScrubCancelled: stops.cancelScrub()
        }
        FLabel {
            Layout.fillWidth: true
            muted: true
            text: stops.currentColor.toString()
        }
        FNumberField {
            objectName: "stopPlace"
            visible: stops.placed
            implicitWidth: 76
            name: qsTr("Place of colour %1").arg(stops.current + 1)
            toolTip: qsTr("Where the colour lies, from 0 at the beginning to 100 at the end of the gradient.")
            from: 0
            to: 100
            decimals: 1
            suffix: "%"
            value: 100 * stops.currentPlace
            onEdited: value => stops.setPlace(value / 100)
            onScrubStarted: stops.beginMove()
            onScrubbed: value => stops.moveTo(value / 100)
            onScrubEnded: stops.endMove()
            onScrubCancelled: stops.cancelMove()
        }
        FIconButton {
            objectName: "removeStop"
            visible: stops.several
            enabled: stops.count > 1
            icon.name: "minus"
            text: qsTr("Remove colour %1").arg(stops.current + 1)
            onClicked: stops.remove(stops.current)
        }
        FIconButton {
            objectName: "addStop"
            visible: stops.several
            enabled: !stops.full
            icon.name: "plus"
            text: qsTr("Add a colour")
            onClicked: stops.add(stops.current)
        }
    }
}
