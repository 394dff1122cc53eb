// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/figures.h"
#include "show/performance.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace flocktale;

namespace {

/// Two seconds free, six seconds of a ring around (400, 300), two seconds free: 120 birds.
Show ringShow()
{
    Show show = test::threeActs();
    show.flock.count = 120;
    show.acts = {test::act("a1", 0, 2), test::act("a2", 2, 6, ActMode::form), test::act("a3", 8, 2)};
    show.acts[1].casts = {test::cast("c1", RingShape{100})};
    show.acts[1].casts[0].place = {400, 300, 1, 0};
    return show;
}

Show keyedShow()
{
    Show show = ringShow();
    Cast& cast = show.acts[1].casts[0];
    cast.keys = {{KeyedProperty::position,
                  {{Step{60}, {400, 300, 0}, {EasingKind::smoothstep}, {}}, {Step{240}, {900, 420, 0}, {}, {}}}},
                 {KeyedProperty::scale, {{Step{0}, {1, 0, 0}, {}, {}}, {Step{300}, {1.6, 0, 0}, {}, {}}}},
                 {KeyedProperty::rotation, {{Step{0}, {0, 0, 0}, {}, {}}, {Step{300}, {90, 0, 0}, {}, {}}}},
                 {KeyedProperty::color, {{Step{0}, {255, 0, 0}, {}, {}}, {Step{200}, {0, 0, 255}, {}, {}}}}};
    return show;
}

Show spareShow(SpareKind kind)
{
    Show show = ringShow();
    show.acts[1].casts[0].points = 40;
    show.acts[1].casts[0].count = 100; // 60 of the cast and 20 of none are spare
    show.acts[1].spare.kind = kind;
    show.acts[1].spare.radius = 200;
    return show;
}

std::uint64_t hashAt(const Show& show, std::int64_t step, int threads = 1)
{
    const ShapeLibrary shapes;
    Performance performance(show, shapes, {threads, std::size_t{64} << 20});
    performance.seek(Step{step});
    return performance.hash();
}

Vec2 targetOf(const Cues& cues, std::size_t bird)
{
    return {static_cast<double>(cues.targetX[bird]), static_cast<double>(cues.targetY[bird])};
}

Vec2 placeOf(const FlockState& flock, std::size_t bird)
{
    return {static_cast<double>(flock.x[bird]), static_cast<double>(flock.y[bird])};
}

double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

} // namespace

TEST_CASE("spare birds that circle or wait are not asked to settle")
{
    for (const SpareKind kind : {SpareKind::fly, SpareKind::orbit, SpareKind::hide, SpareKind::wait}) {
        const Show show = spareShow(kind);
        Performance performance(show, ShapeLibrary());
        performance.seek(Step{7 * 60});
        const auto entry = performance.entry();
        REQUIRE(entry);
        int points = 0;
        int there = 0;
        for (std::size_t bird = 0; bird < performance.flock().size(); ++bird) {
            if (entry->point[bird] < 0) continue;
            ++points;
            const Vec2 place = placeOf(performance.flock(), bird);
            if (distance(place, targetOf(performance.cues(), bird)) <= kArrivedWithin) ++there;
        }
        REQUIRE(points == 40);
        CHECK(momentFigures(performance.flock(), performance.cues(), entry->formed).settled ==
              Approx(static_cast<double>(there) / 40));
    }
}

TEST_CASE("keyed targets move, grow and turn as their keys say")
{
    const ShapeLibrary shapes;
    const Show show = keyedShow();
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start);
    const std::vector<Vec2> first = performance.entry()->target;
    performance.seek(show.acts[1].start + Step{150}); // half way: smoothstep(0.5) = 0.5, scale 1.3, turned by 45°
    const double turn = std::sqrt(0.5);
    for (std::size_t bird = 0; bird < first.size(); ++bird) {
        const Vec2 arm{first[bird].x - 400, first[bird].y - 300};
        const Vec2 wanted{650 + 1.3 * turn * (arm.x - arm.y), 360 + 1.3 * turn * (arm.x + arm.y)};
        CHECK(distance(targetOf(performance.cues(), bird), wanted) < 1e-3);
        CHECK(performance.cues().color[bird] == Rgb{64, 0, 191});
    }
    CHECK(performance.entry()->target == first); // the entry stays what it was
    performance.seek(show.acts[1].end() - Step{1});
    for (std::size_t bird = 0; bird < first.size(); ++bird)
        CHECK(distance(placeOf(performance.flock(), bird), targetOf(performance.cues(), bird)) < 6);
}

