// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The one line that shows where a drag has snapped to.
TimeSpanItem {
    id: root
    required property TimelineController controller

    objectName: "snapGuide"
    timeScale: root.controller.timeScale
    startSeconds: root.controller.guideSeconds
    width: 1
    visible: root.controller.guideVisible
    Rectangle {
        x: -0.5
        width: 2
        height: root.height
        color: Theme.warning
    }
}
