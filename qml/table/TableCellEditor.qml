// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// Stands over the cell that is edited: a line of text, or the choices.
Item {
    id: root
    required property ActTableController hands
    /// The edit is over by a key or a choice: the table has the keys again.
    signal returned

    x: root.hands.cursorRect.x
    y: root.hands.cursorRect.y
    width: root.hands.cursorRect.width
    height: root.hands.cursorRect.height
    visible: root.hands.editing

    Connections {
        target: root.hands
        function onEditingChanged() {
            if (root.hands.editing)
                return;
            // The table is a focus scope and would hand its keys to them.
            field.focus = false;
            choice.focus = false;
            choice.popup.close();
        }
    }
    TextField {
        id: field
        objectName: "cellEditor"
        anchors.fill: parent
        visible: root.hands.editing && !root.hands.choosing
        leftPadding: Theme.spacing
        rightPadding: Theme.small
        topPadding: 0
        bottomPadding: 0
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.fontSize
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        selectByMouse: true
        Accessible.name: root.hands.cursorText
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
        Keys.onPressed: event => {
            event.accepted = root.hands.pressEditKey(event.key, event.modifiers, field.text);
            if (!root.hands.editing)
                root.returned();
        }
        onVisibleChanged: {
            if (!field.visible)
                return;
            field.text = root.hands.editText;
            field.forceActiveFocus(Qt.OtherFocusReason);
            if (root.hands.editReplaces)
                field.cursorPosition = field.length;
            else
                field.selectAll();
        }
        onActiveFocusChanged: {
            if (!field.activeFocus && !root.hands.commitText(field.text))
                root.hands.cancelEdit();
        }
        background: Rectangle {
            color: Theme.field
            border.color: root.hands.note.length > 0 ? Theme.danger : Theme.focus
            border.width: 2
        }
    }
    FComboBox {
        id: choice
        objectName: "cellChoice"
        /// The key that began the edit is still down: its release would close the list again.
        property bool fresh: false
        anchors.fill: parent
        visible: root.hands.choosing
        model: root.hands.editChoices
        current: root.hands.editChoice
        name: root.hands.cursorText
        onVisibleChanged: {
            if (!choice.visible)
                return;
            choice.forceActiveFocus(Qt.OtherFocusReason);
            choice.fresh = true;
            choice.popup.open();
        }
        Keys.onPressed: event => {
            choice.fresh = false;
            event.accepted = false;
        }
        Keys.onReleased: event => {
            event.accepted = choice.fresh;
            choice.fresh = false;
        }
        onEdited: index => {
            root.hands.choose(index);
            root.returned();
        }
        Connections {
            target: choice.popup
            function onClosed() {
                if (!root.hands.choosing)
                    return;
                root.hands.cancelEdit();
                root.returned();
            }
        }
    }
}
