// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A number with its unit. `value` is what the model says and is never written here: `edited` asks for a typed value,
/// `scrubbed` for a dragged one between scrubStarted and scrubEnded or scrubCancelled. Takes "1,5" and "1.5".
TextField {
    id: root
    property real value: 0
    property real from: -100000
    property real to: 100000
    property int decimals: 0
    property real stepSize: 0
    property string suffix
    property bool dragScrub: true
    property string toolTip
    property string name
    readonly property bool editing: state === "editing"
    readonly property bool scrubbing: scrub.running
    signal edited(real value)
    signal scrubStarted
    signal scrubbed(real value)
    signal scrubEnded
    signal scrubCancelled

    function commit() {
        if (!root.editing)
            return;
        const usable = input.accepts(root.text);
        const typed = input.parsed(root.text);
        root.state = "";
        if (usable && typed !== root.value)
            root.edited(typed);
    }
    function step(steps: int, modifiers: int) {
        root.commit();
        const next = input.stepped(root.value, steps, modifiers);
        if (next !== root.value)
            root.edited(next);
    }

    implicitWidth: 84
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.fontSize
    color: root.enabled ? Theme.text : Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    selectByMouse: true
    inputMethodHints: Qt.ImhFormattedNumbersOnly
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
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && (root.editing || scrub.running)
    Keys.onEscapePressed: event => {
        event.accepted = root.editing || scrub.running;
        root.state = "";
        scrub.cancel();
    }
    Keys.onUpPressed: event => root.step(1, event.modifiers)
    Keys.onDownPressed: event => root.step(-1, event.modifiers)

    NumberInput {
        id: input
        value: root.value
        from: root.from
        to: root.to
        decimals: root.decimals
        step: root.stepSize
        suffix: root.suffix
    }
    Binding {
        target: root
        property: "text"
        value: input.text
        when: !root.editing
        restoreMode: Binding.RestoreNone
    }

    background: Rectangle {
        color: Theme.field
        border.color: root.editing && !input.accepts(root.text) ? Theme.danger
                    : scrub.running ? Theme.accent : Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.activeFocus
        }
    }
    FToolTip {
        hovered: scrub.containsMouse && !scrub.pressed
        text: root.toolTip
    }

    FScrubArea {
        id: scrub
        anchors.fill: parent
        enabled: root.enabled && (!root.activeFocus || pressed)
        visible: enabled
        scrubs: root.dragScrub
        value: root.value
        input: input
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.selectAll();
        }
        onScrubStarted: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.deselect();
            root.scrubStarted();
        }
        onScrubbed: value => root.scrubbed(value)
        onScrubEnded: root.scrubEnded()
        onScrubCancelled: root.scrubCancelled()
    }
}
