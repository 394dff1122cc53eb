// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale
import FlocktaleTests

/// The timeline as the editor shows it on a screen of 1920 pixels, for timeline_frames.cpp.
Item {
    id: root
    width: 1920
    height: 300

    TimelineBench {
        id: bench
        objectName: "bench"
    }
    Timeline {
        objectName: "timeline"
        anchors.fill: parent
        document: bench.document
        selection: bench.selection
        playback: bench.playback
    }
}
