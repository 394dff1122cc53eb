// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

#include <functional>
#include <set>

using namespace flocktale;
using test::act;

namespace {

Show fixture()
{
    Show show;
    show.acts = {act("a1", 1, 1), act("a2", 3, 3), act("a3", 6, 2)};
    show.acts[1].casts = {test::cast("c1", TextShape{"HELLO", 200, "", true})};
    return show;
}

void checkInvariants(const Show& show)
{
    std::set<std::string> ids;
    for (std::size_t i = 0; i < show.acts.size(); ++i) {
        const Act& a = show.acts[i];
        CHECK(a.duration >= Step{1});
        CHECK(a.start >= Step{});
        CHECK(ids.insert(a.id.value).second);
        for (const Cast& cast : a.casts) CHECK(ids.insert(cast.id.value).second);
        if (i > 0) CHECK(show.acts[i - 1].end() <= a.start);
    }
}

std::int64_t steps(double s) { return nearestStep(s).count; }

} // namespace

TEST_CASE("an edit that changes nothing says so and leaves the show as it was")
{
    const Show before = fixture();
    const std::vector<std::function<bool(Show&)>> edits{
        [](Show& s) { return removeAct(s, ActId{"a9"}); },
        [](Show& s) { return moveAct(s, ActId{"a9"}, Step{}); },
        [](Show& s) { return moveAct(s, ActId{"a1"}, nearestStep(1)); },
        [](Show& s) { return trimActStart(s, ActId{"a3"}, nearestStep(5)); },
        [](Show& s) { return trimActEnd(s, ActId{"a2"}, nearestStep(7)); },
        [](Show& s) { return reorderAct(s, ActId{"a1"}, -1); },
        [](Show& s) { return reorderAct(s, ActId{"a3"}, 1); },
        [](Show& s) { return !duplicateAct(s, ActId{"a9"}).empty(); },
        [](Show& s) { return !splitAct(s, ActId{"a2"}, nearestStep(3)).empty(); },
        [](Show& s) { return !splitAct(s, ActId{"a2"}, nearestStep(6)).empty(); },
        [](Show& s) { return setAct(s, s.acts[0]); },
        [](Show& s) { return setCast(s, ActId{"a2"}, s.acts[1].casts[0]); },
        [](Show& s) { return removeCast(s, ActId{"a2"}, CastId{"c9"}); },
        [](Show& s) { return setFlight(s, s.flight); },
        [](Show& s) { return setTitle(s, s.title); },
        [](Show& s) { return removeProp(s, PropId{"p1"}); },
        [](Show& s) { return removeMarker(s, MarkerId{"m1"}); },
    };
    for (const auto& edit : edits) {
        Show show = before;
        CHECK_FALSE(edit(show));
        CHECK(show == before);
    }
}

TEST_CASE("an act moves into free space and to the nearest place when there is none where it was dropped")
{
    Show show = fixture();
    CHECK(moveAct(show, ActId{"a1"}, nearestStep(0.5)));
    CHECK(show.acts[0].start.count == steps(0.5));
    // Dropped on a2: the nearest place that fits is right before it.
    CHECK(moveAct(show, ActId{"a1"}, nearestStep(3.2)));
    CHECK(findAct(show, ActId{"a1"})->start.count == steps(2));
    // Dropped beyond everything.
    CHECK(moveAct(show, ActId{"a1"}, nearestStep(20)));
    CHECK(show.acts.back().id.value == "a1");
    // Never before zero.
    CHECK(moveAct(show, ActId{"a1"}, Step{-600}));
    CHECK(show.acts.front().start == Step{});
    checkInvariants(show);
}

TEST_CASE("trimming an act to nothing leaves one step")
{
    Show show = fixture();
    CHECK(trimActEnd(show, ActId{"a2"}, nearestStep(1)));
    CHECK(findAct(show, ActId{"a2"})->duration == Step{1});
    CHECK_FALSE(trimActEnd(show, ActId{"a2"}, Step{}));
    show = fixture();
    CHECK(trimActStart(show, ActId{"a2"}, nearestStep(60)));
    CHECK(findAct(show, ActId{"a2"})->duration == Step{1});
    CHECK(findAct(show, ActId{"a2"})->end().count == steps(6));
    checkInvariants(show);
}

TEST_CASE("trimming stops at the neighbours")
{
    Show show = fixture();
    CHECK(trimActStart(show, ActId{"a2"}, nearestStep(0)));
    CHECK(findAct(show, ActId{"a2"})->start.count == steps(2));
    CHECK(trimActEnd(show, ActId{"a1"}, nearestStep(1.5)));
    CHECK(trimActEnd(show, ActId{"a1"}, nearestStep(9)));
    CHECK(findAct(show, ActId{"a1"})->end().count == steps(2));
    checkInvariants(show);
}

