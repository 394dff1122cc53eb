// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// The names of the tracks, each beside its track. Those below the acts scroll when they have no room; the bar for it
/// stands at the other end of the tracks.
Rectangle {
    id: root
    required property real rulerHeight
    required property real markerHeight
    required property real actHeight
    required property real lanesHeight
    required property real lanesContentHeight
    required property real propHeight
    required property real keyRowHeight
    required property real soundHeight
    required property KeyEditor keyEditor
    /// Where the scroll bar stands.
    required property Item barArea
    readonly property alias lanesY: lanes.contentY

    // Whole pixels, so that what stands beside it does too.
    width: Math.ceil(Math.max(names.implicitWidth, laneNames.implicitWidth))
    color: Theme.panel

    Column {
        id: names
        TrackHeader {
            lineWidth: root.width
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.rulerHeight
            text: qsTr("Time")
        }
        TrackHeader {
            lineWidth: root.width
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.markerHeight
            text: qsTr("Markers")
            icon: "marker"
        }
        TrackHeader {
            lineWidth: root.width
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.actHeight
            text: qsTr("Acts")
            icon: "flock"

            FIconButton {
                objectName: "unfold"
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: 20
                height: 20
                icon.name: root.keyEditor.unfolded ? "chevron-down" : "chevron-right"
                text: qsTr("Casts and keys of the current act (U)")
                checkable: true
                checked: root.keyEditor.unfolded
                onToggled: root.keyEditor.unfolded = checked
            }
        }
    }
    Flickable {
        id: lanes
        objectName: "laneNames"
        y: names.height
        width: root.width
        height: root.lanesHeight
        contentHeight: root.lanesContentHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: FScrollBar {
            parent: root.barArea
            x: root.barArea.width - width
            y: lanes.y
            height: lanes.height
            visible: lanes.contentHeight > lanes.height
            Accessible.name: qsTr("Scroll the lanes")
        }
        Column {
            id: laneNames
            Repeater {
                model: KeyRowModel {
                    editor: root.keyEditor
                }
                delegate: TrackHeader {
                    lineWidth: root.width
                    required property string title
                    width: Math.max(laneNames.implicitWidth, implicitWidth)
                    height: root.keyRowHeight
                    text: title
                }
            }
            TrackHeader {
                lineWidth: root.width
                width: Math.max(laneNames.implicitWidth, implicitWidth)
                height: root.propHeight
                visible: height > 0
                text: qsTr("Props")
                icon: "text"
            }
            TrackHeader {
                lineWidth: root.width
                width: Math.max(laneNames.implicitWidth, implicitWidth)
                height: root.soundHeight
                visible: height > 0
                text: qsTr("Sounds")
                icon: "sound"
            }
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.border
    }
}
