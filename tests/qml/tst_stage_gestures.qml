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
        name: "StageGestures"
        when: windowShown

        property Item surface
        property Item frame

        function init() {
            view.options.sweepPanel = false;
            view.options.grid = false;
            view.options.safeArea = false;
            bench.openTwoCasts();
            bench.playback.seekStep(150);
            bench.selection.selectAct("a2");
            view.stage.fit();
            test.surface = findChild(view, "stageSurface");
            test.frame = findChild(view, "castFrame");
            findChild(view, "routes").checked = false;
            view.brush.putAway();
            view.pins.putAway();
            tryVerify(() => view.preview.available && !view.preview.computing);
            tryVerify(() => test.frame.visible);
        }
        /// A place of the stage in the surface's coordinates.
        function at(x, y) {
            const rect = view.stage.stageRect;
            return Qt.point(rect.x + x * view.stage.unit, rect.y + y * view.stage.unit);
        }
        function click(x, y, modifiers) {
            const p = at(x, y);
            mouseClick(test.surface, p.x, p.y, Qt.LeftButton, modifiers);
        }
        function dragTo(x0, y0, x1, y1, modifiers) {
            const from = at(x0, y0);
            const to = at(x1, y1);
            mousePress(test.surface, from.x, from.y, Qt.LeftButton, modifiers);
            for (let i = 1; i <= 5; ++i)
                bench.moveMouse(test.surface, from.x + (to.x - from.x) * i / 5, from.y + (to.y - from.y) * i / 5,
                                modifiers);
        }
        function drop(x, y, modifiers) {
            const to = at(x, y);
            mouseRelease(test.surface, to.x, to.y, Qt.LeftButton, modifiers);
        }
        function test_ctrl_and_a_click_add_a_cast() {
            compare(bench.selection.castIds, ["c1"]);
            click(900, 300, Qt.ControlModifier);
            compare(bench.selection.castIds, ["c1", "c2"]);
            click(400, 360, Qt.ControlModifier);
            compare(bench.selection.castIds, ["c2"]);
            compare(bench.undoSteps, 0);
        }
        function test_a_box_from_an_empty_place_chooses_casts() {
            dragTo(150, 100, 1100, 600, Qt.NoModifier);
            const band = findChild(view, "castBand");
            verify(band.visible);
            verify(Math.abs(band.width - 950 * view.stage.unit) < 2);
            drop(1100, 600, Qt.NoModifier);
            verify(!band.visible);
            compare(bench.selection.castIds, ["c1", "c2"]);
            click(60, 60, Qt.NoModifier);
            compare(bench.selection.castIds.length, 1);
        }
        function test_escape_ends_a_box_without_a_choice() {
            dragTo(150, 100, 1100, 600, Qt.NoModifier);
            keyClick(Qt.Key_Escape);
            verify(!findChild(view, "castBand").visible);
            drop(1100, 600, Qt.NoModifier);
            compare(bench.selection.castIds, ["c1"]);
        }
        function test_two_casts_are_moved_as_one_step() {
            click(900, 300, Qt.ControlModifier);
            dragTo(640, 350, 700, 300, Qt.AltModifier);
            drop(700, 300, Qt.AltModifier);
            verify(Math.abs(bench.place("c1").x - 460) < 2);
            verify(Math.abs(bench.place("c2").y - 250) < 2);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.place("c1"), Qt.point(400, 360));
            compare(bench.place("c2"), Qt.point(900, 300));
        }
        function test_escape_gives_both_casts_their_places_back() {
            click(900, 300, Qt.ControlModifier);
            dragTo(640, 350, 700, 300, Qt.NoModifier);
            verify(bench.place("c1").x !== 400);
            keyClick(Qt.Key_Escape);
            compare(bench.place("c1"), Qt.point(400, 360));
            drop(700, 300, Qt.NoModifier);
            compare(bench.place("c2"), Qt.point(900, 300));
            compare(bench.undoSteps, 0);
        }
        function test_arrows_nudge_both_casts() {
            click(900, 300, Qt.ControlModifier);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Up, Qt.ShiftModifier);
            compare(bench.place("c1"), Qt.point(401, 350));
            compare(bench.place("c2"), Qt.point(901, 290));
        }
        function test_a_guide_is_shown_where_a_cast_snaps() {
            const guide = findChild(view, "guideX");
            dragTo(400, 360, 637, 200, Qt.NoModifier);
            verify(guide.visible);
            verify(Math.abs(guide.x - at(640, 0).x) < 1);
            compare(bench.place("c1").x, 640);
            const p = at(637, 200);
            bench.moveMouse(test.surface, p.x, p.y + 1, Qt.AltModifier);
            verify(!guide.visible);
            verify(bench.place("c1").x < 640);
            drop(637, 200, Qt.AltModifier);
            verify(!guide.visible);
        }
        function test_keys_zoom_and_fit() {
            test.surface.forceActiveFocus();
            const unit = view.stage.unit;
            keyClick(Qt.Key_Plus);
            verify(Math.abs(view.stage.unit - 1.25 * unit) < 0.001);
            keyClick(Qt.Key_Minus);
            verify(Math.abs(view.stage.unit - unit) < 0.001);
            keyClick(Qt.Key_1);
            compare(view.stage.unit, 1);
            keyClick(Qt.Key_0);
            compare(view.stage.unit, unit);
        }
        function test_the_middle_button_pans_and_the_wheel_too_when_zoomed() {
            const p = at(640, 360);
            mouseWheel(test.surface, p.x, p.y, 0, 360, Qt.NoButton, Qt.ControlModifier);
            const left = view.stage.stageRect.x;
            const top = view.stage.stageRect.y;
            mousePress(test.surface, 300, 200, Qt.MiddleButton);
            mouseMove(test.surface, 340, 230, -1, Qt.MiddleButton);
            mouseRelease(test.surface, 340, 230, Qt.MiddleButton);
            compare(view.stage.stageRect.x, left + 40);
            compare(view.stage.stageRect.y, top + 30);
            mouseWheel(test.surface, 300, 200, 0, -120);
            compare(view.stage.stageRect.y, top - 30);
            compare(bench.undoSteps, 0);
        }
        function test_two_fingers_zoom() {
            const unit = view.stage.unit;
            const touch = touchEvent(test.surface);
            touch.press(1, test.surface, 400, 250).press(2, test.surface, 440, 250).commit();
            // Moves are delivered with the next picture, so there must be some.
            let way = 0;
            tryVerify(() => {
                way = Math.min(way + 8, 160);
                touch.move(1, test.surface, 400 - way, 250).move(2, test.surface, 440 + way, 250).commit();
                return view.stage.unit > 1.5 * unit;
            });
            touch.release(1, test.surface, 400 - way, 250).release(2, test.surface, 440 + way, 250).commit();
            compare(bench.selection.castIds, ["c1"]);
            compare(bench.undoSteps, 0);
        }
        function test_guides_are_switched_on_and_remembered() {
            const guides = findChild(view, "stageGuides");
            verify(!guides.visible);
            mouseClick(findChild(view, "guides"));
            const grid = findChild(view, "grid");
            tryVerify(() => grid.visible);
            mouseClick(grid);
            tryVerify(() => guides.visible);
            verify(view.options.grid);
            verify(!view.options.safeArea);
        }
        function test_the_brush_paints_delays() {
            mouseClick(findChild(view, "brushButton"));
            verify(view.brush.active);
            verify(!test.frame.visible);
            const pointer = findChild(view, "brushPointer");
            const from = at(300, 360);
            const before = grabImage(test.surface);
            mousePress(pointer, from.x, from.y);
            for (let i = 1; i <= 5; ++i)
                bench.moveMouse(test.surface, from.x + 10 * i, from.y, Qt.NoModifier);
            verify(view.brush.painting);
            mouseRelease(pointer, from.x + 50, from.y);
            compare(bench.undoSteps, 1);
            verify(!grabImage(test.surface).equals(before));
            const p = at(300, 360);
            mousePress(pointer, p.x, p.y);
            keyClick(Qt.Key_Escape);
            mouseRelease(pointer, p.x, p.y);
            compare(bench.undoSteps, 1);
            verify(view.brush.active);
            keyClick(Qt.Key_Escape);
            verify(!view.brush.active);
            verify(test.frame.visible);
            bench.document.undo();
            compare(bench.startAngle("c1"), 0);
        }
        function test_the_brush_is_taken_and_sized_by_keys_and_the_wheel() {
            test.surface.forceActiveFocus();
            keyClick(Qt.Key_B);
            verify(view.brush.active);
            const radius = view.brush.radius;
            keyClick(Qt.Key_BracketRight);
            verify(view.brush.radius > radius);
            keyClick(Qt.Key_BracketLeft);
            verify(Math.abs(view.brush.radius - radius) < 0.01);
            mouseWheel(findChild(view, "brushPointer"), 300, 200, 0, -120);
            verify(view.brush.radius < radius);
            keyClick(Qt.Key_B);
            verify(!view.brush.active);
        }
        function test_pins_lock_and_swap_birds() {
            mouseClick(findChild(view, "pinButton"));
            verify(view.pins.active);
            verify(!test.frame.visible);
            const pointer = findChild(view, "pinPointer");
            // The ring has birds at its right and left end.
            const right = at(550, 360);
            const left = at(250, 360);
            mouseClick(pointer, right.x, right.y);
            tryVerify(() => view.pins.count === 1);
            compare(bench.undoSteps, 1);
            tryVerify(() => !view.preview.computing);
            mousePress(pointer, right.x, right.y);
            for (let i = 1; i <= 4; ++i)
                bench.moveMouse(test.surface, right.x + (left.x - right.x) * i / 4, right.y, Qt.NoModifier);
            mouseRelease(pointer, left.x, left.y);
            tryVerify(() => view.pins.count === 2);
            compare(bench.undoSteps, 2);
            tryVerify(() => !view.preview.computing);
            mouseClick(findChild(view, "pinClear"));
            compare(view.pins.count, 0);
            compare(bench.undoSteps, 3);
            keyClick(Qt.Key_B);
            verify(view.brush.active);
            verify(!view.pins.active);
            keyClick(Qt.Key_P);
            verify(view.pins.active);
            verify(!view.brush.active);
            keyClick(Qt.Key_Escape);
            verify(!view.pins.active);
            verify(test.frame.visible);
        }
        function test_the_mark_moves_the_centre_of_the_sweep() {
            const mark = findChild(view, "sweepCentreMark");
            verify(!findChild(view, "sweepCentre").visible);
            mouseClick(findChild(view, "routes"));
            tryVerify(() => findChild(view, "sweepCentre").visible);
            const guide = findChild(view, "sweepGuideX");
            const to = at(637, 200);
            const pull = () => {
                mousePress(mark, mark.width / 2, mark.height / 2);
                for (let i = 1; i <= 6; ++i)
                    bench.moveMouse(test.surface, to.x - 60 + 10 * i, to.y - 60 + 10 * i, Qt.NoModifier);
            };
            pull();
            verify(guide.visible);
            compare(bench.sweepCentre("c1").x, 640);
            test.surface.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            mouseRelease(mark, mark.width / 2, mark.height / 2);
            compare(bench.sweepCentre("c1"), Qt.point(0, 0));
            compare(bench.undoSteps, 0);
            pull();
            mouseRelease(mark, mark.width / 2, mark.height / 2);
            verify(!guide.visible);
            compare(bench.sweepCentre("c1").x, 640);
            verify(Math.abs(mark.x + mark.width / 2 - at(640, 200).x) < 1);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.sweepCentre("c1"), Qt.point(0, 0));
        }
        function test_the_arrow_turns_the_sweep() {
            const tip = findChild(view, "sweepArrowTip");
            verify(!findChild(view, "sweepArrow").visible);
            mouseClick(findChild(view, "routes"));
            tryVerify(() => findChild(view, "sweepArrow").visible);
            const centre = at(400, 360);
            mousePress(tip, tip.width / 2, tip.height / 2);
            for (let i = 1; i <= 6; ++i)
                bench.moveMouse(test.surface, centre.x + 90 - 15 * i, centre.y + 15 * i, Qt.NoModifier);
            compare(bench.startAngle("c1"), 90);
            mouseRelease(tip, tip.width / 2, tip.height / 2);
            compare(bench.undoSteps, 1);
            bench.document.undo();
            compare(bench.startAngle("c1"), 0);
        }
    }
}
