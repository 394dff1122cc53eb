// SPDX-License-Identifier: MIT
#include "show/edit/ripple.h"

#include "base/limits.h"
#include "show/anchor.h"
#include "show/edit.h"
#include "show/edit/attach.h"
#include "show/edit/key_edits.h"
#include "show/edit/sound_edits.h"
#include "show/keyed.h"
#include "show/patch.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/random_show.h"
#include "support/shows.h"

#include <random>

using namespace flocktale;

namespace {

constexpr auto kRipple = EditMode::ripple;

Marker marker(const std::string& id, double at, const std::string& act = {})
{
    return {MarkerId{id}, "", ActId{act}, nearestStep(at), {}, {}};
}

/// A [1, 2), B [3, 6), C [6, 8), with something of every kind before, in and behind B.
Show abc()
{
    Show show = test::threeActs();
    show.acts = {test::act("A", 1, 1), test::act("B", 3, 3, ActMode::form), test::act("C", 6, 2)};
    show.acts[1].casts = {test::cast("c", RingShape{})};
    show.markers = {marker("before", 0.5), marker("inB", 1, "B"), marker("behind", 7), marker("gap", 2.5)};
    Prop prop;
    prop.id.value = "behindProp";
    prop.start = nearestStep(6.5);
    prop.duration = nearestStep(1);
    show.props = {prop};
    show.sounds = {{SoundId{"bed"}, "a.ogg", {}, Step{}, Step{}, 0, 1, {}},
                   {SoundId{"hit"}, "b.ogg", {}, nearestStep(6), Step{}, 0, 1, {}}};
    show.tempo = {{Step{}, 120, 4, {}}, {nearestStep(6), 90, 4, {}}};
    return show;
}

double startOfAct(const Show& show, const std::string& id) { return seconds(findAct(show, ActId{id})->start); }
double endOfAct(const Show& show, const std::string& id) { return seconds(findAct(show, ActId{id})->end()); }
double markerAt(const Show& show, std::size_t index) { return seconds(timeOf(show, show.markers[index])); }

/// Everything behind B has moved by so many seconds, and nothing before it.
void checkBehindB(const Show& show, double by)
{
    CHECK(startOfAct(show, "A") == 1);
    CHECK(startOfAct(show, "C") == Approx(6 + by));
    CHECK(markerAt(show, 0) == 0.5);
    CHECK(markerAt(show, 2) == Approx(7 + by));
    CHECK(markerAt(show, 3) == 2.5);
    CHECK(seconds(show.props[0].start) == Approx(6.5 + by));
    CHECK(show.sounds[0].start == Step{});
    CHECK(seconds(show.sounds[1].start) == Approx(6 + by));
    CHECK(seconds(show.tempo.back().at) == Approx(6 + by));
    CHECK_FALSE(hasErrors(validate(show)));
}

} // namespace

TEST_CASE("C055: a ripple trim of the left edge ends the same in one step, in ten and in sixty")
{
    const Show before = abc();
    Show once = before;
    REQUIRE(trimActStart(once, ActId{"B"}, nearestStep(4), kRipple));
    CHECK(startOfAct(once, "B") == 3);
    CHECK(endOfAct(once, "B") == 5);
    CHECK(endOfAct(once, "C") == 7);
    CHECK(once.length() == nearestStep(7));
    checkBehindB(once, -1);
    for (const int steps : {10, 60}) {
        Show fromStart = before; // as a gesture does it
        Show onAndOn = before;   // as it would without one
        for (int i = 1; i <= steps; ++i) {
            fromStart = before;
            REQUIRE(trimActStart(fromStart, ActId{"B"}, nearestStep(3 + static_cast<double>(i) / steps), kRipple));
            REQUIRE(trimActStart(onAndOn, ActId{"B"}, nearestStep(3 + 1.0 / steps), kRipple));
            CHECK_FALSE(hasErrors(validate(onAndOn)));
            CHECK(findAct(onAndOn, ActId{"C"})->start == findAct(onAndOn, ActId{"B"})->end());
        }
        CHECK(fromStart == once);
        CHECK(onAndOn == once);
    }
}

TEST_CASE("a ripple trim of the right edge carries all behind it, in both directions")
{
    Show show = abc();
    CHECK(trimActEnd(show, ActId{"B"}, nearestStep(7.5), kRipple));
    CHECK(endOfAct(show, "B") == 7.5);
    checkBehindB(show, 1.5);
    CHECK(trimActEnd(show, ActId{"B"}, nearestStep(6), kRipple));
    CHECK(show == abc());
    CHECK(trimActEnd(show, ActId{"B"}, Step{}, kRipple));
    CHECK(findAct(show, ActId{"B"})->duration == Step{1});
    CHECK_FALSE(trimActEnd(show, ActId{"B"}, Step{}, kRipple));
    CHECK_FALSE(hasErrors(validate(show)));
}

