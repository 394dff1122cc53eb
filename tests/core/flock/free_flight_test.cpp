// SPDX-License-Identifier: MIT
#include "flocks.h"
#include "math/random.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

namespace {

FlightParameters separationOnly()
{
    FlightParameters p = stillAir(FlightRules::theatre);
    p.separate = 0.03;
    return p;
}

FlockState sixtyBirds()
{
    Random random(60);
    std::vector<Vec2> places;
    for (int i = 0; i < 60; ++i) places.push_back({random.between(600, 680), random.between(320, 400)});
    return flockAt(places);
}

} // namespace

// C062
TEST_CASE("two resting birds one unit apart part with exactly the seed's separation, in opposite directions")
{
    FlockState state = flockAt({{0, 0}, {1, 0}});
    Flight().step(state, freeCues(2), separationOnly(), {}, {});
    CHECK(state.vx[0] == -0.03f);
    CHECK(state.vx[1] == 0.03f);
    CHECK(state.vy[0] == 0);
    CHECK(state.vy[1] == 0);
    CHECK(state.x[0] == -0.03f);
    CHECK(state.x[1] == 1.03f);
}

// C062; 60 float velocities of up to about 2, each rounded a few times, add up to less than 1e-4
TEST_CASE("separation alone adds no momentum to the flock")
{
    FlockState state = sixtyBirds();
    FlightParameters p = separationOnly();
    p.separationRadius = p.sight = 80;
    Flight flight;
    for (int t = 0; t < 20; ++t) {
        flight.step(state, freeCues(60), p, {}, {});
        double px = 0, py = 0, moved = 0;
        for (std::size_t i = 0; i < 60; ++i) {
            px += static_cast<double>(state.vx[i]);
            py += static_cast<double>(state.vy[i]);
            moved += speedOf(state, i);
        }
        CHECK(std::abs(px) < 1e-6 * moved);
        CHECK(std::abs(py) < 1e-6 * moved);
        CHECK(moved > 1);
    }
}

// C062; the sums run in another order, so floats differ in the last bits and drift apart slowly
TEST_CASE("storing the birds in reverse order gives the same flight within rounding after 100 steps")
{
    FlockState forward = sixtyBirds();
    FlockState backward = forward;
    for (auto* field : {&backward.x, &backward.y, &backward.vx, &backward.vy})
        std::reverse(field->begin(), field->end());
    Flight flight;
    for (int t = 0; t < 100; ++t) {
        flight.step(forward, freeCues(60), separationOnly(), {}, {});
        flight.step(backward, freeCues(60), separationOnly(), {}, {});
    }
    for (std::size_t i = 0; i < 60; ++i) {
        CHECK(std::abs(forward.x[i] - backward.x[59 - i]) < 0.01f);
        CHECK(std::abs(forward.y[i] - backward.y[59 - i]) < 0.01f);
    }
}

TEST_CASE("a lone bird in still air flies straight on")
{
    for (const FlightRules rules : {FlightRules::theatre, FlightRules::mirofish}) {
        FlockState state = flockAt({{100, 100}});
        state.vx[0] = 1.5f;
        state.vy[0] = -0.75f;
        Flight flight;
        for (int t = 0; t < 8; ++t) flight.step(state, freeCues(1), stillAir(rules), {}, {});
        CHECK(state.x[0] == 112);
        CHECK(state.y[0] == 94);
        CHECK(state.vx[0] == 1.5f);
    }
}

TEST_CASE("alignment closes the difference of two velocities by its share a step, cohesion pulls by distance")
{
    FlightParameters p = stillAir(FlightRules::theatre);
    p.align = 0.05;
    p.cohere = 0.0012;
    FlockState state = flockAt({{0, 0}, {20, 0}});
    state.vy[0] = 1;
    state.vy[1] = -1;
    Flight().step(state, freeCues(2), p, {}, {});
    CHECK(static_cast<double>(state.vy[0]) == Approx(1 - 2 * 0.05));
    CHECK(static_cast<double>(state.vy[1]) == Approx(-1 + 2 * 0.05));
    CHECK(static_cast<double>(state.vx[0]) == Approx(20 * 0.0012));
    CHECK(static_cast<double>(state.vx[1]) == Approx(-20 * 0.0012));
}

TEST_CASE("half the weight is half of every force, and none leaves the flight straight")
{
    FlockState full = flockIn(100, {0, 0}, {400, 300}, 31), half = full, none = full;
    const FlockState before = full;
    FlightParameters p = theatreFlight();
    p.minSpeed = p.wander = 0;
    p.maxSpeed = 1000;
    StepInput input;
    input.opening.kind = OpeningKind::scattered;
    Flight flight;
    flight.step(full, freeCues(100), p, {}, input);
    input.weight = 0.5;
    flight.step(half, freeCues(100), p, {}, input);
    input.weight = 0;
    flight.step(none, freeCues(100), p, {}, input);
    for (std::size_t i = 0; i < 100; ++i) {
        const float change = full.vx[i] - before.vx[i];
        CHECK(half.vx[i] - before.vx[i] == Approx(change / 2).margin(1e-6));
        CHECK(none.vx[i] == before.vx[i]);
    }
}