TEST_CASE("acts with motions give the same bits by seeking, by playing and with any number of threads")
{
    const ShapeLibrary shapes;
    Show orbiting = spareShow(SpareKind::orbit);
    orbiting.acts[1].casts[0].keys = {
        {KeyedProperty::orbitCenter, {{Step{0}, {300, 300, 0}, {}, {}}, {Step{100}, {800, 400, 0}, {}, {}}}}};
    for (const Show& show : {keyedShow(), orbiting, spareShow(SpareKind::join), spareShow(SpareKind::wait)}) {
        Performance performance(show, shapes);
        std::vector<std::uint64_t> played{performance.hash()};
        while (performance.position() < show.length()) {
            performance.advance();
            played.push_back(performance.hash());
        }
        for (const std::int64_t step : {500, 130, 301, 300, 299, 481, 200}) {
            CHECK(performance.seek(Step{step}));
            CHECK(performance.hash() == played[static_cast<std::size_t>(step)]);
            performance.advance(); // from a snapshot the next step is the same, too
            CHECK(performance.hash() == played[static_cast<std::size_t>(step) + 1]);
        }
        CHECK(hashAt(show, 400, 2) == played[400]);
        CHECK(hashAt(show, 400, 4) == played[400]);
    }
}

TEST_CASE("every new member that moves birds counts as a difference from its act on, and from there all is as new")
{
    const ShapeLibrary shapes;
    const Show before = spareShow(SpareKind::fly);
    using Change = void (*)(Act&, Cast&);
    const std::vector<Change> changes{
        [](Act&, Cast& cast) {
            cast.keys = {{KeyedProperty::scale, {{Step{0}, {2, 0, 0}, {}, {}}}}};
        },
        [](Act&, Cast& cast) {
            cast.pins = {{0, 20}};
        },
        [](Act&, Cast& cast) { cast.pick = CastPick::right; },
        [](Act&, Cast& cast) { cast.points = 30; },
        [](Act&, Cast& cast) { cast.sweep.curve = {EasingKind::smoothstep}; },
        [](Act&, Cast& cast) {
            cast.sweep.kind = SweepKind::field;
            cast.sweep.field = {2, 1, {0, 255}, {}};
        },
        [](Act& act, Cast&) { act.spare.kind = SpareKind::orbit; },
        [](Act& act, Cast&) { act.spare.kind = SpareKind::wait; },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        INFO("change " << i);
        Show after = before;
        changes[i](after.acts[1], after.acts[1].casts[0]);
        CHECK(firstDifference(before, after) == before.acts[1].start);
        Performance performance(before, shapes);
        performance.seek(Step{400});
        performance.setShow(after);
        performance.seek(Step{400});
        CHECK(performance.hash() == hashAt(after, 400));
        performance.seek(Step{160}); // before all have landed and nothing shows any more
        CHECK(performance.hash() != hashAt(before, 160));
    }
}

TEST_CASE("beats, sounds and markers cost the birds no step")
{
    const Show before = ringShow();
    Show after = before;
    after.tempo = {{Step{}, 90, 4, {}}};
    after.sounds = {{SoundId{"s1"}, "a.ogg", ActId{"a2"}, Step{}, Step{}, 3, 1, {}}};
    after.markers = {{MarkerId{"m1"}, "", ActId{"a2"}, Step{}, {}, {}}};
    CHECK(firstDifference(before, after) > nearestStep(1e9));
}

