// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// One line of text. `value` is what the model says; `edited` comes once, on Enter or when the field is left, and only
/// when the text differs. Escape gives the old text back.
TextField {
    id: root
    property string value
    property string toolTip
    property string name
    property bool invalid: false
    /// Stands for several texts that differ; `value` is empty.
    property bool mixed: false
    readonly property bool editing: state === "editing"
    signal edited(string text)

    function commit() {
        if (!root.editing)
            return;
        const typed = root.text;
        root.state = "";
        if (typed !== root.value)
            root.edited(typed);
    }

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    placeholderText: root.mixed ? "—" : ""
    font.pixelSize: Theme.fontSize
    color: root.enabled ? Theme.text : Theme.textMuted
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    selectByMouse: true
    Accessible.name: root.name
    Accessible.description: root.toolTip

    states: State {
        name: "editing"
    }
    onTextEdited: root.state = "editing"
    onAccepted: {
        root.commit();
        root.selectAll();
    }
    onActiveFocusChanged: {
        if (!root.activeFocus)
            root.commit();
    }
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.editing
    Keys.onEscapePressed: event => {
        event.accepted = root.editing;
        root.state = "";
    }
    Binding {
        target: root
        property: "text"
        value: root.value
        when: !root.editing
        restoreMode: Binding.RestoreNone
    }

    background: Rectangle {
        color: Theme.field
        border.color: root.invalid ? Theme.danger : Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.activeFocus
        }
    }
    FToolTip {
        hovered: root.hovered && !root.activeFocus
        text: root.toolTip
    }
}
