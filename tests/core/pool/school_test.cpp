// SPDX-License-Identifier: MIT
#include "../flock/flocks.h"
#include "pool/pool.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// The seed's speed and force, and no neighbours, walls or noise.
FlightParameters aloneInStillWater()
{
    FlightParameters p = stillAir(FlightRules::mirofish);
    p.maxSpeed = mirofishFlight().maxSpeed;
    p.maxForce = mirofishFlight().maxForce;
    return p;
}

/// Steps until a bird that flies at `vx` and is pushed hard to the right flies at full speed there.
int stepsToFullSpeed(double vx)
{
    FlockState state = flockAt({{0, 0}});
    state.vx[0] = static_cast<float>(vx);
    const std::vector<float> pushX{5}, pushY{0};
    const FlightParameters flight = aloneInStillWater();
    Flight engine;
    for (int step = 1; step < 1000; ++step) {
        engine.step(state, freeCues(1), flight, {}, {}, {pushX, pushY, {}});
        if (static_cast<double>(state.vx[0]) >= flight.maxSpeed - 1e-6) return step;
    }
    return 1000;
}

} // namespace

// speed / force = 3.2 / 0.19 = 16.8 steps, and twice that for a turn
TEST_CASE("a push may be as hard as it likes: full speed takes 16 to 17 steps and a U-turn about 0.6 seconds")
{
    const FlightParameters flight = mirofishFlight();
    CHECK(stepsToFullSpeed(0) == static_cast<int>(std::ceil(flight.maxSpeed / flight.maxForce)));
    CHECK(stepsToFullSpeed(0) == 17);
    const int turn = stepsToFullSpeed(-flight.maxSpeed);
    CHECK(turn == static_cast<int>(std::ceil(2 * flight.maxSpeed / flight.maxForce)));
    CHECK(std::abs(turn / 60.0 - 0.6) < 0.05);
}

TEST_CASE("a push adds itself to the velocity of a theatre's bird")
{
    FlockState state = flockAt({{0, 0}, {500, 0}});
    const std::vector<float> pushX{0.25F, 0}, pushY{-0.5F, 0};
    Flight().step(state, freeCues(2), stillAir(FlightRules::theatre), {}, {}, {pushX, pushY, {}});
    CHECK(state.vx[0] == 0.25F);
    CHECK(state.vy[0] == -0.5F);
    CHECK(state.vx[1] == 0);
}

// Each place is rounded once a step, by at most half a unit in the last place; as every bird flies in its own direction
// these add up like a random walk, far below a thousandth of the way that the birds fly.
TEST_CASE("without forces from outside the middle of a school does not drift in 10,000 steps")
{
    FlockState state = flockIn(60, {600, 320}, {80, 80}, 31);
    for (std::size_t i = 0; i < 60; ++i) state.vx[i] = state.vy[i] = 0;
    FlightParameters p = stillAir(FlightRules::theatre);
    p.separate = 0.03;
    const FlockState start = state;
    Pool pool(60);
    Flight flight;
    StepInput input;
    const Cues cues = freeCues(60);
    for (; input.tick < 10'000; ++input.tick)
        flight.step(state, cues, p, {}, input, pool.stir(state, Step{input.tick}));
    double x = 0, y = 0, way = 0;
    for (std::size_t i = 0; i < 60; ++i) {
        const double dx = static_cast<double>(state.x[i]) - static_cast<double>(start.x[i]);
        const double dy = static_cast<double>(state.y[i]) - static_cast<double>(start.y[i]);
        x += dx;
        y += dy;
        way += std::hypot(dx, dy);
    }
    CHECK(way / 60 > 100);
    CHECK(std::abs(x) < 1e-3 * way);
    CHECK(std::abs(y) < 1e-3 * way);
}

TEST_CASE("in a chase for a bait the school draws out into a ladder: arrivals spread more than their ways do")
{
    FlockState state = flockIn(120, {100, 300}, {120, 120}, 41);
    for (std::size_t i = 0; i < state.size(); ++i) state.vx[i] = state.vy[i] = 0;
    FlightParameters p = mirofishFlight();
    p.wallDistance = 0;
    const Vec2 bait{400, 360};
    const auto wayOf = [&](std::size_t i) {
        return std::hypot(bait.x - static_cast<double>(state.x[i]), bait.y - static_cast<double>(state.y[i]));
    };
    Pool pool(state.size());
    REQUIRE(pool.apply({Step{0}, DropBait{1, {bait, 0.4, 500, 25}}}));
    double nearest = 1e9, farthest = 0;
    for (std::size_t i = 0; i < state.size(); ++i) {
        nearest = std::min(nearest, wayOf(i));
        farthest = std::max(farthest, wayOf(i));
    }
    std::vector<int> arrival(state.size(), -1);
    Flight flight;
    StepInput input;
    const Cues cues = freeCues(state.size());
    for (; input.tick < 1200; ++input.tick) {
        flight.step(state, cues, p, {}, input, pool.stir(state, Step{input.tick}));
        for (std::size_t i = 0; i < state.size(); ++i)
            if (arrival[i] < 0 && wayOf(i) < 40) arrival[i] = static_cast<int>(input.tick);
    }
    REQUIRE(std::count(arrival.begin(), arrival.end(), -1) == 0);
    const auto [first, last] = std::minmax_element(arrival.begin(), arrival.end());
    CHECK(*last - *first > (farthest - nearest) / p.maxSpeed);
}
