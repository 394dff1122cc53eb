// SPDX-License-Identifier: MIT
#include "flocks.h"

#include "math/random.h"

#include <cmath>

namespace flocktale::test {

FlockState flockAt(const std::vector<Vec2>& places)
{
    FlockState state = openFlock(static_cast<int>(places.size()), 1, {}, {1280, 720}, {});
    for (std::size_t i = 0; i < places.size(); ++i) {
        state.x[i] = static_cast<float>(places[i].x);
        state.y[i] = static_cast<float>(places[i].y);
        state.vx[i] = state.vy[i] = 0;
    }
    return state;
}

FlockState flockIn(int birds, Vec2 corner, Vec2 size, std::uint32_t seed)
{
    FlockState state = openFlock(birds, 1, {}, {1280, 720}, {});
    Random random(seed);
    for (std::size_t i = 0; i < state.size(); ++i) {
        state.x[i] = static_cast<float>(corner.x + size.x * random.unit());
        state.y[i] = static_cast<float>(corner.y + size.y * random.unit());
        state.vx[i] = static_cast<float>(random.between(-2, 2));
        state.vy[i] = static_cast<float>(random.between(-2, 2));
    }
    return state;
}

Cues freeCues(std::size_t birds)
{
    Cues cues;
    cues.resize(birds);
    return cues;
}

Cues discCues(std::size_t birds, double radius)
{
    Cues cues = freeCues(birds);
    for (std::size_t i = 0; i < birds; ++i) {
        const double turns = static_cast<double>(i) * 0.3819660112501051;
        const double r = radius * std::sqrt((static_cast<double>(i) + 0.5) / static_cast<double>(birds));
        cues.targetX[i] = static_cast<float>(640 + r * cosineOfTurns(turns));
        cues.targetY[i] = static_cast<float>(360 + r * sineOfTurns(turns));
        cues.delay[i] = static_cast<float>(static_cast<double>(i) / static_cast<double>(birds));
        cues.mode[i] = BirdMode::form;
    }
    return cues;
}

FlightParameters stillAir(FlightRules rules)
{
    FlightParameters p = rules == FlightRules::mirofish ? mirofishFlight() : theatreFlight();
    p.align = p.cohere = p.separate = 0;
    p.wander = p.wind = p.centrePull = 0;
    p.minSpeed = 0;
    p.maxSpeed = 1000;
    p.maxForce = 1000;
    p.wallDistance = 0;
    return p;
}

bool allFinite(const FlockState& state)
{
    for (const auto* field : {&state.x, &state.y, &state.vx, &state.vy, &state.headingX, &state.headingY, &state.wing,
                              &state.red, &state.green, &state.blue})
        for (const float value : *field)
            if (!std::isfinite(value)) return false;
    return true;
}

double speedOf(const FlockState& state, std::size_t bird)
{
    return std::hypot(static_cast<double>(state.vx[bird]), static_cast<double>(state.vy[bird]));
}

double meanNeighbours(const FlockState& state, double radius)
{
    double pairs = 0;
    for (std::size_t i = 0; i < state.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double dx = static_cast<double>(state.x[i]) - static_cast<double>(state.x[j]);
            const double dy = static_cast<double>(state.y[i]) - static_cast<double>(state.y[j]);
            if (dx * dx + dy * dy < radius * radius) ++pairs;
        }
    }
    return 2 * pairs / static_cast<double>(state.size());
}

} // namespace flocktale::test
