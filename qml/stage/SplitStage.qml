// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Setting A over the left part of the stage, and the line that divides it from B.
Item {
    id: root
    required property SweepComparison comparison
    required property StageItem stage
    required property bool routes
    required property bool ghosts
    required property bool delays

    visible: root.comparison.active && root.comparison.view !== SweepComparison.ShowB

    component Tag: Rectangle {
        id: tag
        property alias text: label.text
        width: label.implicitWidth + 2 * Theme.spacing
        height: label.implicitHeight + Theme.small
        radius: Theme.small
        color: Theme.panelRaised
        border.color: Theme.border
        FLabel {
            id: label
            anchors.centerIn: parent
            font.weight: Font.DemiBold
        }
    }

    Item {
        id: part
        objectName: "partA"
        width: root.width * root.comparison.split
        height: root.height
        clip: true
        Rectangle {
            anchors.fill: parent
            color: Theme.stageSurround
        }
        StageItem {
            id: kept
            objectName: "stageA"
            width: root.width
            height: root.height
            playback: root.comparison.keptPlayback
            followed: root.stage
            tintByDelay: root.delays
        }
        SweepOverlay {
            width: root.width
            height: root.height
            stage: kept
            reading: root.comparison.kept
            routes: root.routes
            ghosts: root.ghosts
        }
    }
    Tag {
        anchors.right: line.left
        anchors.rightMargin: Theme.small
        y: Theme.small
        text: "A"
    }
    Tag {
        anchors.left: line.right
        anchors.leftMargin: Theme.small
        y: Theme.small
        visible: line.visible
        text: "B"
    }
    Rectangle {
        id: line
        x: part.width - 1
        width: 2
        height: root.height
        color: "#ffffff"
        visible: root.comparison.view === SweepComparison.ShowSplit
    }
}