TEST_CASE("an act without motions shares one set of cues from its first step to its last")
{
    const ShapeLibrary shapes;
    Performance performance(ringShow(), shapes);
    performance.seek(Step{130});
    const auto first = performance.frame().cues;
    performance.seek(Step{400});
    CHECK(performance.frame().cues == first);
    Performance moving(keyedShow(), shapes);
    moving.seek(Step{300});
    const Frame frame = moving.frame();
    const float shown = frame.cues->targetX[0];
    moving.seek(Step{350});
    CHECK(frame.cues->targetX[0] == shown); // a finished frame stays as it was
    CHECK(moving.frame().cues->targetX[0] != shown);
}

TEST_CASE("a shape smaller than its cast gives every point to one bird and leaves the others to the spare's rule")
{
    const ShapeLibrary shapes;
    for (const SpareKind kind : {SpareKind::fly, SpareKind::orbit, SpareKind::hide, SpareKind::wait}) {
        Performance performance(spareShow(kind), shapes);
        performance.seek(Step{200});
        const ActEntry& entry = *performance.entry();
        std::set<std::pair<double, double>> points;
        for (std::size_t bird = 0; bird < 120; ++bird)
            if (entry.formed[bird]) points.insert({entry.target[bird].x, entry.target[bird].y});
        CHECK(std::count(entry.formed.begin(), entry.formed.end(), true) == 40);
        CHECK(points.size() == 40);
        CHECK(std::count(entry.cast.begin(), entry.cast.end(), 0) == 100);
        const bool pulled = kind == SpareKind::orbit || kind == SpareKind::wait;
        const auto& mode = performance.cues().mode;
        CHECK(std::count(mode.begin(), mode.end(), BirdMode::form) == (pulled ? 120 : 40));
    }
    // The act behind it has them all again.
    Show show = spareShow(SpareKind::orbit);
    show.acts[2].mode = ActMode::form;
    show.acts[2].casts = {test::cast("c2", DiscShape{})};
    Performance performance(show, shapes);
    performance.seek(show.acts[2].start);
    const auto& formed = performance.entry()->formed;
    CHECK(std::count(formed.begin(), formed.end(), true) == 120);
}

TEST_CASE("orbiting birds keep their radius and turn together at the spare's speed")
{
    const ShapeLibrary shapes;
    Show show = spareShow(SpareKind::orbit);
    show.acts[1].spare.x = 900;
    show.acts[1].spare.y = 200;
    show.acts[1].spare.speed = -3;
    Performance performance(show, shapes);
    const auto arms = [&](std::int64_t into) {
        performance.seek(show.acts[1].start + Step{into});
        std::vector<Vec2> result;
        for (std::size_t bird = 0; bird < 120; ++bird) {
            if (performance.entry()->formed[bird]) continue;
            const Vec2 centre = performance.entry()->cast[bird] < 0 ? Vec2{900, 200} : Vec2{400, 300};
            result.push_back(targetOf(performance.cues(), bird) - centre);
        }
        return result;
    };
    const std::vector<Vec2> start = arms(0);
    const std::vector<Vec2> later = arms(100);
    REQUIRE(start.size() == 80);
    const double turned = -3.0 * 100 / 200; // radians: speed times steps over the radius
    for (std::size_t i = 0; i < start.size(); ++i) {
        const double radius = std::hypot(start[i].x, start[i].y);
        CHECK(radius >= 0.4 * 200 - 1e-3);
        CHECK(radius <= 200 + 1e-3);
        const Vec2 wanted{start[i].x * std::cos(turned) - start[i].y * std::sin(turned),
                          start[i].x * std::sin(turned) + start[i].y * std::cos(turned)};
        CHECK(distance(later[i], wanted) < 1e-3);
    }
}

TEST_CASE("hidden birds fade out, stay away and are back at the end, and fly all the while")
{
    const ShapeLibrary shapes;
    const Show show = spareShow(SpareKind::hide);
    Performance performance(show, shapes);
    const auto opacityAt = [&](std::int64_t into) {
        performance.seek(show.acts[1].start + Step{into});
        const Frame frame = performance.frame();
        float hidden = -1;
        for (std::size_t bird = 0; bird < 120; ++bird) {
            if (frame.entry->formed[bird])
                CHECK(frame.opacity.at(bird) == 1);
            else
                hidden = frame.opacity.at(bird);
        }
        return hidden;
    };
    CHECK(opacityAt(0) == 1);
    CHECK(opacityAt(18) == Approx(0.5)); // of 0.6 s
    CHECK(opacityAt(36) == 0);
    CHECK(opacityAt(200) == 0);
    CHECK(opacityAt(360 - 18) == Approx(0.5));
    performance.seek(show.acts[1].end());
    CHECK(performance.frame().opacity.empty());
    CHECK(hashAt(show, 400) == hashAt(spareShow(SpareKind::fly), 400));
}

