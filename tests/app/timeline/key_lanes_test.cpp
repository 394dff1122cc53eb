// SPDX-License-Identifier: MIT
#include "controller_bench.h"
#include "support/catch.h"
#include "timeline/lanes/key_clipboard.h"
#include "timeline/lanes/key_model.h"
#include "timeline/lanes/key_pointer.h"

#include <QAbstractItemModelTester>
#include <QMimeData>

#include <algorithm>

using namespace flocktale;
using namespace flocktale::test;

namespace {

const ActId kAct{"a2"};
const CastId kCast{"c-a2"};

Key keyAt(std::int64_t at, double x, double y = 0)
{
    Key key;
    key.at = Step{at};
    key.value = {x, y, 0};
    return key;
}

KeyRef ref(KeyedProperty property, std::int64_t at) { return {kAct, kCast, property, Step{at}}; }

/// The three acts; the cast of a2 [2 s, 5 s) has positions at 0, 1 and 2 s of it and rotations at 0.5 and 2 s.
Show showWithKeys()
{
    Show show = threeActs();
    show.acts[1].casts[0].keys = {
        {KeyedProperty::position, {keyAt(0, 100, 100), keyAt(60, 200, 100), keyAt(120, 300, 200)}},
        {KeyedProperty::rotation, {keyAt(30, 0), keyAt(120, 90)}}};
    return show;
}

/// Sorted, one at a time, inside the act, no track without keys.
bool isOrderlyKeys(const Show& show)
{
    for (const Act& act : show.acts) {
        for (const Cast& cast : act.casts) {
            for (std::size_t i = 0; i < cast.keys.size(); ++i) {
                const KeyTrack& track = cast.keys[i];
                if (track.keys.empty() || (i > 0 && track.property <= cast.keys[i - 1].property)) return false;
                for (std::size_t k = 0; k < track.keys.size(); ++k) {
                    if (track.keys[k].at < Step{} || track.keys[k].at > act.duration) return false;
                    if (k > 0 && track.keys[k].at <= track.keys[k - 1].at) return false;
                }
            }
        }
    }
    return true;
}

struct KeyBench : ControllerBench {
    KeyEditor editor;
    KeyPointer pointer;
    KeyModel keys;
    KeyRowModel rows;
    QAbstractItemModelTester keyTester{&keys, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester rowTester{&rows, QAbstractItemModelTester::FailureReportingMode::Fatal};

    KeyBench()
    {
        controller.setSnapping(false);
        document.open(showWithKeys());
        scale.show(0, 100);
        editor.setController(&controller);
        keys.setEditor(&editor);
        rows.setEditor(&editor);
        pointer.setProperty("editor", QVariant::fromValue(&editor));
        pointer.setProperty("rowHeight", 20.0);
        selection.select(kAct);
        editor.setUnfolded(true);
    }
    [[nodiscard]] const Cast& cast() const { return findAct(document.show(), kAct)->casts[0]; }
    [[nodiscard]] std::vector<std::int64_t> times(KeyedProperty property) const
    {
        std::vector<std::int64_t> found;
        if (const KeyTrack* track = findTrack(cast().keys, property))
            for (const Key& key : track->keys) found.push_back(key.at.count);
        return found;
    }
    void drag(double from, double to, double y, int moves = 10)
    {
        pointer.press(from, y, 0);
        for (int i = 1; i <= moves; ++i) pointer.move(from + (to - from) * i / moves, y, 0);
        pointer.release();
    }
    bool editorKey(int key, Qt::KeyboardModifiers modifiers = {})
    {
        return editor.pressKey(key, static_cast<int>(modifiers));
    }
};

using Times = std::vector<std::int64_t>;

} // namespace

TEST_CASE("keys that move together stay in their act, and those behind its end go no further")
{
    const Show show = showWithKeys();
    const Act& act = show.acts[1]; // 180 steps
    const std::vector<KeyRef> two{ref(KeyedProperty::position, 60), ref(KeyedProperty::rotation, 120)};
    for (const std::int64_t shift : {-1000, -60, -1, 0, 1, 60, 1000})
        CHECK(keyShift(act, two, Step{shift}) == Step{std::clamp<std::int64_t>(shift, -60, 60)});
    const std::vector<KeyRef> behind{ref(KeyedProperty::position, 200)};
    CHECK(keyShift(act, behind, Step{10}) == Step{});
    CHECK(keyShift(act, behind, Step{-10}) == Step{-10});
    CHECK(keyShift(act, {}, Step{10}) == Step{});
}

TEST_CASE("the rows are the properties that have keys, and a cast without any has one of its own")
{
    KeyBench bench;
    REQUIRE(bench.rows.rowCount() == 2);
    CHECK(bench.keys.rowCount() == 5);
    bench.selection.select(ActId{"a3"});
    CHECK(bench.rows.rowCount() == 1);
    CHECK(bench.keys.rowCount() == 0);
    bench.selection.select(ActId{"a1"});
    CHECK(bench.rows.rowCount() == 0);
    bench.selection.select(kAct);
    bench.editor.setUnfolded(false);
    CHECK(bench.rows.rowCount() == 0);
    CHECK(bench.keys.rowCount() == 0);
}

TEST_CASE("a drag moves the selected keys in one undo step however it is cut, and one that returns is none")
{
    for (const int moves : {1, 7, 60}) {
        KeyBench bench;
        bench.drag(300, 350, 10, moves); // the position at 3 s of the show
        CHECK(bench.times(KeyedProperty::position) == Times{0, 90, 120});
        CHECK(bench.editor.selected() == std::vector{ref(KeyedProperty::position, 90)});
        CHECK(bench.steps() == 1);
        bench.document.undo();
        CHECK(bench.show() == showWithKeys());
        bench.document.redo();
        CHECK(bench.times(KeyedProperty::position) == Times{0, 90, 120});
    }
    KeyBench bench;
    bench.pointer.press(300, 10, 0);
    for (const double x : {320.0, 380.0, 500.0, 300.0}) bench.pointer.move(x, 10, 0);
    bench.pointer.release();
    CHECK(bench.show() == showWithKeys());
    CHECK(bench.steps() == 0);
}

TEST_CASE("keys of several properties, chosen with Ctrl or a box, move and go together")
{
    KeyBench bench;
    bench.pointer.press(300, 10, 0);
    bench.pointer.release();
    bench.pointer.press(250, 30, static_cast<int>(Qt::ControlModifier));
    bench.pointer.release();
    CHECK(bench.editor.selected().size() == 2);
    bench.drag(300, 310, 10);
    CHECK(bench.times(KeyedProperty::position) == Times{0, 66, 120});
    CHECK(bench.times(KeyedProperty::rotation) == Times{36, 120});
    bench.pointer.press(370, 5, 0);
    bench.pointer.move(450, 35, 0);
    CHECK(bench.pointer.isBoxVisible());
    bench.pointer.release();
    CHECK(bench.editor.selected() == std::vector{ref(KeyedProperty::position, 120), ref(KeyedProperty::rotation, 120)});
    CHECK(bench.editorKey(Qt::Key_Delete));
    CHECK(bench.times(KeyedProperty::position) == Times{0, 66});
    CHECK(bench.times(KeyedProperty::rotation) == Times{36});
    CHECK(bench.editor.selected().empty());
    CHECK(bench.steps() == 2);
}

TEST_CASE("a dragged key snaps to the playhead with one guide, and Escape gives its place and the selection back")
{
    KeyBench bench;
    bench.controller.setSnapping(true);
    bench.controller.setPlayhead(222);
    bench.pointer.press(300, 10, 0);
    bench.pointer.move(330, 10, 0);
    bench.pointer.move(366, 10, 0);
    CHECK(bench.times(KeyedProperty::position) == Times{0, 102, 120});
    CHECK(bench.controller.guideSeconds() == seconds(Step{222}));
    CHECK(bench.pointer.cancel());
    CHECK(bench.show() == showWithKeys());
    CHECK_FALSE(bench.controller.isGuideVisible());
    CHECK(bench.editor.selected() == std::vector{ref(KeyedProperty::position, 60)});
    bench.pointer.move(390, 10, 0);
    bench.pointer.release();
    CHECK(bench.steps() == 0);
}

TEST_CASE("keys are added at the playhead in each property that has any, else in the position")
{
    KeyBench bench;
    bench.controller.setPlayhead(120 + 45);
    REQUIRE(bench.editor.canAdd());
    CHECK(bench.editorKey(Qt::Key_K));
    CHECK(bench.times(KeyedProperty::position) == Times{0, 45, 60, 120});
    CHECK(bench.times(KeyedProperty::rotation) == Times{30, 45, 120});
    CHECK(bench.editor.selected().size() == 2);
    CHECK(bench.steps() == 1);
    CHECK_FALSE(bench.editorKey(Qt::Key_K)); // they are there
    bench.controller.setPlayhead(60);
    CHECK_FALSE(bench.editor.canAdd());
    CHECK_FALSE(bench.editorKey(Qt::Key_K));
    bench.selection.select(ActId{"a3"});
    bench.controller.setPlayhead(310);
    CHECK(bench.editorKey(Qt::Key_K));
    CHECK(bench.keys.rowCount() == 1);
    CHECK(bench.editor.addProperty(KeyEditor::Color));
    CHECK(bench.keys.rowCount() == 2);
    CHECK(bench.steps() == 3);
}

TEST_CASE("a double click adds a key in its row, and on a key does nothing")
{
    KeyBench bench;
    bench.pointer.doubleClick(275, 30);
    CHECK(bench.times(KeyedProperty::rotation) == Times{30, 45, 120});
    bench.pointer.doubleClick(275, 30);
    CHECK(bench.steps() == 1);
    bench.pointer.doubleClick(275, 300);
    CHECK(bench.steps() == 1);
}

TEST_CASE("nudged keys stop at the ends of the act, and the selection goes along and is pruned by undo")
{
    KeyBench bench;
    bench.editor.select({ref(KeyedProperty::position, 120)});
    CHECK(bench.editorKey(Qt::Key_Right, Qt::ShiftModifier));
    CHECK(bench.editorKey(Qt::Key_Left));
    CHECK(bench.times(KeyedProperty::position) == Times{0, 60, 129});
    CHECK(bench.editor.selected() == std::vector{ref(KeyedProperty::position, 129)});
    for (int i = 0; i < 9; ++i) bench.editorKey(Qt::Key_Right, Qt::ShiftModifier);
    CHECK(bench.times(KeyedProperty::position) == Times{0, 60, 180});
    bench.document.undo();
    CHECK(bench.editor.selected().empty());
    CHECK_FALSE(bench.editorKey(Qt::Key_Left)); // the timeline's again
}

TEST_CASE("keys that are copied and pasted in another act are the same from the playhead on")
{
    KeyBench bench;
    bench.editor.select({ref(KeyedProperty::position, 60), ref(KeyedProperty::rotation, 120)});
    CHECK(bench.editorKey(Qt::Key_C, Qt::ControlModifier));
    bench.selection.select(ActId{"a3"});
    bench.controller.setPlayhead(305);
    CHECK(bench.editorKey(Qt::Key_V, Qt::ControlModifier));
    const Cast& pasted = findAct(bench.show(), ActId{"a3"})->casts[0];
    REQUIRE(pasted.keys.size() == 2);
    CHECK(pasted.keys[0].keys[0].at == Step{5});
    CHECK(pasted.keys[0].keys[0].value[0] == 200);
    CHECK(pasted.keys[1].keys[0].at == Step{65});
    CHECK(bench.editor.selected().size() == 2);
    CHECK(bench.steps() == 1);
    CHECK(isOrderlyKeys(bench.show()));
}

TEST_CASE("the clipboard gives back every key as it was, and refuses what no key can be")
{
    KeyGroup keys;
    for (const KeyedProperty property : {KeyedProperty::position, KeyedProperty::scale, KeyedProperty::rotation,
                                         KeyedProperty::color, KeyedProperty::orbitCenter}) {
        KeyTrack track{property, {keyAt(0, 17), keyAt(static_cast<std::int64_t>(keys.tracks.size()) + 1, 18)}};
        track.keys[1].easing = Easing{EasingKind::bezier, 0.1, -0.5, 0.9, 1.5};
        keys.tracks.push_back(track);
    }
    const auto data = keysToMimeData(keys);
    CHECK(keysFromMimeData(data.get()).tracks == keys.tracks);
    const QString type = data->formats().front();
    for (const char* bad : {"", "null", "{", "[]", R"({"keys":[{}]})",
                            R"({"keys":[{"property":"scale","at":-1,"value":[1],"easing":"hold"}]})",
                            R"({"keys":[{"property":"scale","at":1e9,"value":[1],"easing":"hold"}]})",
                            R"({"keys":[{"property":"scale","at":1,"value":[1,2],"easing":"hold"}]})",
                            R"({"keys":[{"property":"scale","at":1,"value":["1"],"easing":"hold"}]})",
                            R"({"keys":[{"property":"color","at":1,"value":[1,2,300],"easing":"hold"}]})",
                            R"({"keys":[{"property":"scale","at":1,"value":[1],"easing":"soft"}]})",
                            R"({"keys":[{"property":"scale","at":1,"value":[1],"easing":[2,0,0,1]}]})"}) {
        QMimeData broken;
        broken.setData(type, bad);
        INFO(bad);
        CHECK(keysFromMimeData(&broken).tracks.empty());
    }
    CHECK(keysFromMimeData(nullptr).tracks.empty());
}

TEST_CASE("the way to the next key is chosen for all selected keys in one undo step")
{
    KeyBench bench;
    bench.editor.select({ref(KeyedProperty::position, 0), ref(KeyedProperty::rotation, 30)});
    CHECK(bench.editor.setCurve(KeyEditor::Hold));
    CHECK(bench.cast().keys[0].keys[0].easing.kind == EasingKind::hold);
    CHECK(bench.cast().keys[1].keys[0].easing.kind == EasingKind::hold);
    CHECK(bench.cast().keys[0].keys[1].easing.kind == EasingKind::linear);
    CHECK(bench.editor.selected().size() == 2);
    CHECK_FALSE(bench.editor.setCurve(KeyEditor::Hold));
    CHECK(bench.steps() == 1);
}

TEST_CASE("deleting the act or opening another show while its keys are dragged ends the drag without effect")
{
    for (const bool open : {false, true}) {
        KeyBench bench;
        bench.pointer.press(300, 10, 0);
        bench.pointer.move(330, 10, 0);
        if (open)
            bench.document.open(threeActs());
        else
            bench.document.edit("Delete", [](Show& show) { return removeAct(show, kAct); });
        const Show after = bench.show();
        bench.pointer.move(350, 10, 0);
        bench.pointer.release();
        CHECK(bench.show() == after);
        CHECK(bench.editor.selected().empty());
    }
}
