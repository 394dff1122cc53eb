// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale
import FlocktaleTests

Item {
    id: root
    width: 900
    height: 600

    TimelineBench {
        id: bench
    }
    StageView {
        id: view
        width: parent.width
        anchors.top: parent.top
        anchors.bottom: transport.top
        document: bench.document
        selection: bench.selection
        playback: bench.playback
    }
    TransportBar {
        id: transport
        width: parent.width
        anchors.bottom: parent.bottom
        playback: bench.playback
    }

    TestCase {
        id: test
        name: "Stage"
        when: windowShown

        property Item surface
        property Item frame

        function init() {
            view.options.sweepPanel = false;
            bench.openThreeActs();
            bench.playback.looping = false;
            bench.playback.seekStep(0);
            bench.selection.clear();
            view.stage.fit();
            test.surface = findChild(view, "stageSurface");
            test.frame = findChild(view, "castFrame");
            for (const name of ["routes", "ghosts", "delays"])
                findChild(view, name).checked = false;
        }
        /// A place of the stage in the surface's coordinates.
        function at(x, y) {
            const rect = view.stage.stageRect;
            return Qt.point(rect.x + x * view.stage.unit, rect.y + y * view.stage.unit);
        }
        function selectRing() {
            bench.playback.seekStep(440);
            bench.selection.selectAct("a3");
            tryVerify(() => view.preview.available && !view.preview.computing);
            tryVerify(() => test.frame.visible);
        }
        function dragBy(from, way, steps) {
            mousePress(test.surface, from.x, from.y);
            for (let i = 1; i <= steps; ++i)
                mouseMove(test.surface, from.x + way.x * i / steps, from.y + way.y * i / steps, -1, Qt.LeftButton);
        }
        function test_stage_is_drawn() {
            tryVerify(() => {
                const p = at(100, 30);
                const c = grabImage(test.surface).pixel(p.x, p.y);
                return Math.abs(c.r * 255 - 16) < 2 && Math.abs(c.b * 255 - 40) < 2;
            });
        }
        function test_drag_moves_the_cast() {
            selectRing();
            const before = test.frame.x;
            const from = at(640, 360);
            dragBy(from, Qt.point(60, 40), 6);
            verify(Math.abs(test.frame.x - before - 60) < 1.5);
            compare(bench.undoSteps, 0);
            mouseRelease(test.surface, from.x + 60, from.y + 40);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            verify(Math.abs(test.frame.x - before) < 0.01);
        }
        function test_escape_gives_the_place_back() {
            selectRing();
            const before = test.frame.x;
            const from = at(640, 360);
            dragBy(from, Qt.point(60, 40), 6);
            keyClick(Qt.Key_Escape);
            compare(test.frame.x, before);
            mouseRelease(test.surface, from.x + 60, from.y + 40);
            compare(bench.undoSteps, 0);
            compare(test.frame.x, before);
        }
        function test_arrows_move_the_cast() {
            selectRing();
            const before = test.frame.x;
            mouseClick(test.surface, at(640, 360).x, at(640, 360).y);
            keyClick(Qt.Key_Right);
            verify(Math.abs(test.frame.x - before - view.stage.unit) < 0.01);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            verify(Math.abs(test.frame.x - before - 11 * view.stage.unit) < 0.01);
            compare(bench.undoSteps, 2);
        }
        function test_wheel_with_control_zooms_where_the_pointer_is() {
            const p = at(200, 100);
            const unit = view.stage.unit;
            mouseWheel(test.surface, p.x, p.y, 0, 240, Qt.NoButton, Qt.ControlModifier);
            verify(view.stage.unit > 1.3 * unit);
            verify(Math.abs(at(200, 100).x - p.x) < 0.5);
            mouseClick(findChild(view, "fit"));
            compare(view.stage.unit, unit);
        }
        function test_toggles_show_the_sweep() {
            selectRing();
            const overlay = findChild(view, "sweepOverlay");
            const before = grabImage(test.surface);
            mouseClick(findChild(view, "routes"));
            verify(overlay.routes);
            verify(!grabImage(test.surface).equals(before));
            mouseClick(findChild(view, "routes"));
            mouseClick(findChild(view, "ghosts"));
            verify(overlay.ghosts);
            mouseClick(findChild(view, "ghosts"));
            mouseClick(findChild(view, "delays"));
            verify(view.stage.tintByDelay);
        }
        function test_figures_are_there_for_a_form() {
            tryVerify(() => !findChild(view, "arrival").visible);
            selectRing();
            tryVerify(() => findChild(view, "arrival").visible);
            verify(view.preview.birds > 0);
            verify(view.preview.longestWay > 0);
        }
        function test_transport_plays_and_stops() {
            mouseClick(findChild(transport, "play"));
            verify(bench.playback.playing);
            tryVerify(() => bench.playback.step > 5);
            mouseClick(findChild(transport, "play"));
            verify(!bench.playback.playing);
            mouseClick(findChild(transport, "stop"));
            compare(bench.playback.step, 0);
            mouseClick(findChild(transport, "toEnd"));
            compare(bench.playback.step, bench.playback.lengthSteps);
            mouseClick(findChild(transport, "stepBack"));
            compare(bench.playback.step, bench.playback.lengthSteps - 1);
            mouseClick(findChild(transport, "toStart"));
            mouseClick(findChild(transport, "stepForward"));
            compare(bench.playback.step, 1);
        }
        function test_frame_hides_while_playing() {
            selectRing();
            bench.playback.play();
            verify(!test.frame.visible);
            bench.playback.pause();
            verify(test.frame.visible);
        }
        function test_a_typed_time_is_sought() {
            const field = findChild(transport, "time");
            const rows = [["2.05", 123], ["0:03.5", 210], ["99f", 99], ["12.5/10+15f", 90], ["+1", 150], ["-1s", 90]];
            for (const [text, step] of rows) {
                mouseClick(field);
                field.selectAll();
                for (const c of text)
                    keyClick(c);
                keyClick(Qt.Key_Return);
                compare(bench.playback.step, step);
            }
            mouseClick(field);
            field.selectAll();
            for (const c of "later")
                keyClick(c);
            keyClick(Qt.Key_Return);
            verify(field.invalid);
            compare(bench.playback.step, 90);
            test.surface.forceActiveFocus();
            verify(!field.invalid);
            compare(field.text, bench.playback.timeText);
        }
        function test_act_at_the_playhead_is_named() {
            const label = findChild(transport, "act");
            bench.playback.seekStep(130);
            compare(label.text, "Hello");
            bench.playback.seekStep(320);
            compare(label.text, "Free flight");
        }
    }
}
