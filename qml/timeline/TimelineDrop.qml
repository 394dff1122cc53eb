// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Where a template of the library or a sound file is let go on the timeline: at what it snaps to; a line shows the time.
/// Other files pass through to what lies below.
DropArea {
    id: root
    required property TimelineController controller
    property real seconds: 0
    /// Null while there are no sounds to be had.
    required property SoundDesk desk
    readonly property string format: "application/x-flocktale-template"
    signal templateDropped(string templateId, real seconds)
    signal soundDropped(url file, real seconds)

    function soundOf(drag: var): url {
        return root.desk !== null && drag.hasUrls ? root.desk.soundAmong(drag.urls) : "";
    }

    keys: [root.format, "text/uri-list"]
    onEntered: drag => {
        if (!drag.formats.includes(root.format) && root.soundOf(drag).toString().length === 0)
            drag.accepted = false;
    }
    onPositionChanged: drag => root.seconds = root.controller.placeAt(drag.x)
    onExited: root.controller.endScrub()
    onDropped: drop => {
        const seconds = root.controller.placeAt(drop.x);
        root.controller.endScrub();
        const file = root.soundOf(drop);
        if (file.toString().length === 0 && !drop.formats.includes(root.format))
            return;
        drop.accept(Qt.CopyAction);
        if (drop.formats.includes(root.format))
            root.templateDropped(drop.getDataAsString(root.format), seconds);
        else
            root.soundDropped(file, seconds);
    }

    Rectangle {
        visible: root.containsDrag
        x: root.controller.timeScale.xOf(root.seconds)
        width: 2
        height: root.height
        color: Theme.accent
    }
}