TEST_CASE("a ripple trim to the left puts time before what the act holds")
{
    Show show = abc();
    CHECK(trimActStart(show, ActId{"B"}, nearestStep(2.5), kRipple));
    CHECK(startOfAct(show, "B") == 3);
    CHECK(endOfAct(show, "B") == 6.5);
    CHECK(markerAt(show, 1) == 4.5); // it was one second into B
    checkBehindB(show, 0.5);
}

TEST_CASE("removing with ripple closes the time, without it leaves a gap")
{
    Show show = abc();
    CHECK(removeActs(show, {ActId{"B"}}, EditMode::free));
    CHECK(startOfAct(show, "C") == 6);
    CHECK(markerAt(show, 1) == 7);
    show = abc();
    show.markers[2].at = nearestStep(5); // in time that goes
    CHECK(removeActs(show, {ActId{"B"}}, kRipple));
    CHECK(startOfAct(show, "C") == 3);
    REQUIRE(show.markers.size() == 3); // the attached one went with its act
    CHECK(markerAt(show, 1) == 3);
    CHECK(seconds(show.sounds[1].start) == 3);
    show = abc();
    CHECK(removeActs(show, {ActId{"C"}, ActId{"A"}}, kRipple));
    CHECK(startOfAct(show, "B") == 2);
    CHECK_FALSE(removeActs(show, {ActId{"nobody"}}, kRipple));
}

TEST_CASE("moving with ripple takes along what stands behind, as far as the act before allows")
{
    Show show = abc();
    CHECK(moveActs(show, {ActId{"B"}}, nearestStep(2), kRipple));
    CHECK(startOfAct(show, "B") == 5);
    checkBehindB(show, 2);
    CHECK(moveActs(show, {ActId{"B"}}, nearestStep(-50), kRipple));
    CHECK(startOfAct(show, "B") == 2);
    CHECK(startOfAct(show, "C") == 5);
    CHECK_FALSE(moveActs(show, {ActId{"B"}}, nearestStep(-1), kRipple));
    CHECK(moveActs(show, {ActId{"C"}}, nearestStep(9000), kRipple));
    CHECK(endOfAct(show, "C") == limits::kShowSeconds);
}

TEST_CASE("an act put in with ripple makes its own room, where it is dropped or at the nearer end of what plays there")
{
    for (const auto& [wanted, at] : {std::pair{2.5, 2.5}, {3.5, 3.0}, {5.5, 6.0}}) {
        Show show = abc();
        const ActId id = addAct(show, test::act("", wanted, 4), kRipple);
        CHECK(seconds(findAct(show, id)->start) == at);
        CHECK(startOfAct(show, "C") == 10);
        CHECK(startOfAct(show, "B") == (at <= 3 ? 7 : 3));
        CHECK_FALSE(hasErrors(validate(show)));
    }
    Show full = abc();
    const Show before = full;
    CHECK(addAct(full, test::act("", 2.5, limits::kShowSeconds - 7), kRipple).empty());
    CHECK(full == before);
}

TEST_CASE("pasting and duplicating with ripple keep distances and make room for the whole")
{
    Show show = abc();
    const ActGroup group = copyActs(show, {ActId{"A"}, ActId{"B"}}); // five seconds with the gap
    CHECK(group.markers.size() == 1);
    auto added = pasteActs(show, group, nearestStep(6), kRipple);
    REQUIRE(added.size() == 2);
    CHECK(seconds(findAct(show, added[0])->start) == 6);
    CHECK(seconds(findAct(show, added[1])->start) == 8);
    CHECK(startOfAct(show, "C") == 11);
    CHECK(show.markers.back().act == added[1]);
    CHECK_FALSE(hasErrors(validate(show)));
    show = abc();
    added = duplicateActs(show, {ActId{"B"}}, kRipple);
    CHECK(seconds(findAct(show, added.at(0))->start) == 6);
    checkBehindB(show, 3);
    show = abc();
    CHECK(pasteActs(show, group, nearestStep(100), kRipple).size() == 2);
}

