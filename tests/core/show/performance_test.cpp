// SPDX-License-Identifier: MIT
#include "show/bake.h"
#include "show/edit.h"
#include "show/performance.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

using namespace flocktale;

namespace {

std::vector<std::uint64_t> hashesByPlaying(const Show& show, const ShapeLibrary& shapes, int steps, int threads = 1)
{
    Performance performance(show, shapes, {threads, std::size_t{64} << 20});
    std::vector<std::uint64_t> hashes{performance.hash()};
    for (int i = 0; i < steps; ++i) {
        performance.advance();
        hashes.push_back(performance.hash());
    }
    return hashes;
}

} // namespace

TEST_CASE("seeking to any step gives the same bits as playing to it")
{
    const ShapeLibrary shapes;
    const Show show = test::threeActs();
    const auto played = hashesByPlaying(show, shapes, 330);
    Performance performance(show, shapes);
    for (const int step : {300, 10, 61, 60, 59, 240, 241, 239, 0, 330, 150, 151}) {
        INFO("step " << step);
        CHECK(performance.seek(Step{step}));
        CHECK(performance.position() == Step{step});
        CHECK(performance.hash() == played[static_cast<std::size_t>(step)]);
    }
}

TEST_CASE("the number of threads and the memory for snapshots do not change a bit")
{
    const ShapeLibrary shapes;
    const Show show = test::threeActs();
    const auto one = hashesByPlaying(show, shapes, 330);
    CHECK(hashesByPlaying(show, shapes, 330, 2) == one);
    CHECK(hashesByPlaying(show, shapes, 330, 4) == one);
    Performance poor(show, shapes, {1, 40'000});
    poor.seek(Step{330});
    CHECK(poor.snapshotBytes() <= 40'000);
    poor.seek(Step{170});
    CHECK(poor.hash() == one[170]);
}

TEST_CASE("after an edit everything before the first difference stays and everything after it is as if new")
{
    const ShapeLibrary shapes;
    const Show before = test::threeActs();
    Show after = before;
    std::get<RingShape>(after.acts[1].casts[0].shape).radius = 120;
    CHECK(firstDifference(before, after) == before.acts[1].start);
    Performance performance(before, shapes);
    performance.seek(Step{330});
    performance.setShow(after);
    CHECK(performance.position() < before.acts[1].start);
    CHECK(performance.position() > Step{}); // not from the start
    performance.seek(Step{330});
    CHECK(performance.hash() == hashesByPlaying(after, shapes, 330).back());
}

TEST_CASE("what birds cannot notice costs no step")
{
    const ShapeLibrary shapes;
    const Show before = test::threeActs();
    Show after = before;
    after.title = "other";
    after.acts[1].name = "other";
    after.stage.background = Rgb{1, 2, 3};
    after.flock.birdSize = 3;
    addMarker(after, Marker{});
    addProp(after, Prop{});
    Performance performance(before, shapes);
    performance.seek(Step{200});
    performance.setShow(after);
    CHECK(performance.position() == Step{200});
}

TEST_CASE("a longer act is redone from its old end only")
{
    const Show before = test::threeActs();
    Show after = before;
    CHECK(trimActEnd(after, ActId{"a3"}, nearestStep(9)));
    CHECK(firstDifference(before, after) == before.acts[2].end());
    after = before;
    CHECK(removeAct(after, ActId{"a3"}));
    CHECK(firstDifference(before, after) == before.acts[2].start);
    CHECK(firstDifference(before, before) > nearestStep(1e9));
}

TEST_CASE("a formation arrives in delay order")
{
    const ShapeLibrary shapes;
    Show show = test::threeActs();
    show.acts[1].casts[0].sweep = Sweep{SweepKind::angle, false, 1, 0};
    Performance performance(show, shapes);
    performance.seek(show.acts[1].start);
    const auto entry = performance.entry();
    REQUIRE(entry);
    const std::size_t birds = entry->target.size();
    std::vector<int> arrival(birds, -1);
    for (int step = 0; step < 180; ++step) {
        performance.advance();
        for (std::size_t i = 0; i < birds; ++i) {
            const double dx = static_cast<double>(performance.flock().x[i]) - entry->target[i].x;
            const double dy = static_cast<double>(performance.flock().y[i]) - entry->target[i].y;
            if (std::sqrt(dx * dx + dy * dy) > 4)
                arrival[i] = -1;
            else if (arrival[i] < 0)
                arrival[i] = step;
        }
        if (performance.position() == show.acts[1].end() - Step{1}) break;
    }
    // Ways differ, so single birds may overtake: compare the means of eight groups of equal delay.
    std::map<int, std::pair<double, int>> groups;
    for (std::size_t i = 0; i < birds; ++i) {
        REQUIRE(arrival[i] >= 0);
        auto& [sum, count] = groups[static_cast<int>(entry->delay[i] * 8)];
        sum += arrival[i];
        ++count;
    }
    REQUIRE(groups.size() == 8);
    double former = -1;
    for (const auto& [group, total] : groups) {
        const double mean = total.first / total.second;
        CHECK(mean > former);
        former = mean;
    }
}

TEST_CASE("after an act that used few birds the next one uses all, by playing and by seeking")
{
    const ShapeLibrary shapes;
    Show show = test::threeActs();
    show.acts = {test::act("a1", 0, 2), test::act("a2", 2, 3, ActMode::form), test::act("a3", 5, 1.5, ActMode::form)};
    show.acts[1].casts = {test::cast("c1", LineShape{480}, 100)};
    show.acts[2].casts = {test::cast("c2", RingShape{200})};
    Performance performance(show, shapes);
    performance.seek(nearestStep(3));
    CHECK(std::count(performance.entry()->formed.begin(), performance.entry()->formed.end(), true) == 100);
    performance.seek(nearestStep(6));
    const auto entry = performance.entry();
    CHECK(std::count(entry->formed.begin(), entry->formed.end(), true) == 240);
    double closest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < 240; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Vec2 d = entry->target[i] - entry->target[j];
            closest = std::min(closest, std::sqrt(dot(d, d)));
        }
    CHECK(closest == Approx(400 * std::sin(3.14159265358979323846 / 240)).margin(1e-6));
    const auto targets = entry->target;
    performance.seek(nearestStep(1));
    performance.seek(nearestStep(6));
    CHECK(performance.entry()->target == targets);
}

TEST_CASE("an act whose shape gives no points flies freely and says why")
{
    const ShapeLibrary shapes; // no fonts: text cannot be made
    Show show = test::threeActs();
    show.acts[1].casts = {test::cast("c1", TextShape{})};
    Performance performance(show, shapes);
    performance.seek(nearestStep(2));
    REQUIRE(performance.entry());
    REQUIRE(performance.entry()->problems.size() == 1);
    CHECK(performance.entry()->problems[0].pointer == "/acts/1/casts/0/shape/text");
    for (const BirdMode mode : performance.cues().mode) CHECK(mode == BirdMode::free);
}

TEST_CASE("an act of an unknown mode holds what was before it")
{
    const ShapeLibrary shapes;
    Show show = test::threeActs();
    show.acts[2].mode = ActMode::unknown;
    show.acts[2].unknownMode = "juggle";
    show.acts[1].exit = ExitKind::none;
    Performance performance(show, shapes);
    performance.seek(show.acts[1].end() - Step{1});
    const Cues held = performance.cues();
    performance.seek(show.acts[2].start + Step{10});
    CHECK(performance.cues().targetX == held.targetX);
    CHECK(performance.cues().mode == held.mode);
}

TEST_CASE("a seek can be cancelled and the performance stays usable")
{
    const ShapeLibrary shapes;
    const Show show = test::threeActs();
    Performance performance(show, shapes);
    const std::atomic<bool> cancel{true};
    CHECK_FALSE(performance.seek(Step{300}, &cancel));
    CHECK(performance.seek(Step{300}));
    CHECK(performance.hash() == hashesByPlaying(show, shapes, 300).back());
}

TEST_CASE("baked points stand for the shape and give the same performance")
{
    const ShapeLibrary shapes;
    const Show show = test::threeActs();
    const auto baked = bake(show, shapes);
    REQUIRE(baked);
    REQUIRE(baked.value().acts[1].casts[0].baked.has_value());
    CHECK(baked.value().acts[1].casts[0].baked->points.size() == 240);
    CHECK(hashesByPlaying(baked.value(), shapes, 330) == hashesByPlaying(show, shapes, 330));
    const auto again = bake(baked.value(), shapes);
    REQUIRE(again);
    CHECK(again.value() == baked.value());
}

TEST_CASE("baked points of another shape or count are not used")
{
    const ShapeLibrary shapes;
    Show show = std::move(bake(test::threeActs(), shapes)).value();
    std::get<RingShape>(show.acts[1].casts[0].shape).radius = 50;
    Show plain = show;
    plain.acts[1].casts[0].baked.reset();
    CHECK(hashesByPlaying(show, shapes, 200) == hashesByPlaying(plain, shapes, 200));
}
