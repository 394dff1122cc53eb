// SPDX-License-Identifier: MIT
#include "flocks.h"
#include "support/catch.h"

#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

namespace {

double spread(const FlockState& state)
{
    double sum = 0;
    for (std::size_t i = 0; i < state.size(); ++i)
        sum += std::hypot(static_cast<double>(state.x[i]) - 640, static_cast<double>(state.y[i]) - 360);
    return sum / static_cast<double>(state.size());
}

/// Mean angular momentum per bird round the middle of the stage.
double swirl(const FlockState& state)
{
    double sum = 0;
    for (std::size_t i = 0; i < state.size(); ++i)
        sum += cross({static_cast<double>(state.x[i]) - 640, static_cast<double>(state.y[i]) - 360},
                     {static_cast<double>(state.vx[i]), static_cast<double>(state.vy[i])});
    return sum / static_cast<double>(state.size());
}

} // namespace

TEST_CASE("an opened flock is seeded, headed as it flies, and as scattered or as whirling as asked")
{
    const Vec2 stage{1280, 720};
    const FlockState vortex = openFlock(500, 9, {OpeningKind::vortex, 4, 70}, stage, {}, Rgb{1, 2, 3});
    CHECK(stateHash(vortex) == stateHash(openFlock(500, 9, {OpeningKind::vortex, 4, 70}, stage, {})));
    CHECK(stateHash(vortex) != stateHash(openFlock(500, 10, {OpeningKind::vortex, 4, 70}, stage, {})));
    for (std::size_t i = 0; i < 500; ++i) {
        const Vec2 arm{static_cast<double>(vortex.x[i]) - 640, static_cast<double>(vortex.y[i]) - 360};
        const Vec2 v{static_cast<double>(vortex.vx[i]), static_cast<double>(vortex.vy[i])};
        CHECK(std::sqrt(dot(arm, arm)) <= 70.001);
        CHECK(std::abs(dot(arm, v)) < 1e-3);
        CHECK(cross(arm, v) > 0);
        CHECK(std::hypot(vortex.headingX[i], vortex.headingY[i]) == Approx(1));
    }
    CHECK(vortex.red[0] == 1);
    CHECK(vortex.blue[499] == 3);

    const FlockState scattered = openFlock(2000, 9, {OpeningKind::scattered, 4, 70}, stage, {});
    int quarter[4] = {};
    for (std::size_t i = 0; i < 2000; ++i) {
        CHECK((scattered.x[i] >= 0 && scattered.x[i] <= 1280 && scattered.y[i] >= 0 && scattered.y[i] <= 720));
        ++quarter[(scattered.x[i] > 640) + 2 * (scattered.y[i] > 360)];
    }
    for (const int birds : quarter) CHECK(std::abs(birds - 500) < 100);
    CHECK(openFlock(0, 1, {}, stage, {}).size() == 0);
}

TEST_CASE("the flock grows out of the whirl without a jump")
{
    const FlightParameters p = theatreFlight();
    FlockState state = openFlock(600, 3, {OpeningKind::vortex, 4, 70}, {1280, 720}, p);
    Flight flight;
    StepInput input;
    input.seed = 3;
    const double start = spread(state);
    double jump = 0;
    for (input.tick = 1; input.tick <= 240; ++input.tick) {
        const FlockState before = state;
        input.weight = static_cast<double>(input.tick) / 240;
        flight.step(state, freeCues(600), p, {}, input);
        for (std::size_t i = 0; i < 600; ++i)
            jump = std::max(jump, std::hypot(static_cast<double>(state.vx[i] - before.vx[i]),
                                             static_cast<double>(state.vy[i] - before.vy[i])));
        if (input.tick == 60) {
            CHECK(spread(state) > start);
            CHECK(spread(state) < 3 * start);
            CHECK(swirl(state) > 0.8 * spread(state) * p.minSpeed);
        }
    }
    CHECK(spread(state) > 2 * start);
    CHECK(jump < 2); // less than half of the way from full speed ahead to full speed back, in any step of any bird
}

TEST_CASE("a scatter adds the speed asked for in a direction of each bird's own and leaves the others alone")
{
    FlockState state = flockIn(1000, {0, 0}, {500, 500}, 61);
    const FlockState before = state;
    scatter(state, 200, 1000, 5, 7, 123);
    Vec2 sum;
    for (std::size_t i = 0; i < 1000; ++i) {
        const Vec2 kick{static_cast<double>(state.vx[i]) - static_cast<double>(before.vx[i]),
                        static_cast<double>(state.vy[i]) - static_cast<double>(before.vy[i])};
        CHECK(std::sqrt(dot(kick, kick)) == Approx(i < 200 ? 0 : 5).margin(1e-5));
        sum = sum + kick;
    }
    CHECK(std::sqrt(dot(sum, sum)) < 5 * std::sqrt(800.0) * 3);
    CHECK(state.x == before.x);

    // The same bird gets the same kick whoever else scatters, and another one at another time.
    FlockState alone = before, later = before;
    scatter(alone, 500, 501, 5, 7, 123);
    scatter(later, 500, 501, 5, 7, 124);
    CHECK(alone.vx[500] == state.vx[500]);
    CHECK(later.vx[500] != state.vx[500]);
}

TEST_CASE("cues of new birds are free, white and without delay")
{
    Cues cues;
    cues.resize(3);
    cues.delay[1] = 0.5f;
    cues.resize(5);
    CHECK(cues.size() == 5);
    CHECK(cues.mode[4] == BirdMode::free);
    CHECK(cues.color[4] == Rgb{});
    CHECK(cues.delay[1] == 0.5f);
    CHECK(cues.delay[4] == 0);
    CHECK(cues.form.size() == 5);
    CHECK(cues.formSize.size() == 5);
    CHECK(cues.hover.size() == 5);
}
