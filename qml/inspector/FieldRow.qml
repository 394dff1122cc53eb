// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// One parameter: its label, an editor for its kind, a way back to the seed's value, and what there is to say about the
/// last value.
FieldRoles {
    id: root
    /// Text of several lines stands below its label, over the whole width.
    readonly property bool tall: root.kind === ParameterModel.Lines
    readonly property real line: root.tall ? caption.height + editor.height
                                           : Math.max(editor.height, caption.implicitHeight)

    signal menuWanted

    objectName: "row:" + root.name
    implicitHeight: root.line + (note.visible ? note.implicitHeight + Theme.tiny : 0)
    Layout.fillWidth: true
    Keys.onShortcutOverride: event => event.accepted = root.resets(event.key, event.modifiers)
    Keys.onPressed: event => {
        event.accepted = root.resets(event.key, event.modifiers);
        if (event.accepted)
            root.form.reset(root.index);
    }

    function resets(key: int, modifiers: int): bool {
        return key === Qt.Key_R && modifiers === Qt.ControlModifier && root.changed;
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.menuWanted()
    }
    FieldCaption {
        id: caption
        // Two fifths for labels, in every form, so that they stand below each other.
        width: root.tall ? reset.x : Math.round(root.width * 0.38)
        height: root.tall ? Theme.controlHeight : root.line
        text: root.label
        tip: root.tip
        changed: root.changed
    }
    FieldEditor {
        id: editor
        objectName: "editor"
        field: root
        x: root.tall ? 0 : caption.width + Theme.small
        y: root.tall ? caption.height : (root.line - height) / 2
        width: root.tall ? root.width : reset.x - x - Theme.small
    }
    FIconButton {
        id: reset
        objectName: "reset"
        anchors.right: parent.right
        width: 20
        height: Theme.controlHeight
        y: root.tall ? 0 : (root.line - height) / 2
        // Kept in place when there is nothing to reset, so that editors do not change their width.
        opacity: root.changed ? 1 : 0
        enabled: root.changed
        icon.name: "reset"
        text: qsTr("Reset %1 to %2").arg(root.label).arg(root.seedText)
        toolTip: qsTr("%1 (Ctrl+R)").arg(text)
        onClicked: root.form.reset(root.index)
    }
    FLabel {
        id: note
        objectName: "message"
        y: root.line + Theme.tiny
        width: root.width
        visible: note.text.length > 0
        text: editor.problem.length > 0 ? editor.problem : root.message
        color: Theme.warning
        font.pixelSize: Theme.smallFontSize
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignRight
    }
}