TEST_CASE("reordering swaps two acts and keeps the gap between them and the length of the show")
{
    Show show = fixture();
    const Step length = show.length();
    CHECK(reorderAct(show, ActId{"a1"}, 1));
    CHECK(show.acts[0].id.value == "a2");
    CHECK(show.acts[0].start.count == steps(1));
    CHECK(show.acts[1].start.count == steps(5)); // 1 + 3 and the gap of 1
    CHECK(show.length() == length);
    checkInvariants(show);
    CHECK(reorderAct(show, ActId{"a1"}, -1));
    CHECK(show == fixture());
}

TEST_CASE("a copy has ids of its own, its props too, and editing it leaves the original alone")
{
    Show show = fixture();
    Prop prop;
    prop.act = ActId{"a2"};
    const PropId propId = addProp(show, prop);
    const ActId first = duplicateAct(show, ActId{"a2"});
    const ActId second = duplicateAct(show, ActId{"a2"});
    REQUIRE_FALSE(first.empty());
    REQUIRE_FALSE(second.empty());
    CHECK(show.acts.size() == 5);
    checkInvariants(show);
    Cast changed = findAct(show, second)->casts[0];
    std::get<TextShape>(changed.shape).text = "CHANGED";
    CHECK(setCast(show, second, changed));
    CHECK(std::get<TextShape>(findAct(show, ActId{"a2"})->casts[0].shape).text == "HELLO");
    CHECK(std::get<TextShape>(findAct(show, first)->casts[0].shape).text == "HELLO");
    CHECK(show.props.size() == 3);
    CHECK(show.props[1].act == first);
    CHECK(show.props[1].id != propId);
}

TEST_CASE("a copy stands behind its original in the first place where it fits")
{
    Show show = fixture();
    const ActId copy = duplicateAct(show, ActId{"a1"}); // the gap from 2 to 3 fits
    CHECK(findAct(show, copy)->start.count == steps(2));
    const ActId next = duplicateAct(show, ActId{"a1"}); // now only behind a3
    CHECK(findAct(show, next)->start.count == steps(8));
    checkInvariants(show);
}

TEST_CASE("splitting keeps the time covered and the exit at the end")
{
    Show show = fixture();
    show.acts[1].exit = ExitKind::scatter;
    const ActId right = splitAct(show, ActId{"a2"}, nearestStep(4));
    const Act* left = findAct(show, ActId{"a2"});
    CHECK(left->end().count == steps(4));
    CHECK(left->exit == ExitKind::none);
    CHECK(findAct(show, right)->start.count == steps(4));
    CHECK(findAct(show, right)->end().count == steps(6));
    CHECK(findAct(show, right)->exit == ExitKind::scatter);
    checkInvariants(show);
}

TEST_CASE("removing an act takes the props with it that hang on it, and no others")
{
    Show show = fixture();
    Prop attached;
    attached.act = ActId{"a2"};
    addProp(show, attached);
    addProp(show, Prop{});
    CHECK(removeAct(show, ActId{"a2"}));
    REQUIRE(show.props.size() == 1);
    CHECK(show.props[0].act.empty());
}

TEST_CASE("an act that is added goes to the nearest free place with fresh ids and stops at the limit")
{
    Show show = fixture();
    const ActId id = addAct(show, act("a2", 6.5, 0.5));
    CHECK(id.value != "a2");
    CHECK(findAct(show, id)->start.count == steps(8));
    checkInvariants(show);
    Show full;
    for (int i = 0; i < limits::kActs; ++i) full.acts.push_back(act("x" + std::to_string(i), i, 1));
    const Show before = full;
    CHECK(addAct(full, act("", 0, 1)).empty());
    CHECK(full == before);
}

TEST_CASE("the act at a step begins on its start and ends before its end")
{
    const Show show = fixture();
    CHECK(actAt(show, nearestStep(0.5)) == nullptr);
    CHECK(actAt(show, nearestStep(1))->id.value == "a1");
    CHECK(actAt(show, nearestStep(2)) == nullptr);
    CHECK(actAt(show, nearestStep(6) - Step{1})->id.value == "a2");
    CHECK(actAt(show, nearestStep(6))->id.value == "a3");
}

TEST_CASE("casts take counted birds first and share the rest by largest remainder")
{
    Act a = act("a1", 0, 1, ActMode::form);
    a.casts = {test::cast("c1", DiscShape{}), test::cast("c2", DiscShape{}, 100), test::cast("c3", DiscShape{})};
    a.casts[0].share = 2;
    CHECK(castRanges(a, 240) == std::vector<BirdRange>{{0, 93}, {93, 193}, {193, 240}}); // 140 as 93.33 and 46.67
    CHECK(castRanges(a, 60) == std::vector<BirdRange>{{0, 0}, {0, 60}, {60, 60}});
    for (const int birds : {0, 1, 2, 3, 7, 101, 102, 103, 999}) {
        const auto ranges = castRanges(a, birds);
        int next = 0;
        for (const BirdRange& range : ranges) {
            CHECK(range.begin == next);
            CHECK(range.end >= range.begin);
            next = range.end;
        }
        CHECK(next == birds); // nobody is left over while somebody shares
    }
}
