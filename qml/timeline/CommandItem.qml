// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A line of a menu that runs a command of the timeline and says its key.
FMenuItem {
    id: root
    required property TimelineController controller
    required property int command

    text: root.controller.commandText(root.command)
    keys: root.controller.portableKey(root.command)
    onTriggered: root.controller.run(root.command)
}
