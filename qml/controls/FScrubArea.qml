// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// Turns a sideways drag into values of a number: nothing happens below the drag threshold, Shift is fine, Control is
/// coarse, and a lost grab or cancel() takes the gesture back.
MouseArea {
    id: root
    required property NumberInput input
    required property real value
    property bool scrubs: true
    property bool running: false
    property real startX: 0
    property real startValue: 0
    readonly property int threshold: 4
    signal tapped
    signal scrubStarted
    signal scrubbed(real value)
    signal scrubEnded
    signal scrubCancelled

    function cancel() {
        if (!root.running)
            return;
        root.running = false;
        root.scrubCancelled();
    }

    hoverEnabled: true
    preventStealing: true
    cursorShape: root.scrubs ? Qt.SizeHorCursor : Qt.IBeamCursor

    property bool armed: false
    onPressed: mouse => {
        root.startX = mouse.x;
        root.startValue = root.value;
        root.armed = true;
    }
    onPositionChanged: mouse => {
        if (!root.pressed || !root.armed || !root.scrubs)
            return;
        if (!root.running) {
            if (Math.abs(mouse.x - root.startX) < root.threshold)
                return;
            root.running = true;
            root.scrubStarted();
        }
        root.scrubbed(root.input.scrubbed(root.startValue, mouse.x - root.startX, mouse.modifiers));
    }
    onRunningChanged: {
        if (!root.running)
            root.armed = false;
    }
    onReleased: {
        if (root.running) {
            root.running = false;
            root.scrubEnded();
        } else if (root.armed) {
            root.tapped();
        }
        root.armed = false;
    }
    onCanceled: root.cancel()
}
