// SPDX-License-Identifier: MIT
#include "show/figures.h"
#include "support/catch.h"

#include <cmath>
#include <random>

using namespace flocktale;

namespace {
FlockState flockAt(const std::vector<std::pair<float, float>>& places)
{
    FlockState flock;
    for (const auto& [x, y] : places) {
        flock.x.push_back(x);
        flock.y.push_back(y);
        flock.vx.push_back(0);
        flock.vy.push_back(0);
    }
    return flock;
}
} // namespace

TEST_CASE("the closest pair is the one that trying all pairs finds")
{
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u}) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        std::vector<std::pair<float, float>> places;
        for (int i = 0; i < 200; ++i)
            places.emplace_back(static_cast<float>(random() % 4000) * 0.25f,
                                static_cast<float>(random() % 4000) * 0.25f);
        double best = 1e9;
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double dx = static_cast<double>(places[i].first) - static_cast<double>(places[j].first);
                const double dy = static_cast<double>(places[i].second) - static_cast<double>(places[j].second);
                best = std::min(best, std::sqrt(dx * dx + dy * dy));
            }
        CHECK(closestPair(flockAt(places)) == Approx(best));
    }
    CHECK(closestPair(flockAt({})) == 0);
    CHECK(closestPair(flockAt({{3.f, 4.f}})) == 0);
    CHECK(closestPair(flockAt({{3.f, 4.f}, {3.f, 4.f}})) == 0);
}

TEST_CASE("only birds with a target count as settled")
{
    FlockState flock = flockAt({{0, 0}, {1, 0}, {10, 0}, {50, 50}});
    flock.vx[3] = 3;
    flock.vy[3] = 4;
    Cues cues;
    cues.targetX = {0, 0, 0, 50};
    cues.targetY = {0, 0, 0, 50};
    cues.mode = {BirdMode::form, BirdMode::form, BirdMode::form, BirdMode::free};
    const MomentFigures figures = momentFigures(flock, cues, {true, true, true, false});
    CHECK(figures.settled == Approx(2.0 / 3));
    CHECK(figures.maxSpeed == Approx(5));
    CHECK(figures.minGap == Approx(1));
}