TEST_CASE("waiting birds come to rest near where they were, without losing their momentum at once")
{
    const ShapeLibrary shapes;
    const Show show = spareShow(SpareKind::wait);
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start);
    const FlockState entered = performance.flock();
    performance.advance();
    const FlockState next = performance.flock();
    performance.seek(show.acts[1].end() - Step{1});
    for (std::size_t bird = 0; bird < 120; ++bird) {
        if (performance.entry()->formed[bird]) continue;
        const double before = std::hypot(entered.vx[bird], entered.vy[bird]);
        const double after = std::hypot(next.vx[bird], next.vy[bird]);
        CHECK(after > 0.7 * before);
        CHECK(distance(placeOf(performance.flock(), bird), placeOf(entered, bird)) < 8 * before + 3);
        CHECK(std::hypot(performance.flock().vx[bird], performance.flock().vy[bird]) < 0.3);
    }
}

TEST_CASE("birds that join double the points that there are, also while these move")
{
    const ShapeLibrary shapes;
    Show show = spareShow(SpareKind::join);
    show.acts[1].casts[0].keys = keyedShow().acts[1].casts[0].keys;
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start + Step{150});
    const Cues& cues = performance.cues();
    std::set<std::pair<float, float>> places;
    for (std::size_t bird = 0; bird < 120; ++bird) places.insert({cues.targetX[bird], cues.targetY[bird]});
    CHECK(std::count(cues.mode.begin(), cues.mode.end(), BirdMode::form) == 120);
    CHECK(places.size() == 40);
}

TEST_CASE("a pinned bird flies to its point under every assignment, and an impossible pin is named")
{
    const ShapeLibrary shapes;
    for (const AssignmentMethod method : {AssignmentMethod::angle, AssignmentMethod::index}) {
        Show show = ringShow();
        Cast& cast = show.acts[1].casts[0];
        cast.assignment = method;
        cast.pins = {{7, 30}, {80, 0}, {500, 1}, {9, 5000}};
        Performance performance(show, shapes);
        performance.seek(show.acts[1].start);
        const ActEntry& entry = *performance.entry();
        // A ring's point i of n lies at i/n of a turn.
        CHECK(distance(entry.target[7], {400, 400}) < 1e-9);
        CHECK(distance(entry.target[80], {500, 300}) < 1e-9);
        REQUIRE(entry.problems.size() == 2);
        CHECK(entry.problems[0].code == ProblemCode::pinIgnored);
        CHECK(entry.problems[0].severity == Severity::warning);
        CHECK(entry.problems[0].pointer == "/acts/1/casts/0/pins/2");
        CHECK(entry.problems[1].pointer == "/acts/1/casts/0/pins/3");
    }
}

TEST_CASE("the plate under a code goes with its cast")
{
    const ShapeLibrary shapes;
    Show show = keyedShow();
    show.flock.count = 900;
    show.acts[1].casts[0].shape = QrShape{"HELLO", QrLevel::low, 300, 4, true};
    show.acts[1].casts[0].keys.erase(show.acts[1].casts[0].keys.begin() + 1, show.acts[1].casts[0].keys.begin() + 3);
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start + Step{150});
    const Frame frame = performance.frame();
    REQUIRE_FALSE(frame.backing.empty());
    for (std::size_t i = 0; i < frame.backing.size(); ++i)
        for (int corner = 0; corner < 4; ++corner) {
            const Vec2 moved = frame.backing[i].corner[corner] - frame.entry->backing[i].corner[corner];
            CHECK(distance(moved, {250, 60}) < 1e-9);
        }
}
