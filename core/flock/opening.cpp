// SPDX-License-Identifier: MIT
#include "base/assert.h"
#include "flock/step.h"
#include "math/random.h"

#include <cmath>

namespace flocktale {

FlockState openFlock(int birds, std::uint32_t seed, const Opening& opening, Vec2 stageSize,
                     const FlightParameters& flight, Rgb color)
{
    FLOCKTALE_ASSERT(birds >= 0);
    const auto count = static_cast<std::size_t>(birds);
    FlockState state;
    for (auto* field : {&state.x, &state.y, &state.vx, &state.vy, &state.headingX, &state.headingY, &state.wing})
        field->resize(count);
    state.landed.resize(count, 0.0F);
    state.form.resize(count, Form::bird);
    state.formSize.resize(count, 0.0F);
    state.red.resize(count, color.r);
    state.green.resize(count, color.g);
    state.blue.resize(count, color.b);

    Random random(seed);
    const Vec2 middle = stageSize * 0.5;
    const double cruise = 0.5 * (flight.minSpeed + flight.maxSpeed);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 direction = random.direction();
        const double across = random.unit();
        const double along = random.unit();
        const double speed = cruise * random.between(0.75, 1.25);
        Vec2 place{across * stageSize.x, along * stageSize.y};
        Vec2 heading = direction;
        if (opening.kind == OpeningKind::vortex) {
            // Even over the disc but for a small eye, going round clockwise.
            const double radius = opening.radius * std::sqrt(0.04 + 0.96 * across);
            place = middle + direction * radius;
            heading = {-direction.y, direction.x};
        }
        state.x[i] = static_cast<float>(place.x);
        state.y[i] = static_cast<float>(place.y);
        state.vx[i] = static_cast<float>(heading.x * speed);
        state.vy[i] = static_cast<float>(heading.y * speed);
        state.headingX[i] = static_cast<float>(heading.x);
        state.headingY[i] = static_cast<float>(heading.y);
        state.wing[i] = lower(static_cast<float>(random.unit() * kTurn), 6.28f);
    }
    return state;
}

void scatter(FlockState& state, std::size_t begin, std::size_t end, double speed, std::uint32_t seed, std::int64_t tick)
{
    FLOCKTALE_ASSERT(begin <= end && end <= state.size());
    for (std::size_t i = begin; i < end; ++i) {
        // One generator per bird: which others scatter along with it must not matter.
        Random random((std::uint64_t{seed} << 32) ^ (static_cast<std::uint64_t>(tick) * 0xD6E8FEB86659FD93u) ^ i);
        const Vec2 direction = random.direction();
        state.vx[i] += static_cast<float>(direction.x * speed);
        state.vy[i] += static_cast<float>(direction.y * speed);
    }
}

} // namespace flocktale
