// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// When the birds of an act leave (upwards) and arrive (downwards). Its width stands for `span` seconds from the act's
/// start: the whole act, unless another is asked for.
Item {
    id: root
    required property SweepReading reading
    property real span: root.reading.durationSeconds

    implicitHeight: 48
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Departures upwards and arrivals downwards over %1 s").arg(
                         root.span.toLocaleString(Qt.locale(), "f", 2))

    SweepHistogramItem {
        anchors.fill: parent
        reading: root.reading
        span: root.span
        arrivals: Theme.accent
        axis: Theme.border
    }
    HoverHandler {
        id: hover
    }
    FToolTip {
        hovered: hover.hovered
        text: qsTr("Upwards: birds that leave, in the colours of their delays. Downwards: birds that arrive.")
    }
}
