// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The sweep of an act in numbers, and the ramp of the delay colours. What has no room is left out, the least important
/// first.
RowLayout {
    id: root
    required property SweepPreview preview
    required property bool ramp
    /// False: the ramp alone, because the numbers stand elsewhere.
    required property bool numbers

    spacing: Theme.spacing + Theme.small
    // Slowly, so that the short waits of a drag do not flicker.
    opacity: root.preview.computing ? 0.6 : 1
    Behavior on opacity {
        NumberAnimation {
            duration: 400
        }
    }
    clip: true

    function whole(value: real): string {
        return value < 0 ? "–" : value.toLocaleString(Qt.locale(), "f", 0);
    }

    component Figure: RowLayout {
        id: figure
        required property string name
        required property string value
        property real needed: 0
        visible: root.numbers && root.preview.available && root.width >= figure.needed
        spacing: Theme.small
        FLabel {
            text: figure.name
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
        FLabel {
            text: figure.value
            font.pixelSize: Theme.smallFontSize
        }
    }

    RowLayout {
        visible: root.ramp && root.preview.available
        spacing: Theme.small
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Delay colours from the first to leave to the last")
        FLabel {
            text: qsTr("first")
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
        Rectangle {
            Layout.preferredWidth: 72
            Layout.preferredHeight: 6
            radius: 3
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: root.preview.delayColor(0) }
                GradientStop { position: 0.25; color: root.preview.delayColor(0.25) }
                GradientStop { position: 0.5; color: root.preview.delayColor(0.5) }
                GradientStop { position: 0.75; color: root.preview.delayColor(0.75) }
                GradientStop { position: 1; color: root.preview.delayColor(1) }
            }
        }
        FLabel {
            text: qsTr("last")
            muted: true
            font.pixelSize: Theme.smallFontSize
        }
    }
    Figure {
        objectName: "arrival"
        name: qsTr("95 % there after")
        value: root.preview.arrivalSeconds >= 0
             ? qsTr("%1 of %2 s").arg(root.preview.arrivalSeconds.toLocaleString(Qt.locale(), "f", 2))
                                 .arg(root.preview.durationSeconds.toLocaleString(Qt.locale(), "f", 2))
             : root.preview.computing ? "…" : qsTr("more than the act")
    }
    Figure {
        objectName: "crossings"
        name: qsTr("Crossings")
        value: root.whole(root.preview.crossings)
        needed: 260
    }
    Figure {
        objectName: "longestWay"
        name: qsTr("Longest way")
        value: root.whole(root.preview.longestWay)
        needed: 380
    }
    Figure {
        objectName: "totalWay"
        name: qsTr("All ways")
        value: root.whole(root.preview.totalWay)
        needed: 500
    }
    Item {
        Layout.fillWidth: true
    }
}
