// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A slider with the signals of FNumberField: the mouse scrubs, the keyboard edits; `value` is what the model says. Where
/// there is a seed's value it is marked by a tick, and a range that is wide for it is bent around it.
FocusScope {
    id: root
    property real value: 0
    property real from: 0
    property real to: 1
    property real stepSize: 0
    /// Not a number when there is none.
    property real seed: NaN
    readonly property bool seeded: !isNaN(root.seed)
    property string toolTip
    property string name
    property bool scrubbing: false
    signal edited(real value)
    signal scrubStarted
    signal scrubbed(real value)
    signal scrubEnded
    signal scrubCancelled

    implicitWidth: 120
    implicitHeight: Theme.controlHeight
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.scrubbing
    Keys.onEscapePressed: event => {
        event.accepted = root.scrubbing;
        if (!root.scrubbing)
            return;
        root.scrubbing = false;
        root.scrubCancelled();
    }

    Slider {
        id: slider
        objectName: "slider"
        anchors.fill: parent
        focus: true
        padding: 0
        stepSize: root.stepSize > 0 ? root.stepSize / (root.to - root.from) : 0.01
        snapMode: root.stepSize > 0 ? Slider.SnapAlways : Slider.NoSnap
        Accessible.name: root.name
        Accessible.description: root.toolTip

        // A slider is "pressed" by its keys too; a key is an edit of its own.
        property bool byKey: false
        Keys.onPressed: event => {
            slider.byKey = true;
            event.accepted = false;
        }
        Keys.onReleased: event => {
            slider.byKey = false;
            event.accepted = false;
        }
        onPressedChanged: {
            if (slider.byKey)
                return;
            if (slider.pressed) {
                slider.forceActiveFocus(Qt.MouseFocusReason);
                root.scrubbing = true;
                root.scrubStarted();
            } else if (root.scrubbing) {
                root.scrubbing = false;
                root.scrubEnded();
            }
        }
        onMoved: {
            if (root.scrubbing)
                root.scrubbed(scale.valueAt(slider.value));
            else if (slider.byKey)
                root.edited(scale.valueAt(slider.value));
        }

        background: Rectangle {
            x: 0
            y: (slider.height - height) / 2
            width: slider.width
            height: 4
            radius: 2
            color: Theme.border
            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: 2
                color: root.enabled ? Theme.accent : Theme.textMuted
            }
            Rectangle {
                objectName: "seedTick"
                visible: root.seeded
                x: 7 + scale.usualPosition * (parent.width - 14) - width / 2
                // Higher than the handle, so that it shows where the handle stands on it, too.
                y: -8
                width: 2
                height: 20
                color: Theme.textMuted
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: 14
            height: 14
            radius: 7
            color: slider.pressed ? Theme.accent : Theme.panelRaised
            border.color: root.enabled ? Theme.accent : Theme.textMuted
            border.width: 2
            FFocusRing {
                radius: 8
                shown: slider.visualFocus
            }
        }
        FToolTip {
            hovered: slider.hovered && !slider.pressed
            text: root.toolTip
        }
    }
    SliderScale {
        id: scale
        from: root.from
        to: root.to
        value: root.value
        usual: root.seed
    }
    Binding {
        target: slider
        property: "value"
        value: scale.valuePosition
        when: !root.scrubbing
        restoreMode: Binding.RestoreNone
    }
}
