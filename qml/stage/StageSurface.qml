// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The stage itself with what lies over it and what takes hold of it: routes and ghosts, guides, the frame around the
/// selected casts, the sweep's arrow and centre, the delay brush, the pins.
Item {
    id: root
    required property Playback playback
    required property SweepPreview preview
    required property SweepComparison comparison
    required property StageOptions options
    required property bool routes
    required property bool ghosts
    required property bool delays
    readonly property alias stage: stageItem
    readonly property alias brush: delayBrush
    readonly property alias pins: pinTool
    /// No tool is in the hand: the mouse moves casts.
    readonly property bool bare: !delayBrush.active && !pinTool.active
    /// The sweep is being looked at, so it is shown where it can be taken hold of.
    readonly property bool sweepHandles: root.bare && !root.playback.playing
                                         && (root.routes || root.delays || root.options.sweepPanel)
    property bool byMouse: false

    function takeFocus() {
        root.byMouse = true;
        root.forceActiveFocus(Qt.MouseFocusReason);
    }

    activeFocusOnTab: true
    focus: true
    Accessible.role: Accessible.Canvas
    Accessible.name: qsTr("Stage: arrow keys move the selected casts")
    Keys.forwardTo: [stageKeys]
    onActiveFocusChanged: {
        if (!root.activeFocus)
            root.byMouse = false;
    }

    CastHandles {
        id: castHandles
        stage: stageItem
        preview: root.preview
    }
    SweepArrow {
        id: sweepArrow
        stage: stageItem
        preview: root.preview
    }
    SweepCentre {
        id: sweepCentre
        stage: stageItem
        preview: root.preview
    }
    DelayBrush {
        id: delayBrush
        stage: stageItem
        preview: root.preview
        onTaken: {
            pinTool.putAway();
            root.takeFocus();
        }
    }
    PinTool {
        id: pinTool
        stage: stageItem
        preview: root.preview
        onTaken: {
            delayBrush.putAway();
            root.takeFocus();
        }
    }

    StageItem {
        id: stageItem
        objectName: "stage"
        anchors.fill: parent
        playback: root.playback
        tintByDelay: root.delays || delayBrush.active
    }
    SweepOverlay {
        objectName: "sweepOverlay"
        anchors.fill: parent
        stage: stageItem
        reading: root.preview
        routes: root.routes
        ghosts: root.ghosts
    }
    SplitStage {
        anchors.fill: parent
        comparison: root.comparison
        stage: stageItem
        routes: root.routes
        ghosts: root.ghosts
        delays: root.delays
    }
    DelayFieldItem {
        objectName: "delayField"
        anchors.fill: parent
        brush: delayBrush
        visible: delayBrush.active || root.delays && delayBrush.available
    }
    StageGuidesItem {
        objectName: "stageGuides"
        anchors.fill: parent
        stage: stageItem
        grid: root.options.grid
        safeArea: root.options.safeArea
    }
    CastFrame {
        anchors.fill: parent
        visible: castHandles.shown && !root.playback.playing && root.bare
        handles: castHandles
        stageRect: stageItem.stageRect
    }
    StagePointer {
        anchors.fill: parent
        handles: castHandles
        stage: stageItem
        onPressed: root.takeFocus()
    }
    CastBand {
        objectName: "castBand"
        band: castHandles.band
    }
    SweepArrowTip {
        objectName: "sweepArrow"
        anchors.fill: parent
        arrow: sweepArrow
        visible: sweepArrow.shown && root.sweepHandles
    }
    SweepCentreMark {
        objectName: "sweepCentre"
        anchors.fill: parent
        handle: sweepCentre
        stageRect: stageItem.stageRect
        visible: sweepCentre.shown && root.sweepHandles
    }
    SplitDivider {
        comparison: root.comparison
    }
    BrushPointer {
        anchors.fill: parent
        brush: delayBrush
        stage: stageItem
        onPressed: root.takeFocus()
    }
    PinsItem {
        anchors.fill: parent
        tool: pinTool
        visible: !root.playback.playing && !delayBrush.active && pinTool.available
    }
    PinPointer {
        anchors.fill: parent
        tool: pinTool
        stage: stageItem
        onPressed: root.takeFocus()
    }
    PinBar {
        objectName: "pinBar"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spacing
        tool: pinTool
    }
    BrushBar {
        objectName: "brushBar"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spacing
        brush: delayBrush
    }
    StageKeys {
        id: stageKeys
        handles: castHandles
        arrow: sweepArrow
        centre: sweepCentre
        brush: delayBrush
        pins: pinTool
        stage: stageItem
    }
    BusyBar {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wide
        playback: root.playback
    }
    FFocusRing {
        anchors.margins: 2
        radius: 0
        shown: root.activeFocus && !root.byMouse
    }
}
