// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "flocks.h"
#include "math/trig.h"
#include "support/catch.h"

#include <cmath>

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("headings stay unit vectors and come round to the direction of flight, even from the opposite one")
{
    FlockState state = flockAt({{0, 0}, {500, 0}, {1000, 0}});
    state.vx = {2, -3, 0};
    state.vy = {0, 0, 2.5f};
    state.headingX = {-1, 1, 0};
    state.headingY = {0, 0, -1};
    Flight flight;
    for (int t = 0; t < 60; ++t) {
        flight.step(state, freeCues(3), stillAir(FlightRules::theatre), {}, {});
        for (std::size_t i = 0; i < 3; ++i)
            REQUIRE(std::hypot(state.headingX[i], state.headingY[i]) == Approx(1).epsilon(1e-6));
    }
    CHECK(state.headingX[0] > 0.999f);
    CHECK(state.headingX[1] < -0.999f);
    CHECK(state.headingY[2] > 0.999f);
}

TEST_CASE("a hovering flock comes to rest pointing up and to the right, not all quite alike")
{
    FlockState state = flockIn(100, {0, 0}, {1280, 720}, 71);
    const Cues cues = discCues(100, 150);
    StepInput input;
    input.progress = 1;
    Flight flight;
    for (input.tick = 1; input.tick <= 600; ++input.tick) flight.step(state, cues, {}, {}, input);
    float least = 1, most = -1;
    for (std::size_t i = 0; i < 100; ++i) {
        CHECK(state.headingX[i] > 0.3f);
        CHECK(state.headingY[i] < -0.2f);
        least = std::min(least, state.headingY[i]);
        most = std::max(most, state.headingY[i]);
    }
    CHECK(most - least > 0.1f);
}

TEST_CASE("wings beat by 0.12 and a twentieth of the speed a step and wrap at a full circle")
{
    FlockState state = flockAt({{0, 0}, {500, 0}});
    state.vx[1] = 3;
    state.wing = {0, 6.2f};
    Flight flight;
    double expected[2] = {0, static_cast<double>(state.wing[1])};
    for (int t = 0; t < 200; ++t) {
        flight.step(state, freeCues(2), stillAir(FlightRules::theatre), {}, {});
        expected[0] = std::fmod(expected[0] + 0.12, kTurn);
        expected[1] = std::fmod(expected[1] + 0.12 + 0.15, kTurn);
        for (std::size_t i = 0; i < 2; ++i) {
            REQUIRE((state.wing[i] >= 0 && static_cast<double>(state.wing[i]) < kTurn));
            REQUIRE(std::abs(std::sin(static_cast<double>(state.wing[i]) - expected[i])) < 1e-3);
        }
    }
}

TEST_CASE("colours ease to the cue's; in a formation only once the bird has departed")
{
    FlockState state = flockAt({{640, 360}, {640, 360}, {640, 360}});
    Cues cues = freeCues(3);
    for (std::size_t i = 0; i < 3; ++i) {
        cues.color[i] = Rgb{0, 100, 255};
        cues.targetX[i] = 640;
        cues.targetY[i] = 360;
    }
    cues.mode[1] = cues.mode[2] = BirdMode::form;
    cues.delay[2] = 1;
    StepInput input;
    input.progress = 0.5;
    Flight flight;
    float last = 255;
    for (int t = 0; t < 200; ++t) {
        flight.step(state, cues, {}, {}, input);
        CHECK(state.red[0] <= last);
        last = state.red[0];
    }
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        CHECK(state.red[i] == Approx(0).margin(0.5));
        CHECK(state.green[i] == Approx(100).margin(0.5));
        CHECK(state.blue[i] == Approx(255).margin(0.5));
    }
    CHECK(state.red[2] == 255); // has not departed
}

TEST_CASE("every bird eases to the colour of its own cue, with any number of lanes")
{
    for (const FlightKernel& kernel : flightKernels())
        for (const int birds : {1, 3, 4, 7, 8, 9, 15, 16, 17, 100}) {
            FlockState state = flockIn(birds, {0, 0}, {1280, 720}, 3);
            Cues cues = freeCues(state.size());
            for (std::size_t i = 0; i < cues.size(); ++i)
                cues.color[i] = {static_cast<std::uint8_t>(7 * i), static_cast<std::uint8_t>(255 - 3 * i),
                                 static_cast<std::uint8_t>(128 + 5 * i)};
            Flight flight(1, kernel);
            StepInput input;
            for (input.tick = 1; input.tick <= 400; ++input.tick) flight.step(state, cues, theatreFlight(), {}, input);
            for (std::size_t i = 0; i < cues.size(); ++i) {
                CAPTURE(kernel.name, birds, i);
                CHECK(std::abs(state.red[i] - static_cast<float>(cues.color[i].r)) < 0.01F);
                CHECK(std::abs(state.green[i] - static_cast<float>(cues.color[i].g)) < 0.01F);
                CHECK(std::abs(state.blue[i] - static_cast<float>(cues.color[i].b)) < 0.01F);
            }
        }
}
