// SPDX-License-Identifier: MIT
#include "flock/kernel.h"
#include "flocks.h"
#include "support/catch.h"

#include <limits>
#include <set>
#include <utility>

using namespace flocktale;
using namespace flocktale::test;

// C061; bounds to one float rounding
TEST_CASE("240 resting birds on one spot become 240 flying birds on different spots")
{
    const FlightParameters p = theatreFlight();
    FlockState state = flockAt(std::vector<Vec2>(240, Vec2{640, 360}));
    FlockState again = state;
    Flight flight, other;
    StepInput input;
    for (input.tick = 1; input.tick <= 600; ++input.tick) {
        flight.step(state, freeCues(240), p, {}, input);
        other.step(again, freeCues(240), p, {}, input);
        REQUIRE(allFinite(state));
        for (std::size_t i = 0; i < 240; ++i) {
            REQUIRE(speedOf(state, i) >= p.minSpeed * (1 - 1e-6));
            REQUIRE(speedOf(state, i) <= p.maxSpeed * (1 + 1e-6));
        }
        if (input.tick == 60) {
            std::set<std::pair<float, float>> places;
            for (std::size_t i = 0; i < 240; ++i) places.insert({state.x[i], state.y[i]});
            CHECK(places.size() == 240);
        }
    }
    CHECK(stateHash(state) == stateHash(again));
}

TEST_CASE("coincident birds part even without wander, wind or a lowest speed, by both rules")
{
    for (const FlightRules rules : {FlightRules::theatre, FlightRules::mirofish}) {
        FlightParameters p = stillAir(rules);
        p.separate = rules == FlightRules::theatre ? 0.03 : 1.6;
        p.maxForce = 0.19;
        p.maxSpeed = 3;
        FlockState state = flockAt({{5, 5}, {5, 5}, {5, 5}, {900, 5}});
        Flight().step(state, freeCues(4), p, {}, {});
        CHECK(state.x[0] != state.x[1]);
        CHECK(state.x[1] != state.x[2]);
        CHECK(state.x[3] == 900);
    }
}

TEST_CASE("no birds and one bird are fine")
{
    Flight flight(3, flightKernels().back(), 1);
    FlockState none;
    flight.step(none, Cues{}, theatreFlight(), {}, {});
    CHECK(none.size() == 0);
    for (const FlightParameters& p : {theatreFlight(), mirofishFlight()}) {
        FlockState one = flockAt({{640, 360}});
        for (int t = 0; t < 100; ++t) flight.step(one, freeCues(1), p, {}, {});
        CHECK(allFinite(one));
    }
}

TEST_CASE("extreme places, speeds and targets stay finite")
{
    const float far[] = {0.0f, -0.0f, 1e-38f, 1e-45f, 1.0f, -1e9f, 1e18f, 1e30f, -1e30f, 3.4e38f, -3.4e38f};
    for (const FlightParameters& p : {theatreFlight(), mirofishFlight()}) {
        for (const double weight : {1.0, 0.3, 0.0}) {
            for (const FlightKernel& kernel : flightKernels()) {
                FlockState state = flockAt(std::vector<Vec2>(121));
                Cues cues = freeCues(121);
                for (std::size_t i = 0; i < 121; ++i) {
                    state.x[i] = far[i % 11];
                    state.y[i] = far[i / 11];
                    state.vx[i] = far[(i * 3) % 11];
                    state.vy[i] = far[(i * 7) % 11];
                    cues.targetX[i] = far[(i * 5) % 11];
                    cues.targetY[i] = far[(i * 2) % 11];
                    if (i % 4 == 0) cues.mode[i] = BirdMode::form;
                }
                Flight flight(1, kernel);
                StepInput input;
                input.weight = weight;
                input.progress = 1;
                for (input.tick = 1; input.tick <= 60; ++input.tick) {
                    flight.step(state, cues, p, {}, input);
                    REQUIRE(allFinite(state));
                }
            }
        }
    }
}

TEST_CASE("numbers that validation would refuse do not get a bird out of the finite")
{
    constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    for (const double bad : {0.0, -1.0, 1e300, kInfinity, -kInfinity, kNoNumber}) {
        for (const FlightRules rules : {FlightRules::theatre, FlightRules::mirofish}) {
            FlightParameters p;
            p.rules = rules;
            p.sight = p.separationRadius = p.align = p.cohere = p.separate = p.minSpeed = p.maxSpeed = bad;
            p.maxForce = p.minDistance = p.wander = p.wind = p.windScale = p.centrePull = p.centreReach = bad;
            p.wallDistance = p.wallForce = bad;
            FormationParameters formation{bad, bad, bad, bad, bad, bad};
            FlockState state = flockIn(40, {0, 0}, {100, 100}, 51);
            Cues cues = freeCues(40);
            for (std::size_t i = 0; i < 10; ++i) cues.mode[i] = BirdMode::form;
            StepInput input;
            input.weight = input.progress = bad;
            input.stageSize = {bad, bad};
            input.tick = std::numeric_limits<std::int64_t>::max();
            Flight flight;
            for (int t = 0; t < 20; ++t) flight.step(state, cues, p, formation, input);
            CHECK(allFinite(state));
        }
    }
}
