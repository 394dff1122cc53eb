// SPDX-License-Identifier: MIT
#include "benchmarks/flocks.h"

#include "math/random.h"
#include "math/trig.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace flocktale::bench {

Vec2 denseStage(int birds)
{
    const double scale = std::sqrt(birds / 2000.0);
    return {1920 * scale, 1080 * scale};
}

FlockState evenFlock(int birds, Vec2 stage)
{
    FlockState state = openFlock(birds, 1, {}, stage, {});
    std::uint32_t s = 0x9E3779B9u ^ static_cast<std::uint32_t>(birds);
    const auto unit = [&s] {
        s ^= s << 13;
        s ^= s >> 17;
        s ^= s << 5;
        return static_cast<double>(s >> 8) / 16777216.0;
    };
    for (std::size_t i = 0; i < state.size(); ++i) {
        state.x[i] = static_cast<float>(unit() * stage.x);
        state.y[i] = static_cast<float>(unit() * stage.y);
        state.vx[i] = static_cast<float>((unit() * 2 - 1) * 2);
        state.vy[i] = static_cast<float>((unit() * 2 - 1) * 2);
    }
    return state;
}

std::vector<Vec2> placesOf(Flock flock, int birds, Vec2 stage)
{
    Random random(1);
    const auto anywhere = [&] {
        const double x = random.unit() * stage.x;
        return Vec2{x, random.unit() * stage.y};
    };
    std::array<Vec2, 7> middles;
    for (Vec2& middle : middles) middle = anywhere();
    std::vector<Vec2> places;
    for (int i = 0; i < birds; ++i) {
        if (flock == Flock::spread) {
            places.push_back(anywhere());
            continue;
        }
        // The sum of three is round enough for a clump.
        Vec2 place = middles[static_cast<std::size_t>(random.unit() * 7)];
        for (int k = 0; k < 3; ++k) {
            place.x += (random.unit() - 0.5) * stage.y / 10;
            place.y += (random.unit() - 0.5) * stage.y / 10;
        }
        places.push_back(place);
    }
    return places;
}

double meanNeighbours(const FlockState& flock, double radius)
{
    const std::size_t birds = flock.size();
    if (birds == 0) return 0;
    const auto [lowX, highX] = std::minmax_element(flock.x.begin(), flock.x.end());
    const auto [lowY, highY] = std::minmax_element(flock.y.begin(), flock.y.end());
    const auto cellOf = [radius](float at, float low) {
        return static_cast<std::size_t>((static_cast<double>(at) - static_cast<double>(low)) / radius);
    };
    const std::size_t columns = cellOf(*highX, *lowX) + 1, rows = cellOf(*highY, *lowY) + 1;
    std::vector<std::vector<std::size_t>> cells(columns * rows);
    for (std::size_t i = 0; i < birds; ++i)
        cells[cellOf(flock.y[i], *lowY) * columns + cellOf(flock.x[i], *lowX)].push_back(i);

    const std::size_t stride = std::max<std::size_t>(1, birds / 20'000);
    double asked = 0, seen = 0;
    for (std::size_t i = 0; i < birds; i += stride) {
        ++asked;
        const std::size_t column = cellOf(flock.x[i], *lowX), row = cellOf(flock.y[i], *lowY);
        for (std::size_t r = row - std::min<std::size_t>(row, 1); r < std::min(row + 2, rows); ++r)
            for (std::size_t c = column - std::min<std::size_t>(column, 1); c < std::min(column + 2, columns); ++c)
                for (const std::size_t j : cells[r * columns + c]) {
                    const double dx = static_cast<double>(flock.x[j]) - static_cast<double>(flock.x[i]);
                    const double dy = static_cast<double>(flock.y[j]) - static_cast<double>(flock.y[i]);
                    if (j != i && dx * dx + dy * dy < radius * radius) ++seen;
                }
    }
    return seen / asked;
}

Cues discCues(int birds, Vec2 stage)
{
    Cues cues;
    cues.resize(static_cast<std::size_t>(birds));
    for (std::size_t i = 0; i < cues.size(); ++i) {
        const double share = (static_cast<double>(i) + 0.5) / birds;
        const double turns = static_cast<double>(i) * 0.3819660112501051;
        const double radius = 0.4 * stage.y * std::sqrt(share);
        cues.targetX[i] = static_cast<float>(stage.x / 2 + radius * cosineOfTurns(turns));
        cues.targetY[i] = static_cast<float>(stage.y / 2 + radius * sineOfTurns(turns));
        cues.delay[i] = static_cast<float>(share);
        cues.mode[i] = BirdMode::form;
    }
    return cues;
}

} // namespace flocktale::bench
