// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/act_drag.h"
#include "timeline_fixture.h"

using namespace flocktale;
using namespace flocktale::test;

namespace {

const ActId kA1{"a1"}, kA2{"a2"}, kA3{"a3"};

/// Drags from `press` by `way` seconds in so many equal mouse steps.
Show dragged(const Show& start, DragKind kind, const ActId& act, std::vector<ActId> movers, double way, int moves,
             DragOptions options = {}, EditMode mode = EditMode::free)
{
    ShowDocument document;
    document.open(start);
    ActDrag drag(document, kind, act, std::move(movers), 3, std::nullopt, mode);
    for (int i = 1; i <= moves; ++i) drag.update(3 + way * i / moves, options);
    drag.commit();
    REQUIRE(undoSteps(document) == (document.show() == start ? 0 : 1));
    return document.show();
}

const Act& actOf(const Show& show, const ActId& id) { return *findAct(show, id); }

} // namespace

TEST_CASE("a drag cut into many mouse steps ends where one big step ends")
{
    for (const DragKind kind : {DragKind::move, DragKind::trimStart, DragKind::trimEnd}) {
        for (const double way : {-9.0, -1.7, -0.4, 0.3, 1.0, 2.6, 14.0}) {
            for (const Step reach : {Step{0}, Step{10}}) {
                const Show once = dragged(threeActs(), kind, kA2, {kA2}, way, 1, {reach});
                for (const int moves : {2, 10, 60, 333})
                    REQUIRE(dragged(threeActs(), kind, kA2, {kA2}, way, moves, {reach}) == once);
                REQUIRE(isOrderly(once));
            }
        }
    }
}

TEST_CASE("an act trimmed to nothing or beyond is one step long, at every zoom's reach, and one undo gives it back")
{
    for (const double edge : {2.5, 2.0, 1.0, -5.0}) {
        for (const Step reach : {Step{0}, Step{1}, Step{30}}) {
            ShowDocument document;
            document.open(threeActs());
            ActDrag drag(document, DragKind::trimEnd, kA2, {kA2}, 5, std::nullopt);
            drag.update(edge, {reach});
            REQUIRE(actOf(document.show(), kA2).duration >= Step{1});
            if (edge <= 2.0 && reach == Step{0}) REQUIRE(actOf(document.show(), kA2).duration == Step{1});
            drag.commit();
            document.undo();
            REQUIRE(document.show() == threeActs());
        }
    }
}

TEST_CASE("a drag of many moves is one undo step, one that returns is none, two drags are two")
{
    ShowDocument document;
    document.open(threeActs());
    const auto drag = [&](const ActId& act, double way, int moves) {
        ActDrag run(document, DragKind::move, act, {act}, 4, std::nullopt);
        for (int i = 1; i <= moves; ++i) run.update(4 + way * i / moves, {});
        run.commit();
    };
    drag(kA3, 4, 60);
    CHECK(undoSteps(document) == 1);
    {
        ActDrag back(document, DragKind::move, kA2, {kA2}, 4, std::nullopt);
        for (int i = 0; i < 60; ++i) back.update(4 + (i % 2), {});
        back.update(4, {});
        back.commit();
    }
    CHECK(undoSteps(document) == 1);
    drag(kA2, 0.5, 5);
    drag(kA3, 0.5, 5);
    CHECK(undoSteps(document) == 3);
    while (document.canUndo()) document.undo();
    CHECK(document.show() == threeActs());
}

TEST_CASE("a cancelled drag leaves no step and the old place")
{
    ShowDocument document;
    document.open(threeActs());
    ActDrag drag(document, DragKind::move, kA3, {kA3}, 5.5, std::nullopt);
    for (int i = 0; i < 10; ++i) drag.update(6 + i, {});
    REQUIRE(document.show() != threeActs());
    CHECK(drag.cancel());
    CHECK(document.show() == threeActs());
    CHECK(undoSteps(document) == 0);
    CHECK_FALSE(drag.commit());
}

TEST_CASE("an act dragged across its neighbour jumps over it")
{
    const Show show = dragged(threeActs(), DragKind::move, kA3, {kA3}, -6, 40);
    CHECK(isOrderly(show));
    CHECK(actOf(show, kA2) == actOf(threeActs(), kA2));
    Show gap = newShow();
    gap.acts = {makeAct("a1", 0, 60), makeAct("a2", 300, 60)};
    const Show jumped = dragged(gap, DragKind::move, kA1, {kA1}, 6, 40);
    CHECK(jumped.acts.front().id == kA2);
    CHECK(actOf(jumped, kA1).start == Step{360});
}

