// SPDX-License-Identifier: MIT
#include "sweep/nearest_miss.h"

#include "math/hash.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace flocktale;

namespace {

std::vector<std::size_t> everyBird(std::size_t count)
{
    std::vector<std::size_t> birds(count);
    std::iota(birds.begin(), birds.end(), std::size_t{0});
    return birds;
}

double closest(const FlockState& flock, const std::vector<std::size_t>& birds)
{
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < birds.size(); ++i)
        for (std::size_t j = i + 1; j < birds.size(); ++j)
            best = std::min(
                best, std::hypot(static_cast<double>(flock.x[birds[i]]) - static_cast<double>(flock.x[birds[j]]),
                                 static_cast<double>(flock.y[birds[i]]) - static_cast<double>(flock.y[birds[j]])));
    return best;
}

/// A flock of which every bird goes its own straight way; `wide` and `high` say where.
FlockState flockAt(std::size_t count, std::uint32_t seed, int moment, float wide, float high)
{
    FlockState flock;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto noise = [&](std::uint32_t use) {
            return static_cast<float>(birdNoise(i, saltOf(seed, use)) / 4294967296.0);
        };
        flock.x.push_back(wide * (noise(1) + 0.02F * static_cast<float>(moment) * noise(2)));
        flock.y.push_back(high * (noise(3) + 0.02F * static_cast<float>(moment) * noise(4)));
    }
    return flock;
}

} // namespace

TEST_CASE("The nearest miss is what every pair at every moment says")
{
    for (const std::uint32_t seed : {1U, 2U, 3U, 4U}) {
        CAPTURE(seed);
        const float wide = seed % 2 ? 900.0F : 5.0F;
        NearestMiss nearest(everyBird(40));
        double best = std::numeric_limits<double>::infinity();
        for (int moment = 0; moment < 60; ++moment) {
            // The flock turns from wide to high in the middle.
            const FlockState flock = flockAt(40, seed, moment, moment < 30 ? wide : 900 - wide, moment < 30 ? 400 : 60);
            const double now = closest(flock, everyBird(40));
            CHECK(nearest.look(flock) == (now < best));
            best = std::min(best, now);
            CHECK(nearest.distance() == Approx(best));
        }
    }
}

TEST_CASE("Only the birds that were asked for count")
{
    FlockState flock;
    flock.x = {0, 100, 0.5F, 103};
    flock.y = {0, 0, 0, 4};
    NearestMiss nearest({0, 1, 3});
    CHECK(nearest.look(flock));
    CHECK(nearest.distance() == Approx(5));
    CHECK(!nearest.look(flock));
}

TEST_CASE("Fewer than two birds never meet")
{
    FlockState flock;
    flock.x = {1};
    flock.y = {1};
    NearestMiss one({0});
    CHECK(!one.look(flock));
    CHECK(one.distance() == 0);
    NearestMiss none(std::vector<std::size_t>{});
    CHECK(!none.look(flock));
}
