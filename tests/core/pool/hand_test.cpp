// SPDX-License-Identifier: MIT
#include "../flock/flocks.h"
#include "pool/pool.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("a held bird halves its way to the hand in every step, and the others do not move for it")
{
    FlockState state = flockAt({{0, 0}, {1000, 0}});
    Pool pool(2);
    Flight flight;
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {64, 32}, {0}}}));
    StepInput input;
    for (; input.tick < 6; ++input.tick) {
        flight.step(state, freeCues(2), stillAir(FlightRules::mirofish), {}, input, pool.stir(state, Step{input.tick}));
        const double left = std::ldexp(1.0, -1 - static_cast<int>(input.tick));
        CHECK(static_cast<double>(state.x[0]) == 64 * (1 - left));
        CHECK(static_cast<double>(state.y[0]) == 32 * (1 - left));
        CHECK(state.x[1] == 1000);
    }
}

TEST_CASE("a hand that leaps far pulls its bird in a straight line, no faster than a hand may")
{
    FlockState state = flockAt({{0, 0}});
    Pool pool(1);
    Flight flight;
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {8000, -4000}, {0}}}));
    flight.step(state, freeCues(1), mirofishFlight(), {}, {}, pool.stir(state, Step{0}));
    CHECK(state.vx[0] == kHandSpeed);
    CHECK(state.vy[0] == -kHandSpeed / 2);
}

TEST_CASE("a hand does not move birds that follow a formation")
{
    FlockState held = flockAt({{0, 0}});
    FlockState left = held;
    Pool pool(1);
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {500, 0}, {0}}}));
    StepInput input;
    input.progress = 0.5;
    Flight flight;
    flight.step(held, discCues(1, 50), {}, {}, input, pool.stir(held, Step{0}));
    flight.step(left, discCues(1, 50), {}, {}, input);
    CHECK(stateHash(held) == stateHash(left));
}

TEST_CASE("birds of a lasso gather round the hand without sitting on each other, and the last hand has them")
{
    const FlockState flock = flockIn(40, {0, 0}, {900, 600}, 5);
    Pool pool(40);
    std::vector<std::uint32_t> birds;
    for (std::uint32_t i = 0; i < 20; ++i) birds.push_back(2 * i);
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {0, 0}, birds}}));
    REQUIRE(pool.apply({Step{0}, TakeBirds{2, {400, 0}, {0, 2}}}));
    REQUIRE(pool.apply({Step{0}, MoveHand{1, {100, 100}}}));
    const Stir stir = pool.stir(flock, Step{0});
    REQUIRE(stir.held.size() == 20);
    for (std::size_t a = 0; a < 20; ++a) {
        const bool second = stir.held[a].bird == 0 || stir.held[a].bird == 2;
        CHECK(std::hypot(stir.held[a].x - (second ? 400.0F : 100.0F), stir.held[a].y - (second ? 0.0F : 100.0F)) < 40);
        for (std::size_t b = 0; b < a; ++b) {
            CHECK(stir.held[a].bird != stir.held[b].bird);
            CHECK(std::hypot(stir.held[a].x - stir.held[b].x, stir.held[a].y - stir.held[b].y) > 5);
        }
    }
    REQUIRE(pool.apply({Step{1}, LetGo{1}}));
    CHECK(pool.stir(flock, Step{1}).held.size() == 2);
}

TEST_CASE("a bird that was pulled out of its school finds its way back when it is let go")
{
    FlockState state = flockIn(120, {560, 280}, {160, 160}, 7);
    const Cues cues = freeCues(state.size());
    FlightParameters flight = mirofishFlight();
    flight.wallDistance = 0;
    const auto fromMiddle = [&] {
        double x = 0, y = 0;
        for (std::size_t i = 1; i < state.size(); ++i) {
            x += static_cast<double>(state.x[i]);
            y += static_cast<double>(state.y[i]);
        }
        const double others = static_cast<double>(state.size() - 1);
        return std::hypot(static_cast<double>(state.x[0]) - x / others, static_cast<double>(state.y[0]) - y / others);
    };
    Pool pool(state.size());
    Flight engine;
    StepInput input;
    const bool letGo = GENERATE(true, false);
    REQUIRE(pool.apply({Step{0}, TakeBirds{1, {640, 2000}, {0}}}));
    double pulledOut = 0, nearest = 1e9;
    for (; input.tick < 120 + 600; ++input.tick) {
        if (letGo && input.tick == 120) REQUIRE(pool.apply({Step{120}, LetGo{1}}));
        engine.step(state, cues, flight, {}, input, pool.stir(state, Step{input.tick}));
        if (input.tick == 119) pulledOut = fromMiddle();
        if (input.tick >= 120) nearest = std::min(nearest, fromMiddle());
    }
    CHECK(pulledOut > 700);
    CHECK((nearest < 150) == letGo);
}
