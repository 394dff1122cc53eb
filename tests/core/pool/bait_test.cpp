// SPDX-License-Identifier: MIT
#include "../flock/flocks.h"
#include "pool/pool.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace flocktale;
using namespace flocktale::test;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

PoolEvent drop(std::uint32_t number, Bait bait, std::int64_t at = 0) { return {Step{at}, DropBait{number, bait}}; }

} // namespace

TEST_CASE("a bait pulls with strength (1 - d/R)² towards itself, and a negative one as much away")
{
    const double strength = GENERATE(0.19, -0.4);
    const Bait bait{{1000, 500}, strength, 250, 25};
    // Along an axis, along a 3-4-5 triangle, just inside the radius, outside it, and on the bait.
    const FlockState flock = flockAt({{900, 500}, {1000, 600}, {970, 460}, {751, 500}, {749, 500}, {1000, 500}});
    Pool pool(flock.size());
    REQUIRE(pool.apply(drop(1, bait)));
    const Stir stir = pool.stir(flock, Step{0});
    REQUIRE(stir.pushX.size() == flock.size());
    for (std::size_t i = 0; i < flock.size(); ++i) {
        const double dx = 1000 - static_cast<double>(flock.x[i]), dy = 500 - static_cast<double>(flock.y[i]);
        const double d = std::hypot(dx, dy);
        const double pull = d < 250 ? strength * (1 - d / 250) * (1 - d / 250) : 0;
        CHECK(std::abs(static_cast<double>(stir.pushX[i]) - (d > 0 ? pull * dx / d : 0)) < 1e-7);
        CHECK(std::abs(static_cast<double>(stir.pushY[i]) - (d > 0 ? pull * dy / d : 0)) < 1e-7);
    }
}

TEST_CASE("a bait pulls fully until five seconds before its end and fades linearly to none")
{
    const FlockState flock = flockAt({{0, 0}});
    Pool pool(1);
    REQUIRE(pool.apply(drop(1, {{100, 0}, 0.4, 200, 25})));
    const auto pullAt = [&](int step) {
        const Stir stir = pool.stir(flock, Step{step});
        return stir.pushX.empty() ? 0.0 : static_cast<double>(stir.pushX[0]);
    };
    const double full = 0.4 * 0.5 * 0.5;
    for (const int step : {0, 600, 1200}) CHECK(std::abs(pullAt(step) - full) < 1e-8);
    for (int step = 1210; step < 1500; step += 10) CHECK(std::abs(pullAt(step) - full * (1500 - step) / 300.0) < 1e-8);
    CHECK(pullAt(1499) > 0);
    CHECK(pullAt(1500) == 0);
    CHECK(pool.baits().empty());
}

TEST_CASE("a bait that lives less than five seconds fades over its whole life")
{
    const Bait bait{{0, 0}, 1, 100, 2};
    CHECK(baitShare(bait, Step{0}) == 1);
    CHECK(baitShare(bait, Step{60}) == 0.5);
    CHECK(baitShare(bait, Step{120}) == 0);
    CHECK(baitShare(bait, Step{-1}) == 0);
}

TEST_CASE("the pulls of several baits add up, and a deleted one pulls no more")
{
    const FlockState flock = flockAt({{0, 0}});
    Pool pool(1);
    REQUIRE(pool.apply(drop(1, {{100, 0}, 0.4, 200, 25})));
    REQUIRE(pool.apply(drop(2, {{-100, 0}, 0.4, 200, 25})));
    REQUIRE(pool.apply(drop(3, {{0, 50}, 0.4, 100, 25})));
    CHECK(pool.stir(flock, Step{0}).pushX[0] == 0);
    REQUIRE(pool.apply({Step{1}, DeleteBait{2}}));
    const Stir stir = pool.stir(flock, Step{1});
    CHECK(std::abs(static_cast<double>(stir.pushX[0]) - 0.1) < 1e-8);
    CHECK(std::abs(static_cast<double>(stir.pushY[0]) - 0.1) < 1e-8);
    CHECK(pool.apply({Step{2}, DeleteBait{2}}));
}

TEST_CASE("thousands of baits may be dropped one after the other, and only those that live are kept")
{
    const FlockState flock = flockAt({{0, 0}});
    Pool pool(1);
    std::uint32_t number = 0;
    for (std::int64_t at = 0; at < 6000; ++at) {
        REQUIRE(pool.apply(drop(number++, {{10, 0}, 0.1, 100, 1}, at)));
        // Dropped in each of the last 60 steps.
        CHECK(pool.baits().size() == static_cast<std::size_t>(std::min<std::int64_t>(at + 1, 60)));
    }
    CHECK(pool.stir(flock, Step{6060}).pushX.empty());
}

TEST_CASE("an input out of bounds, out of order or out of place is refused and changes nothing")
{
    const FlockState flock = flockAt({{0, 0}, {50, 50}});
    Pool pool(2);
    REQUIRE(pool.apply(drop(1, {{100, 0}, 0.4, 200, 25}, 10)));
    REQUIRE(pool.apply({Step{10}, TakeBirds{1, {5, 5}, {1}}}));

    const Bait fine{{1, 1}, 1, 100, 10};
    const auto with = [&](auto member, auto value) {
        Bait bait = fine;
        bait.*member = value;
        return drop(2, bait, 10);
    };
    const std::vector<PoolEvent> refused{
        drop(2, fine, 9),
        drop(1, fine, 10),
        with(&Bait::place, Vec2{kNan, 0}),
        with(&Bait::place, Vec2{0, 100'001}),
        with(&Bait::strength, 10.5),
        with(&Bait::strength, kNan),
        with(&Bait::radius, 0.0),
        with(&Bait::radius, kNan),
        with(&Bait::seconds, 601.0),
        with(&Bait::seconds, kNan),
        {Step{10}, TakeBirds{1, {0, 0}, {0}}},
        {Step{10}, TakeBirds{2, {0, 0}, {}}},
        {Step{10}, TakeBirds{2, {0, 0}, {2}}},
        {Step{10}, TakeBirds{2, {0, 0}, {0, 0}}},
        {Step{10}, TakeBirds{2, {kNan, 0}, {0}}},
        {Step{10}, MoveHand{1, {0, -1e6}}},
    };
    for (const PoolEvent& event : refused) {
        CHECK_FALSE(pool.apply(event));
        REQUIRE(pool.baits().size() == 1);
        const Stir stir = pool.stir(flock, Step{10});
        CHECK(std::abs(static_cast<double>(stir.pushX[0]) - 0.1) < 1e-8);
        REQUIRE(stir.held.size() == 1);
        CHECK(stir.held[0].x == 5);
    }
    for (std::uint32_t i = 2; i <= kLivingBaits; ++i) REQUIRE(pool.apply(drop(i, fine, 10)));
    CHECK_FALSE(pool.apply(drop(kLivingBaits + 1, fine, 10)));
}
