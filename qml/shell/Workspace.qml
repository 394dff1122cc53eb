// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtQuick.Layouts
import Flocktale

/// The panels around the stage. Their sizes are remembered; the stage takes what they leave.
SplitView {
    id: root
    required property Session session
    readonly property AppSettings settings: root.session.settings
    readonly property alias controller: timeline.controller

    orientation: Qt.Vertical
    onResizingChanged: {
        if (root.resizing)
            return;
        root.settings.keepPanelSize("timeline", times.height - timeline.sweepHeight);
        root.settings.keepPanelSize("sounds", sounds.height);
        root.settings.keepPanelSize("problems", problems.height);
    }

    component Handle: Rectangle {
        implicitWidth: 5
        implicitHeight: 5
        color: T.SplitHandle.pressed ? Theme.accent : T.SplitHandle.hovered ? Theme.textMuted : Theme.border
    }
    handle: Handle {}

    SplitView {
        SplitView.fillHeight: true
        SplitView.minimumHeight: 220
        handle: Handle {}
        onResizingChanged: {
            if (resizing)
                return;
            root.settings.keepPanelSize("library", library.width);
            root.settings.keepPanelSize("inspector", inspector.width);
            root.settings.keepPanelSize("history", history.width);
        }

        Library {
            id: library
            document: root.session.document
            selection: root.session.selection
            playback: root.session.playback
            shapes: root.session.shapes
            visible: root.settings.libraryShown
            onClosed: root.settings.libraryShown = false
            SplitView.preferredWidth: root.settings.panelSize("library", 200)
            SplitView.minimumWidth: 140
            SplitView.maximumWidth: 360
        }
        ColumnLayout {
            SplitView.fillWidth: true
            SplitView.minimumWidth: 320
            spacing: 0
            StageView {
                id: stageView
                document: root.session.document
                selection: root.session.selection
                playback: root.session.playback
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            TransportBar {
                playback: root.session.playback
                Layout.fillWidth: true
            }
        }
        Inspector {
            id: inspector
            document: root.session.document
            selection: root.session.selection
            playback: root.session.playback
            shapes: root.session.shapes
            visible: root.settings.inspectorShown
            SplitView.preferredWidth: root.settings.panelSize("inspector", 310)
            SplitView.minimumWidth: 240
            SplitView.maximumWidth: 480
        }
        HistoryPanel {
            id: history
            visible: root.settings.historyShown
            history: root.session.history
            SplitView.preferredWidth: root.settings.panelSize("history", 200)
            SplitView.minimumWidth: 140
            SplitView.maximumWidth: 360
            onClosed: root.settings.historyShown = false
        }
    }
    SplitView {
        id: times
        visible: root.settings.timelineShown || root.settings.tableShown
        handle: Handle {}
        SplitView.preferredHeight: root.settings.panelSize("timeline", 200) + timeline.sweepHeight
        SplitView.minimumHeight: 110
        SplitView.maximumHeight: 480
        onResizingChanged: {
            if (!resizing)
                root.settings.keepPanelSize("table", table.width);
        }

        Connections {
            target: timeline.controller
            function onTemplateRequested() {
                root.settings.libraryShown = true;
                library.saveSelection();
            }
        }
        Timeline {
            id: timeline
            document: root.session.document
            selection: root.session.selection
            playback: root.session.playback
            desk: root.session.sounds
            visible: root.settings.timelineShown
            sweep: stageView.sweep
            sweepShown: stageView.sweepShown
            onTemplateDropped: (templateId, seconds) => library.addAt(templateId, seconds)
            SplitView.fillWidth: true
            SplitView.minimumWidth: 320
        }
        ActTable {
            id: table
            document: root.session.document
            selection: root.session.selection
            shapes: root.session.shapes
            problems: root.session.problems
            visible: root.settings.tableShown
            onClosed: root.settings.tableShown = false
            SplitView.preferredWidth: root.settings.panelSize("table", 620)
            SplitView.minimumWidth: 260
            SplitView.fillWidth: !root.settings.timelineShown
        }
    }
    SoundPanel {
        id: sounds
        visible: root.settings.soundsShown
        desk: root.session.sounds
        SplitView.preferredHeight: root.settings.panelSize("sounds", 170)
        SplitView.minimumHeight: 110
        SplitView.maximumHeight: 400
        onClosed: root.settings.soundsShown = false
        onSaveRequested: root.session.files.saveAs()
    }
    ProblemPanel {
        id: problems
        visible: root.settings.problemsShown
        problems: root.session.problems
        SplitView.preferredHeight: root.settings.panelSize("problems", 130)
        SplitView.minimumHeight: 80
        SplitView.maximumHeight: 320
        onClosed: root.settings.problemsShown = false
        onChosen: act => root.session.selection.selectAct(act)
    }
}