TEST_CASE("a gap closes, and nothing else does")
{
    Show show = abc();
    CHECK(closeGap(show, nearestStep(2.5)));
    CHECK(startOfAct(show, "B") == 2);
    CHECK(startOfAct(show, "C") == 5);
    CHECK(markerAt(show, 3) == 2); // drawn to where the gap was
    CHECK_FALSE(closeGap(show, nearestStep(2.5)));
    CHECK_FALSE(closeGap(show, nearestStep(50)));
    CHECK(closeGap(show, Step{}));
    CHECK(startOfAct(show, "A") == 0);
}

TEST_CASE("of two tempos that meet where time is taken out the later one stays")
{
    Show show = abc();
    show.tempo = {{nearestStep(1), 100, 4, {}}, {nearestStep(4), 110, 4, {}}, {nearestStep(6), 120, 4, {}}};
    CHECK(removeActs(show, {ActId{"B"}}, kRipple));
    REQUIRE(show.tempo.size() == 2);
    CHECK(show.tempo[1].bpm == 120);
    CHECK(show.tempo[1].at == nearestStep(3));
}

TEST_CASE("a free trim of the left edge leaves keys and attached things where they are in time")
{
    Show show = abc();
    show.acts[1].casts[0].keys = {
        {KeyedProperty::scale, {{Step{60}, {1, 0, 0}, {}, {}}, {Step{120}, {3, 0, 0}, {}, {}}}}};
    show.sounds.push_back({SoundId{"own"}, "c.ogg", ActId{"B"}, nearestStep(0.5), nearestStep(2), 4, 1, {}});
    Prop whole;
    whole.id.value = "whole";
    whole.act = ActId{"B"};
    whole.duration = Step{};
    show.props.push_back(whole);
    const Show before = show;
    for (const double start : {2.5, 3.25, 4.5}) {
        show = before;
        REQUIRE(trimActStart(show, ActId{"B"}, nearestStep(start), EditMode::free));
        CHECK(seconds(startOf(show, show.props[1])) == start);
        CHECK(seconds(endOf(show, show.props[1])) == 6);
        CHECK(markerAt(show, 1) == std::max(start, 4.0));
        const Sound& own = show.sounds[2];
        const double soundStart = std::max(start, 3.5);
        CHECK(seconds(startOf(show, own)) == soundStart);
        CHECK(own.offset == Approx(4 + soundStart - 3.5));
        CHECK(seconds(own.duration) == Approx(5.5 - soundStart));
        for (double at = std::max(start, 3.0); at < 6; at += 0.25)
            CHECK(placeAt(show.acts[1].casts[0], nearestStep(at - start)).scale ==
                  Approx(placeAt(before.acts[1].casts[0], nearestStep(at - 3)).scale));
        CHECK_FALSE(hasErrors(validate(show)));
    }
}

TEST_CASE("a cut shares keys and what is attached so that nothing jumps")
{
    for (const Easing& easing : {Easing{}, Easing{EasingKind::hold}, Easing{EasingKind::smoothstep},
                                 Easing{EasingKind::bezier, 0.2, 0.5, 0.7, 1.5}}) {
        Show show = abc();
        show.acts[1].casts[0].keys = {{KeyedProperty::position,
                                       {{Step{20}, {100, 300, 0}, easing, {}},
                                        {Step{110}, {900, 200, 0}, easing, {}},
                                        {Step{170}, {0, 0, 0}, {}, {}}}}};
        Prop label;
        label.act = ActId{"B"};
        label.start = Step{30};
        label.duration = Step{100};
        addProp(show, label);
        show.markers.push_back(marker("late", 2.5, "B"));
        const Show before = show;
        const ActId right = splitAct(show, ActId{"B"}, nearestStep(3) + Step{80});
        REQUIRE_FALSE(right.empty());
        const Cast& whole = before.acts[1].casts[0];
        for (std::int64_t at = 0; at < 180; ++at) {
            const Cast& part = at < 80 ? findAct(show, ActId{"B"})->casts[0] : findAct(show, right)->casts[0];
            const Place now = placeAt(part, Step{at < 80 ? at : at - 80});
            CHECK(now.x == Approx(placeAt(whole, Step{at}).x).margin(1e-6));
            CHECK(now.y == Approx(placeAt(whole, Step{at}).y).margin(1e-6));
        }
        CHECK(timeOf(show, show.markers[4]) == timeOf(before, before.markers[4]));
        CHECK(show.markers[4].act == right);
        CHECK(show.markers[1].act == ActId{"B"});
        REQUIRE(show.props.size() == 3);
        CHECK(endOf(show, show.props[1]) == startOf(show, show.props[2]));
        CHECK(startOf(show, show.props[1]) == startOf(before, before.props[1]));
        CHECK(endOf(show, show.props[2]) == endOf(before, before.props[1]));
        CHECK_FALSE(hasErrors(validate(show)));
    }
}