TEST_CASE("selected acts move together and keep their distances")
{
    for (const double way : {-8.0, -1.0, 0.7, 3.0, 9.0}) {
        const Show show = dragged(threeActs(), DragKind::move, kA1, {kA1, kA3}, way, 20, {Step{12}});
        REQUIRE(isOrderly(show));
        REQUIRE(actOf(show, kA3).start - actOf(show, kA1).start == Step{300});
        REQUIRE(actOf(show, kA2) == actOf(threeActs(), kA2));
    }
}

TEST_CASE("either edge of a moved act snaps, the guide shows where, and a bypassed drag has none")
{
    Show show = newShow();
    show.acts = {makeAct("a1", 0, 60), makeAct("a2", 200, 60)};
    ShowDocument document;
    document.open(show);
    ActDrag drag(document, DragKind::move, kA2, {kA2}, 4, Step{400});
    drag.update(4 + seconds(Step{-135}), {Step{8}}); // start at 65, near the end of a1
    CHECK(actOf(document.show(), kA2).start == Step{60});
    CHECK(drag.guide() == Step{60});
    drag.update(4 + seconds(Step{137}), {Step{8}}); // end at 397, near the playhead
    CHECK(actOf(document.show(), kA2).end() == Step{400});
    CHECK(drag.guide() == Step{400});
    drag.update(4 + seconds(Step{137}), {});
    CHECK(actOf(document.show(), kA2).end() == Step{397});
    CHECK_FALSE(drag.guide());
}

TEST_CASE("no guide is shown for a place that another act keeps from being reached")
{
    Show show = newShow();
    show.acts = {makeAct("a1", 0, 60), makeAct("a2", 100, 60), makeAct("a3", 170, 60)};
    ShowDocument document;
    document.open(show);
    ActDrag drag(document, DragKind::trimEnd, kA2, {kA2}, seconds(Step{160}), Step{200});
    drag.update(seconds(Step{199}), {Step{8}});
    CHECK(actOf(document.show(), kA2).end() == Step{170});
    CHECK_FALSE(drag.guide());
}

TEST_CASE("dragging to reorder changes places live and back again, one undo step in all")
{
    ShowDocument document;
    document.open(threeActs());
    ActDrag drag(document, DragKind::move, kA1, {kA1}, 1, std::nullopt);
    const DragOptions reorder{.reach = Step{10}, .reorder = true};
    drag.update(4, reorder);
    CHECK(document.show().acts[1].id == kA1);
    drag.update(6.4, reorder);
    CHECK(document.show().acts[2].id == kA1);
    CHECK(drag.guide() == actOf(document.show(), kA1).start);
    CHECK(document.show().length() == threeActs().length());
    drag.update(1, reorder);
    CHECK(document.show() == threeActs());
    drag.update(4, reorder);
    drag.commit();
    CHECK(undoSteps(document) == 1);
}

TEST_CASE("a drag whose act is deleted, undone or replaced by another show ends without effect")
{
    for (const int what : {0, 1, 2}) {
        ShowDocument document;
        document.open(threeActs());
        ActDrag drag(document, DragKind::move, kA2, {kA2}, 3, std::nullopt);
        drag.update(9, {});
        if (what == 0) document.edit("Delete act", [](Show& show) { return removeAct(show, kA2); });
        if (what == 1) document.undo();
        if (what == 2) document.open(newShow());
        const Show after = document.show();
        const int steps = undoSteps(document);
        CHECK_FALSE(drag.update(12, {}));
        CHECK_FALSE(drag.isActive());
        CHECK_FALSE(drag.guide());
        CHECK_FALSE(drag.commit());
        CHECK(document.show() == after);
        CHECK(undoSteps(document) == steps);
    }
}

TEST_CASE("a drag may outlive its document, and one of nothing never begins")
{
    std::optional<ActDrag> drag;
    {
        ShowDocument document;
        document.open(threeActs());
        drag.emplace(document, DragKind::move, kA2, std::vector{kA2}, 3, std::nullopt);
        ActDrag nothing(document, DragKind::move, ActId{"nobody"}, {}, 3, std::nullopt);
        CHECK_FALSE(nothing.isActive());
        CHECK_FALSE(nothing.update(4, {}));
    }
    CHECK_FALSE(drag->commit());
}

