// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A number with its unit. `value` is what the model says and is never written here: `edited` asks for a typed value,
/// `scrubbed` for a dragged one between scrubStarted and scrubEnded or scrubCancelled. Takes sums and, where `format`
/// says so, times. What cannot be taken stays as it was typed, with the reason in `problem`, until it is mended, Escape
/// is pressed or the value changes.
TextField {
    id: root
    property real value: 0
    property real from: -100000
    property real to: 100000
    property int decimals: 0
    property real stepSize: 0
    property string suffix
    property int format: NumberInput.Plain
    property bool dragScrub: true
    /// Stands for several numbers that differ: shown as a dash, `value` is one of them.
    property bool mixed: false
    property string toolTip
    property string name
    property string problem
    /// Whether the field itself shows the problem.
    property bool tellsProblem: true
    readonly property bool editing: state === "editing"
    readonly property bool scrubbing: scrub.running
    signal edited(real value)
    /// Of a mixed field: what was typed, to be read for each number, and an arrow key's way.
    signal typedForAll(string text)
    signal shifted(real by)
    signal scrubStarted
    signal scrubbed(real value)
    signal scrubEnded
    signal scrubCancelled

    function commit() {
        if (!root.editing)
            return;
        root.problem = input.problem(root.text);
        if (root.problem.length > 0)
            return;
        const text = root.text;
        const typed = input.parsed(text);
        root.discard();
        if (root.mixed)
            root.typedForAll(text);
        else if (typed !== root.value)
            root.edited(typed);
    }
    /// Forgets what is typed.
    function discard() {
        root.problem = "";
        root.state = "";
    }
    /// Writes the value, ready to be typed over where the field has the focus.
    function show() {
        if (root.editing)
            return;
        root.text = root.mixed && !scrub.running ? "—" : input.text;
        if (root.activeFocus && !scrub.running)
            root.selectAll();
    }
    function step(steps: int, modifiers: int) {
        root.commit();
        if (root.editing)
            return;
        const next = input.stepped(root.value, steps, modifiers);
        if (root.mixed)
            root.shifted(input.arrow(steps, modifiers));
        else if (next !== root.value)
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
    Accessible.description: root.problem.length > 0 ? root.problem : root.toolTip

    states: State {
        name: "editing"
    }
    Component.onCompleted: root.show()
    onMixedChanged: root.show()
    onEditingChanged: root.show()
    onScrubbingChanged: root.show()
    onTextEdited: {
        root.state = "editing";
        root.problem = "";
    }
    onValueChanged: {
        if (root.problem.length > 0)
            root.discard();
    }
    onAccepted: root.commit()
    onActiveFocusChanged: {
        if (!root.activeFocus)
            root.commit();
    }
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && (root.editing || scrub.running)
    Keys.onEscapePressed: event => {
        event.accepted = root.editing || scrub.running;
        root.discard();
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
        format: root.format
        onChanged: root.show()
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
    FToolTip {
        objectName: "problem"
        y: root.height + Theme.tiny
        delay: 0
        hovered: root.tellsProblem && root.activeFocus
        text: root.problem
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
            root.discard();
            root.deselect();
            root.scrubStarted();
        }
        onScrubbed: value => root.scrubbed(value)
        onScrubEnded: root.scrubEnded()
        onScrubCancelled: root.scrubCancelled()
    }
}
