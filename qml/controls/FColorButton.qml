// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A colour with a chooser: a square and a bar of hues, a text, and palettes. `value` is what the model says; a swatch or
/// a typed colour is `edited`, a drag `scrubbed` as in FNumberField. Palettes that change are asked for by `opened`, and
/// `kept` tells the colour that it was left at.
Button {
    id: root
    property color value: "#ffffff"
    property string name
    /// Stands for several colours that differ; `value` is one of them.
    property bool mixed: false
    property string toolTip
    readonly property list<color> swatches: [
        "#e2e8f0", "#94a3b8", "#f87171", "#fb923c", "#facc15", "#a3e635", "#4ade80", "#2dd4bf",
        "#22d3ee", "#60a5fa", "#818cf8", "#c084fc", "#f472b6", "#fda4af", "#fde68a", "#ffffff"]
    property list<color> showColors
    property list<color> recentColors
    signal opened
    signal kept(color value)
    signal edited(color value)
    signal scrubStarted
    signal scrubbed(color value)
    signal scrubEnded
    signal scrubCancelled

    implicitWidth: 44
    implicitHeight: Theme.controlHeight
    padding: Theme.small
    Accessible.name: root.name
    Accessible.description: root.mixed ? "—" : root.value.toString()
    onClicked: chooser.visible ? chooser.close() : chooser.open()

    contentItem: Rectangle {
        color: root.mixed ? Theme.field : root.value
        radius: Theme.small
        border.color: Theme.border
        FLabel {
            anchors.centerIn: parent
            visible: root.mixed
            muted: true
            text: "—"
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        color: Theme.surface(Theme.panelRaised, root.hovered, root.down)
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
    }
    FToolTip {
        hovered: root.hovered && !chooser.visible
        text: root.toolTip
    }

    Popup {
        id: chooser
        objectName: "chooser"
        y: root.height + Theme.tiny
        margins: Theme.small
        padding: Theme.spacing
        focus: true
        property color before
        onAboutToShow: {
            chooser.before = root.value;
            root.opened();
        }
        onClosed: {
            if (!Qt.colorEqual(chooser.before, root.value))
                root.kept(root.value);
        }
        closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
        background: Rectangle {
            color: Theme.panelRaised
            border.color: Theme.border
            radius: Theme.radius
        }
        contentItem: FColorChooser {
            value: root.value
            swatches: root.swatches
            showColors: root.showColors
            recentColors: root.recentColors
            onEdited: value => root.edited(value)
            onScrubStarted: root.scrubStarted()
            onScrubbed: value => root.scrubbed(value)
            onScrubEnded: root.scrubEnded()
            onScrubCancelled: root.scrubCancelled()
        }
    }
}
