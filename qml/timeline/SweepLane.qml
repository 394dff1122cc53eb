// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// When the birds of the act that is looked at leave and arrive, below it on the time scale. It takes no room while it is
/// not wanted or there is nothing to show.
Item {
    id: root
    required property TimeScale timeScale
    /// Null: there is nothing to show.
    required property SweepReading reading
    required property bool wanted
    /// Where the tracks begin.
    required property real tracksX
    readonly property bool shown: root.wanted && root.reading !== null && root.reading.available
    /// What a picture of it may be wide, on any machine.
    readonly property real widest: 8192

    visible: root.shown
    height: root.shown ? 46 : 0

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }
    FLabel {
        x: Theme.spacing
        width: root.tracksX - 2 * Theme.spacing
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        muted: true
        font.pixelSize: Theme.smallFontSize
        text: qsTr("Sweep")
    }
    Item {
        x: root.tracksX
        width: root.width - root.tracksX
        height: parent.height
        clip: true
        TimeSpanItem {
            id: span
            objectName: "sweepLaneSpan"
            timeScale: root.timeScale
            startSeconds: root.reading?.startSeconds ?? 0
            durationSeconds: root.reading?.durationSeconds ?? 0
            y: Theme.small
            height: parent.height - 2 * Theme.small
            SweepHistogram {
                objectName: "sweepLaneHistogram"
                anchors.fill: parent
                visible: span.width <= root.widest
                reading: root.reading
                span: root.reading?.durationSeconds ?? 0
            }
        }
    }
}
