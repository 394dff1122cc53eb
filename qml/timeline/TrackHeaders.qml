// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The names of the tracks, each beside its track. More tracks join the column, in the order of the tracks.
Rectangle {
    id: root
    required property real rulerHeight
    required property real markerHeight
    required property real actHeight

    // Whole pixels, so that what stands beside it does too.
    width: Math.ceil(names.implicitWidth)
    color: Theme.panel

    Column {
        id: names
        TrackHeader {
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.rulerHeight
            text: qsTr("Time")
        }
        TrackHeader {
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.markerHeight
            text: qsTr("Markers")
            icon: "marker"
        }
        TrackHeader {
            width: Math.max(names.implicitWidth, implicitWidth)
            height: root.actHeight
            text: qsTr("Acts")
            icon: "flock"
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.border
    }
}
