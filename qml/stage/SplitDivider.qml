// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the mouse takes hold of to move the line between settings A and B: its lower end, so that it is not in the way of
/// the casts' handles.
MouseArea {
    id: root
    required property SweepComparison comparison

    objectName: "splitDivider"
    visible: root.comparison.active && root.comparison.view === SweepComparison.ShowSplit
    width: Theme.wide
    height: 2 * Theme.controlHeight
    x: parent.width * root.comparison.split - width / 2
    anchors.bottom: parent.bottom
    hoverEnabled: true
    cursorShape: Qt.SplitHCursor
    preventStealing: true
    onPositionChanged: mouse => {
        if (root.pressed)
            root.comparison.moveSplit(root.mapToItem(root.parent, mouse.x, mouse.y).x, root.parent.width);
    }
    Rectangle {
        anchors.centerIn: parent
        width: 8
        height: 36
        radius: 4
        color: root.containsMouse || root.pressed ? Theme.accent : "#ffffff"
        border.color: "#80000000"
    }
}
