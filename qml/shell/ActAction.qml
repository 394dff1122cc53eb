// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A command of the timeline for the whole window: its text and key are the timeline's.
FAction {
    id: root
    required property TimelineController controller
    required property int command

    text: root.controller.commandText(root.command)
    keys: root.controller.portableKey(root.command)
    onTriggered: root.controller.run(root.command)
}