TEST_CASE("hanging something at an act and taking it off leaves it where it is in time")
{
    Show show = abc();
    CHECK(attachMarker(show, MarkerId{"behind"}, ActId{"C"}));
    CHECK(markerAt(show, 2) == 7);
    CHECK(show.markers[2].at == nearestStep(1));
    CHECK_FALSE(attachMarker(show, MarkerId{"before"}, ActId{"C"})); // it lies before the act
    CHECK_FALSE(attachMarker(show, MarkerId{"behind"}, ActId{"nobody"}));
    CHECK(attachMarker(show, MarkerId{"behind"}, {}));
    CHECK(show == abc());
    CHECK(attachSound(show, SoundId{"hit"}, ActId{"C"}));
    CHECK(startOf(show, show.sounds[1]) == nearestStep(6));
    CHECK(attachProp(show, PropId{"behindProp"}, ActId{"C"}));
    show.props[0].duration = Step{};
    CHECK(attachProp(show, PropId{"behindProp"}, {}));
    CHECK(endOf(show, show.props[0]) == nearestStep(8)); // to its act's end, as it was
}

TEST_CASE("any edit of any show keeps it valid, says false only when nothing changed, and can be undone")
{
    int changes = 0;
    for (std::uint32_t seed = 1; seed <= 120; ++seed) {
        std::mt19937 random(seed);
        const auto pick = [&](std::size_t n) {
            return n == 0 ? std::size_t{0} : static_cast<std::size_t>(random() % n);
        };
        Show show = randomShow(seed);
        if (show.acts.empty()) continue;
        for (int i = 0; i < 25 && !show.acts.empty(); ++i) {
            const Show before = show;
            const Act& act = show.acts[pick(show.acts.size())];
            const ActId id = act.id;
            const Step at{static_cast<std::int64_t>(pick(4000))};
            const Step shift = at - Step{2000};
            const EditMode mode = pick(2) == 0 ? EditMode::free : kRipple;
            bool changed = false;
            switch (pick(15)) {
            case 0:
                changed = trimActStart(show, id, act.start + shift, mode);
                break;
            case 1:
                changed = trimActEnd(show, id, act.end() + shift, mode);
                break;
            case 2:
                changed = moveActs(show, {id}, shift, mode);
                break;
            case 3:
                changed = pick(4) == 0 && removeActs(show, {id}, mode);
                break;
            case 4:
                changed = !duplicateActs(show, {id}, mode).empty();
                break;
            case 5:
                changed = !pasteActs(show, copyActs(show, {id}), at, mode).empty();
                break;
            case 6:
                changed = !addAct(show, test::act("", static_cast<double>(pick(60)), 2), mode).empty();
                break;
            case 7:
                changed = closeGap(show, at);
                break;
            case 8:
                changed = !splitAct(show, id, at).empty();
                break;
            case 9:
                changed = slipKeys(show, id, shift);
                break;
            case 10:
                changed = !act.casts.empty() && addKeyAt(show, id, act.casts[0].id, static_cast<KeyedProperty>(pick(5)),
                                                         Step{static_cast<std::int64_t>(pick(500))});
                break;
            case 11:
                changed = !show.sounds.empty() && slipSound(show, show.sounds[0].id, shift);
                break;
            case 12:
                changed = !show.sounds.empty() && trimSoundStart(show, show.sounds[0].id, at);
                break;
            case 13:
                changed = !show.tempo.empty() && moveTempo(show, show.tempo[pick(show.tempo.size())].at, at);
                break;
            default:
                changed = insertTime(show, at, Step{static_cast<std::int64_t>(pick(300))});
                break;
            }
            INFO("seed " << seed << ", edit " << i);
            for (const Problem& problem : validate(show))
                if (problem.severity == Severity::error) UNSCOPED_INFO(problem.pointer << ' ' << describe(problem));
            REQUIRE_FALSE(hasErrors(validate(show)));
            REQUIRE(changed == (show != before));
            changes += changed ? 1 : 0;
            Show undone = show;
            ShowPatch patch = patchBetween(show, before);
            swapPatch(undone, patch);
            REQUIRE(undone == before);
            swapPatch(undone, patch);
            REQUIRE(undone == show);
        }
    }
    CHECK(changes > 800);
}
