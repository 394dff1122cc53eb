// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What can be done with the selected keys.
FMenu {
    id: root
    required property KeyEditor editor

    FMenuItem {
        text: qsTr("Even way to the next key")
        onTriggered: root.editor.setCurve(KeyEditor.Linear)
    }
    FMenuItem {
        objectName: "holdKey"
        text: qsTr("Hold until the next key")
        onTriggered: root.editor.setCurve(KeyEditor.Hold)
    }
    FMenuItem {
        text: qsTr("Smooth way to the next key")
        onTriggered: root.editor.setCurve(KeyEditor.Smooth)
    }
    FMenuItem {
        text: qsTr("Ease in")
        onTriggered: root.editor.setCurve(KeyEditor.EaseIn)
    }
    FMenuItem {
        text: qsTr("Ease out")
        onTriggered: root.editor.setCurve(KeyEditor.EaseOut)
    }
    FMenuItem {
        text: qsTr("Ease in and out")
        onTriggered: root.editor.setCurve(KeyEditor.EaseInOut)
    }
    FMenuSeparator {}
    FMenuItem {
        text: qsTr("Copy")
        icon.name: "copy"
        keys: "Ctrl+C"
        onTriggered: root.editor.copy()
    }
    FMenuItem {
        objectName: "removeKeys"
        text: qsTr("Delete")
        icon.name: "trash"
        keys: "Del"
        onTriggered: root.editor.remove()
    }
}