TEST_CASE("wander turns a bird without a jump and without a change of speed, each bird its own way")
{
    FlightParameters p = stillAir(FlightRules::theatre);
    p.wander = 0.035;
    FlockState state = flockAt({{0, 0}, {5000, 0}, {10000, 0}});
    for (float& v : state.vx) v = 2;
    Flight flight;
    StepInput input;
    double turned[3] = {}, last[3] = {}, jump = 0;
    for (input.tick = 1; input.tick <= 1200; ++input.tick) {
        const FlockState before = state;
        flight.step(state, freeCues(3), p, {}, input);
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec2 a{static_cast<double>(before.vx[i]), static_cast<double>(before.vy[i])};
            const Vec2 b{static_cast<double>(state.vx[i]), static_cast<double>(state.vy[i])};
            const double angle = std::atan2(cross(a, b), dot(a, b));
            REQUIRE(std::abs(angle) < 0.0351);
            if (input.tick > 1) jump = std::max(jump, std::abs(angle - last[i]));
            last[i] = angle;
            turned[i] = std::max(turned[i], std::abs(angle));
        }
    }
    CHECK(jump < 0.035 * 0.08); // the fastest of the three waves turns by 0.06 radians a step
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(turned[i] > 0.02);
        CHECK(speedOf(state, i) == Approx(2).epsilon(1e-3));
    }
    CHECK(state.vx[0] != state.vx[1]);
}

TEST_CASE("the wind varies little over ten units and a step, and blows no harder than it says")
{
    FlightParameters p = stillAir(FlightRules::theatre);
    p.wind = 0.13;
    p.sight = 1;
    std::vector<Vec2> places;
    for (int i = 0; i < 400; ++i) places.push_back({i * 10.0 - 1000, 300});
    const auto windAt = [&](std::int64_t tick) {
        FlockState state = flockAt(places);
        StepInput input;
        input.tick = tick;
        Flight().step(state, freeCues(places.size()), p, {}, input);
        return state;
    };
    const FlockState now = windAt(500), next = windAt(501);
    double strongest = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        strongest = std::max(strongest, speedOf(now, i));
        if (i > 0) CHECK(std::abs(now.vy[i] - now.vy[i - 1]) < 0.02f);
        CHECK(std::abs(now.vy[i] - next.vy[i]) < 0.003f);
    }
    CHECK(strongest < 0.1301);
    CHECK(strongest > 0.05);
}

TEST_CASE("the flock stays on the stage, in motion, neither clumped nor dispersed, for two minutes")
{
    for (const std::uint32_t seed : {1u, 2u, 3u}) {
        INFO("seed " << seed);
        const FlightParameters p = theatreFlight();
        FlockState state = openFlock(600, seed, {OpeningKind::scattered, 0, 0}, {1280, 720}, p);
        Flight flight;
        StepInput input;
        input.seed = seed;
        std::size_t outside = 0, samples = 0;
        for (input.tick = 1; input.tick <= 7200; ++input.tick) {
            flight.step(state, freeCues(600), p, {}, input);
            if (input.tick < 600 || input.tick % 100 != 0) continue;
            double cx = 0, cy = 0, spread = 0;
            for (std::size_t i = 0; i < 600; ++i) {
                cx += static_cast<double>(state.x[i]) / 600;
                cy += static_cast<double>(state.y[i]) / 600;
                ++samples;
                if (state.x[i] < 0 || state.x[i] > 1280 || state.y[i] < 0 || state.y[i] > 720) ++outside;
                REQUIRE(speedOf(state, i) > p.minSpeed * 0.999);
                REQUIRE(speedOf(state, i) < p.maxSpeed * 1.001);
                REQUIRE(std::abs(state.x[i] - 640) < 740);
                REQUIRE(std::abs(state.y[i] - 360) < 460);
            }
            for (std::size_t i = 0; i < 600; ++i)
                spread += (std::pow(static_cast<double>(state.x[i]) - cx, 2) +
                           std::pow(static_cast<double>(state.y[i]) - cy, 2)) /
                          600;
            CHECK(std::sqrt(spread) > 80);  // a packed disc of 600 birds at the separation radius has about 100
            CHECK(std::sqrt(spread) < 420); // an even flock has 424
        }
        CHECK(static_cast<double>(outside) < 0.03 * static_cast<double>(samples));
    }
}

TEST_CASE("a bird that comes in fast keeps its direction and brakes gently to the highest speed")
{
    FlightParameters p = stillAir(FlightRules::theatre);
    p.maxSpeed = 3.6;
    FlockState state = flockAt({{0, 0}});
    state.vx[0] = 12;
    state.vy[0] = 16;
    Flight flight;
    double before = 20;
    for (int t = 0; t < 120; ++t) {
        flight.step(state, freeCues(1), p, {}, {});
        const double speed = speedOf(state, 0);
        CHECK(speed <= before * (1 + 1e-6));
        CHECK(speed >= before * 0.9);
        CHECK(state.vy[0] / state.vx[0] == Approx(16.0 / 12).epsilon(1e-4));
        before = speed;
    }
    CHECK(before == Approx(3.6).epsilon(1e-3));
}
