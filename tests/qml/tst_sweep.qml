// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 1000
    height: 700

    StageBench {
        id: bench
    }
    StageView {
        id: view
        anchors.fill: parent
        document: bench.document
        selection: bench.selection
        playback: bench.playback
    }

    TestCase {
        id: test
        name: "Sweep"
        when: windowShown

        property Item panel
        property Item surface

        function init() {
            bench.openTwoCasts();
            bench.playback.seekStep(150);
            bench.selection.selectAct("a2");
            view.options.sweepPanel = false;
            view.comparison.drop();
            view.comparison.moveSplit(1, 2);
            view.comparison.view = SweepComparison.ShowSplit;
            test.panel = findChild(view, "sweepPanel");
            test.surface = findChild(view, "stageSurface");
            mouseClick(findChild(view, "sweepPanelButton"));
            tryVerify(() => view.preview.available && !view.preview.computing);
        }
        /// Clicks on a button of the row that is laid out anew when a comparison begins or ends, until that has happened
        /// and the click has met it.
        function click(name, done) {
            const button = findChild(view, name);
            tryVerify(() => {
                if (button.visible && button.enabled)
                    mouseClick(button);
                return done();
            });
        }
        function compareSettings() {
            click("keepSetting", () => view.comparison.active);
            bench.reverseSweep();
            tryVerify(() => !view.preview.computing && view.comparison.different);
        }
        function test_the_panel_takes_room_from_the_stage_and_gives_it_back() {
            verify(test.panel.visible);
            const height = test.surface.height;
            mouseClick(findChild(view, "sweepPanelButton"));
            verify(!test.panel.visible);
            tryVerify(() => test.surface.height > height + 100);
        }
        function test_every_figure_has_a_value() {
            for (let i = 0; i < 8; ++i) {
                const line = findChild(test.panel, "figure" + i);
                verify(line.visible);
                verify(line.figure.length > 0);
                compare(line.otherFigure, "");
            }
        }
        function test_a_click_on_a_moment_goes_there() {
            tryVerify(() => findChild(test.panel, "moment7") !== null);
            bench.playback.seekStep(0);
            mouseClick(findChild(test.panel, "moment0"));
            compare(bench.playback.step, 60);
            const last = findChild(test.panel, "moment7");
            mouseClick(last);
            compare(bench.playback.step, last.step);
            verify(last.step > 100);
        }
        function test_moments_are_reached_by_keys() {
            tryVerify(() => findChild(test.panel, "moment1") !== null);
            const first = findChild(test.panel, "moment0");
            first.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Tab);
            const second = findChild(test.panel, "moment1");
            verify(second.activeFocus);
            keyClick(Qt.Key_Space);
            compare(bench.playback.step, second.step);
        }
        function test_histogram_shows_bars() {
            const item = findChild(test.panel, "sweepHistogram");
            verify(item.span > 0);
            tryVerify(() => {
                const image = grabImage(view);
                const origin = item.mapToItem(view, 0, Math.floor(item.height / 2));
                let leaving = 0;
                let arriving = 0;
                for (let x = 0; x < item.width; ++x) {
                    const up = image.pixel(origin.x + x, origin.y - 1);
                    const down = image.pixel(origin.x + x, origin.y + 2);
                    leaving += Math.abs(up.r - up.b) > 0.15 ? 1 : 0;
                    arriving += down.b > 0.5 && down.b > down.r + 0.2 ? 1 : 0;
                }
                return leaving > 20 && arriving > 5;
            });
        }
        function test_two_settings_stand_side_by_side() {
            compareSettings();
            const stageA = findChild(view, "partA");
            verify(stageA.visible);
            verify(Math.abs(stageA.width - test.surface.width / 2) < 1);
            const line = findChild(test.panel, "figure2");
            tryVerify(() => line.otherFigure.length > 0 && line.otherFigure !== line.figure);
            compare(line.better, -1);
            click("showB", () => view.comparison.view === SweepComparison.ShowB);
            verify(!stageA.visible);
            click("showA", () => view.comparison.view === SweepComparison.ShowA);
            verify(stageA.visible);
            compare(stageA.width, test.surface.width);
            click("showSplit", () => view.comparison.view === SweepComparison.ShowSplit);
            compare(stageA.width, test.surface.width / 2);
        }
        function test_the_line_between_them_is_dragged() {
            compareSettings();
            const divider = findChild(view, "splitDivider");
            const from = divider.mapToItem(test.surface, divider.width / 2, divider.height / 2);
            mousePress(test.surface, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                mouseMove(test.surface, from.x - 40 * i, from.y, -1, Qt.LeftButton);
            mouseRelease(test.surface, from.x - 200, from.y);
            verify(Math.abs(findChild(view, "partA").width - (from.x - 200)) < 3);
            compare(bench.undoSteps, 1);
        }
        function test_use_a_is_one_undo_step() {
            compareSettings();
            verify(bench.isReversed());
            click("useKept", () => !bench.isReversed());
            compare(bench.undoSteps, 2);
            verify(!findChild(view, "useKept").enabled);
            bench.document.undo();
            verify(bench.isReversed());
            click("dropKept", () => !view.comparison.active);
            verify(bench.isReversed());
        }
    }
}
