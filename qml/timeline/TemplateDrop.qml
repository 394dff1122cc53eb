// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Where a template of the library is let go on the timeline; a line shows the time.
DropArea {
    id: root
    required property TimeScale timeScale
    readonly property string format: "application/x-flocktale-template"
    signal templateDropped(string templateId, real seconds)

    keys: [root.format]
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        root.templateDropped(drop.getDataAsString(root.format), root.timeScale.secondsAt(drop.x));
    }

    Rectangle {
        visible: root.containsDrag
        x: root.drag.x
        width: 2
        height: root.height
        color: Theme.accent
    }
}