TEST_CASE("a rippling drag cut into many mouse steps ends where one big step ends, and gaps behind it stay")
{
    Show start = threeActs();
    Marker marker;
    marker.id = MarkerId{"m1"};
    marker.at = Step{350};
    start.markers = {marker};
    for (const DragKind kind : {DragKind::move, DragKind::trimStart, DragKind::trimEnd}) {
        for (const double way : {-9.0, -1.7, -0.4, 0.3, 1.0, 2.6, 14.0}) {
            for (const Step reach : {Step{0}, Step{10}}) {
                const Show once = dragged(start, kind, kA2, {kA2}, way, 1, {reach}, EditMode::ripple);
                for (const int moves : {2, 10, 60, 333})
                    REQUIRE(dragged(start, kind, kA2, {kA2}, way, moves, {reach}, EditMode::ripple) == once);
                REQUIRE(isOrderly(once));
                REQUIRE(actOf(once, kA3).start == actOf(once, kA2).end());
                REQUIRE(once.markers[0].at - actOf(once, kA3).start == Step{50});
            }
        }
    }
}

TEST_CASE("a second cut off the front of an act draws its followers by a second, in one step, ten or sixty")
{
    Show start = newShow(); // A [1 s, 2 s), B [3 s, 6 s), C [6 s, 8 s)
    start.acts = {makeAct("a1", 60, 60), makeAct("a2", 180, 180), makeAct("a3", 360, 120)};
    for (const int moves : {1, 10, 60}) {
        const Show end = dragged(start, DragKind::trimStart, kA2, {kA2}, 1, moves, {}, EditMode::ripple);
        CHECK(actOf(end, kA1).start == Step{60});
        CHECK(actOf(end, kA2).start == Step{180});
        CHECK(actOf(end, kA2).end() == Step{300});
        CHECK(actOf(end, kA3).start == Step{300});
        CHECK(end.length() == Step{420});
    }
}

TEST_CASE("a rippling drag never snaps to what goes along with it")
{
    Show start = newShow();
    start.acts = {makeAct("a1", 0, 60), makeAct("a2", 120, 60), makeAct("a3", 200, 60)};
    Marker marker;
    marker.id = MarkerId{"m1"};
    marker.at = Step{190};
    start.markers = {marker};
    ShowDocument document;
    document.open(start);
    ActDrag drag(document, DragKind::move, kA2, {kA2}, 2, std::nullopt, EditMode::ripple);
    for (const std::int64_t way : {8, 9, 11, 12, 18}) {
        drag.update(2 + seconds(Step{way}), {Step{4}});
        CHECK(actOf(document.show(), kA2).start == Step{120 + way}); // the grid stands at 120 and 180
        CHECK_FALSE(drag.guide());
    }
    drag.update(2 - seconds(Step{57}), {Step{4}}); // the end of a1 stays
    CHECK(actOf(document.show(), kA2).start == Step{60});
    CHECK(drag.guide() == Step{60});
    drag.cancel();
    CHECK(document.show() == start);
}

TEST_CASE("a slip moves the keys of an act inside it and nothing else, and there and back is no step")
{
    Show start = threeActs();
    Key key;
    key.value = {640, 360, 0};
    KeyTrack track;
    track.keys = {key, key};
    track.keys[0].at = Step{20};
    track.keys[1].at = Step{60};
    start.acts[1].casts[0].keys = {track};
    for (const int moves : {1, 10, 77}) {
        const Show end = dragged(start, DragKind::slip, kA2, {kA2}, 0.5, moves);
        CHECK(actOf(end, kA2).casts[0].keys[0].keys[0].at == Step{50});
        CHECK(actOf(end, kA2).casts[0].keys[0].keys[1].at == Step{90});
        CHECK(actOf(end, kA2).start == Step{120});
        CHECK(actOf(end, kA2).duration == Step{180});
        const Show early = dragged(start, DragKind::slip, kA2, {kA2}, -9, moves);
        CHECK(actOf(early, kA2).casts[0].keys[0].keys[0].at == Step{0});
        CHECK(dragged(start, DragKind::slip, kA2, {kA2}, 0, moves) == start);
    }
}
