// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Two fingers zoom the tracks where they are. Lies over the lanes: with the second finger it takes the first one from
/// them, and what that one had begun is given up.
Item {
    id: root
    required property TimeScale timeScale

    PinchHandler {
        id: pinch
        property real lastScale: 1
        target: null
        onActiveChanged: pinch.lastScale = 1
        onActiveScaleChanged: {
            if (pinch.activeScale > 0)
                root.timeScale.zoomAt(pinch.centroid.position.x, pinch.activeScale / pinch.lastScale);
            pinch.lastScale = pinch.activeScale;
        }
    }
}
