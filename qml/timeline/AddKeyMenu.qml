// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Which key can be added to the current cast at the playhead.
FMenu {
    id: root
    required property KeyEditor editor

    FMenuItem {
        objectName: "addPositionKey"
        text: qsTr("Add key of position")
        enabled: root.editor.canAdd
        onTriggered: root.editor.addProperty(KeyEditor.Position)
    }
    FMenuItem {
        objectName: "addScaleKey"
        text: qsTr("Add key of scale")
        enabled: root.editor.canAdd
        onTriggered: root.editor.addProperty(KeyEditor.Scale)
    }
    FMenuItem {
        objectName: "addRotationKey"
        text: qsTr("Add key of rotation")
        enabled: root.editor.canAdd
        onTriggered: root.editor.addProperty(KeyEditor.Rotation)
    }
    FMenuItem {
        objectName: "addColorKey"
        text: qsTr("Add key of colour")
        enabled: root.editor.canAdd
        onTriggered: root.editor.addProperty(KeyEditor.Color)
    }
    FMenuItem {
        objectName: "addOrbitCenterKey"
        text: qsTr("Add key of orbit centre")
        enabled: root.editor.canAdd
        onTriggered: root.editor.addProperty(KeyEditor.OrbitCenter)
    }
    FMenuSeparator {}
    FMenuItem {
        text: qsTr("Paste")
        keys: "Ctrl+V"
        enabled: root.editor.canAdd
        onTriggered: root.editor.paste()
    }
}
