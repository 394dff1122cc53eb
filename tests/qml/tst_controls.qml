// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Flocktale

Item {
    id: root
    width: 400
    height: 400

    // What a model would do with the signals: take every value.
    FNumberField {
        id: number
        x: 20
        y: 20
        width: 100
        decimals: 2
        suffix: "s"
        from: 0
        to: 100
        value: 2
        onEdited: value => number.value = value
        onScrubbed: value => number.value = value
    }
    FTextField {
        id: words
        x: 20
        y: 60
        width: 100
        value: "Act"
        onEdited: text => words.value = text
    }
    FSlider {
        id: slider
        x: 20
        y: 100
        width: 200
        value: 0.5
        onEdited: value => slider.value = value
        onScrubbed: value => slider.value = value
    }
    FCheckBox {
        id: box
        x: 20
        y: 140
        text: "Loop"
        onEdited: value => box.value = value
    }
    FComboBox {
        id: combo
        x: 20
        y: 180
        model: ["One", "Two", "Three"]
        onEdited: index => combo.current = index
    }
    FSection {
        id: section
        x: 200
        y: 180
        width: 150
        title: "Shape"
        FLabel {
            id: inside
            text: "Inside"
        }
    }
    FColorButton {
        id: colour
        x: 20
        y: 220
        value: "#336699"
        onEdited: value => colour.value = value
        onScrubbed: value => colour.value = value
    }

    component Spy: SignalSpy {}
    Spy {
        id: numberEdited
        target: number
        signalName: "edited"
    }
    Spy {
        id: scrubStarted
        target: number
        signalName: "scrubStarted"
    }
    Spy {
        id: scrubbed
        target: number
        signalName: "scrubbed"
    }
    Spy {
        id: scrubEnded
        target: number
        signalName: "scrubEnded"
    }
    Spy {
        id: scrubCancelled
        target: number
        signalName: "scrubCancelled"
    }
    Spy {
        id: wordsEdited
        target: words
        signalName: "edited"
    }
    Spy {
        id: sliderEnded
        target: slider
        signalName: "scrubEnded"
    }
    Spy {
        id: sliderCancelled
        target: slider
        signalName: "scrubCancelled"
    }
    Spy {
        id: sliderEdited
        target: slider
        signalName: "edited"
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function init() {
            number.discard();
            number.value = 2;
            words.value = "Act";
            slider.value = 0.5;
            box.value = false;
            combo.current = 0;
            root.forceActiveFocus();
            for (const spy of [numberEdited, scrubStarted, scrubbed, scrubEnded, scrubCancelled, wordsEdited, sliderEnded,
                               sliderCancelled, sliderEdited])
                spy.clear();
        }
        function type(text: string) {
            for (const letter of text)
                keyClick(letter);
        }

        function test_number_takes_a_decimal_comma() {
            compare(number.text, "2 s");
            mouseClick(number);
            verify(number.activeFocus);
            type("1,5");
            keyClick(Qt.Key_Return);
            compare(numberEdited.count, 1);
            compare(number.value, 1.5);
            compare(number.text, "1.5 s");
        }
        function test_number_keeps_a_text_that_is_none_and_says_so() {
            mouseClick(number);
            type("abc");
            keyClick(Qt.Key_Return);
            compare(numberEdited.count, 0);
            compare(number.text, "abc");
            const bubble = findChild(number, "problem");
            tryCompare(bubble, "visible", true);
            compare(bubble.text, number.problem);
            mouseClick(words);
            compare(number.text, "abc");
            mouseClick(number);
            keyClick(Qt.Key_Escape);
            compare(number.text, "2 s");
            compare(number.problem, "");
            tryCompare(bubble, "visible", false);
        }
        function test_number_gives_the_old_text_back_on_escape() {
            mouseClick(number);
            type("7");
            keyClick(Qt.Key_Escape);
            compare(number.text, "2 s");
            mouseClick(words);
            compare(numberEdited.count, 0);
        }
        function test_number_is_taken_when_the_field_is_left() {
            mouseClick(number);
            type("7");
            mouseClick(words);
            compare(number.value, 7);
        }
        function test_number_beyond_its_range_stays_typed_until_it_is_mended() {
            mouseClick(number);
            type("500");
            keyClick(Qt.Key_Return);
            compare(numberEdited.count, 0);
            compare(number.text, "500");
            verify(number.problem.includes("100 s"));
            keyClick(Qt.Key_Home);
            keyClick(Qt.Key_Delete);
            compare(number.problem, "");
            keyClick(Qt.Key_Return);
            compare(number.value, 0);
            compare(number.text, "0 s");
        }
        function test_number_that_was_refused_gives_way_to_a_new_value() {
            mouseClick(number);
            type("500");
            keyClick(Qt.Key_Return);
            number.value = 7;
            compare(number.text, "7 s");
            compare(number.problem, "");
        }
        function test_number_takes_sums_and_goes_on_from_its_value() {
            mouseClick(number);
            type("2*(3+1)/4+0,5");
            keyClick(Qt.Key_Return);
            compare(number.value, 2.5);
            type("*4");
            keyClick(Qt.Key_Return);
            compare(number.value, 10);
            compare(numberEdited.count, 2);
        }
        function test_number_takes_times_where_it_is_one() {
            number.format = NumberInput.Steps;
            mouseClick(number);
            type("1:06.5");
            keyClick(Qt.Key_Return);
            compare(number.value, 66.5);
            compare(number.text, "1:06.5");
            type("90f");
            keyClick(Qt.Key_Return);
            compare(number.value, 1.5);
            number.format = NumberInput.Plain;
        }
        function test_number_steps_with_the_arrow_keys() {
            mouseClick(number);
            keyClick(Qt.Key_Up);
            compare(number.value, 3);
            keyClick(Qt.Key_Down, Qt.ShiftModifier);
            compare(number.value, 0);
        }
        function test_number_scrubs_by_a_sideways_drag() {
            mousePress(root, 60, 34);
            for (let x = 62; x <= 90; x += 4)
                mouseMove(root, x, 34, -1, Qt.LeftButton);
            verify(number.scrubbing);
            mouseRelease(root, 90, 34);
            compare(scrubStarted.count, 1);
            compare(scrubEnded.count, 1);
            compare(scrubCancelled.count, 0);
            verify(scrubbed.count > 3);
            compare(number.value, 12);
            verify(!number.editing);
        }
        function test_number_takes_a_scrub_back_on_escape() {
            mousePress(root, 60, 34);
            for (let x = 62; x <= 90; x += 4)
                mouseMove(root, x, 34, -1, Qt.LeftButton);
            keyClick(Qt.Key_Escape);
            const values = scrubbed.count;
            mouseMove(root, 99, 34, -1, Qt.LeftButton);
            mouseRelease(root, 99, 34);
            compare(scrubCancelled.count, 1);
            compare(scrubEnded.count, 0);
            compare(scrubbed.count, values);
        }
        function test_text_is_edited_once_and_only_when_it_differs() {
            mouseClick(words);
            words.selectAll();
            type("Act");
            keyClick(Qt.Key_Return);
            compare(wordsEdited.count, 0);
            words.selectAll();
            type("Disc");
            keyClick(Qt.Key_Return);
            mouseClick(number);
            compare(wordsEdited.count, 1);
            compare(words.value, "Disc");
        }
        function test_slider_drag_is_one_gesture() {
            mousePress(root, 120, 114);
            for (let x = 124; x <= 160; x += 4)
                mouseMove(root, x, 114, -1, Qt.LeftButton);
            mouseRelease(root, 160, 114);
            compare(sliderEnded.count, 1);
            compare(sliderEdited.count, 0);
            verify(slider.value > 0.6 && slider.value < 0.8);
        }
        function test_slider_escape_takes_the_drag_back() {
            mousePress(root, 120, 114);
            for (let x = 124; x <= 160; x += 4)
                mouseMove(root, x, 114, -1, Qt.LeftButton);
            keyClick(Qt.Key_Escape);
            mouseRelease(root, 160, 114);
            compare(sliderCancelled.count, 1);
            compare(sliderEnded.count, 0);
        }
        function test_slider_keys_edit() {
            mouseClick(slider);
            sliderEdited.clear();
            keyClick(Qt.Key_Right);
            compare(sliderEdited.count, 1);
        }
        function test_check_box_toggles_by_mouse_and_space() {
            mouseClick(box);
            verify(box.value);
            box.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(!box.value);
        }
        function test_combo_box_follows_keys_and_its_model() {
            combo.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(combo.current, 1);
            combo.current = 2;
            compare(combo.displayText, "Three");
        }
        function test_section_folds() {
            verify(inside.visible);
            const header = findChild(section, "header");
            mouseClick(header);
            verify(!inside.visible);
            mouseClick(header);
            verify(inside.visible);
        }
        function test_colour_is_chosen_from_a_swatch() {
            mouseClick(colour);
            const chooser = findChild(colour, "chooser");
            tryCompare(chooser, "opened", true);
            const swatch = findChild(chooser.contentItem, "swatch#60a5fa");
            verify(swatch);
            mouseClick(swatch);
            compare(colour.value.toString(), "#60a5fa");
            keyClick(Qt.Key_Escape);
            tryCompare(chooser, "opened", false);
        }
    }
}
