// SPDX-License-Identifier: MIT
#include "assign/sweep.h"

#include "assign/ranking.h"
#include "base/assert.h"
#include "math/direction.h"
#include "math/hash.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace flocktale {

namespace {
constexpr std::uint32_t kShuffle = 0x5eed; ///< this room's use of the show's noise
constexpr double kSameMeasure = 1e-9;      ///< share of the largest measure within which two birds are level

std::vector<double> angles(const Sweep& sweep, std::span<const Vec2> targets, Vec2 centre)
{
    double spread = 0;
    for (const Vec2& target : targets) spread = std::max(spread, lengthOf(target - centre));
    const double degrees = std::isfinite(sweep.startAngle) ? std::fmod(sweep.startAngle, 360.0) : 0;
    const double start = degrees / 360 * kTurn;
    std::vector<double> measures;
    measures.reserve(targets.size());
    for (const Vec2& target : targets) {
        const Vec2 arm = target - centre;
        measures.push_back(lengthOf(arm) <= kOnCentre * spread ? 0 : turnedFrom(start, angleOf(arm)));
    }
    return measures;
}

std::vector<double> measuresOf(const Sweep& sweep, std::span<const Vec2> birds, std::span<const Vec2> targets,
                               std::uint32_t seed)
{
    const Vec2 centre = centroid(targets);
    if (sweep.kind == SweepKind::angle) return angles(sweep, targets, centre);
    std::vector<double> measures;
    measures.reserve(targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i) {
        switch (sweep.kind) {
        case SweepKind::radius:
            measures.push_back(lengthOf(targets[i] - centre));
            break;
        case SweepKind::x:
            measures.push_back(targets[i].x);
            break;
        case SweepKind::y:
            measures.push_back(targets[i].y);
            break;
        case SweepKind::distance:
            measures.push_back(lengthOf(targets[i] - birds[i]));
            break;
        case SweepKind::random:
            measures.push_back(birdNoise(static_cast<std::uint32_t>(i), saltOf(seed, kShuffle)));
            break;
        case SweepKind::angle:
            break;
        }
    }
    return measures;
}

/// How far apart two measures must be to count as different.
double toleranceFor(SweepKind kind, std::span<const double> measures)
{
    if (kind == SweepKind::angle) return kSameDirection;
    if (kind == SweepKind::random || measures.empty()) return 0;
    const auto [lowest, highest] = std::minmax_element(measures.begin(), measures.end());
    return kSameMeasure * std::max(std::abs(*lowest), std::abs(*highest));
}
} // namespace

std::string_view sweepName(SweepKind kind)
{
    constexpr std::array<std::string_view, 6> kNames{"angle", "radius", "x", "y", "distance", "random"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<float> sweepDelays(const Sweep& sweep, std::span<const Vec2> birds, std::span<const Vec2> targets,
                               std::uint32_t seed)
{
    FLOCKTALE_ASSERT(birds.size() == targets.size());
    std::vector<double> measures = measuresOf(sweep, birds, targets, seed);
    // What cannot be measured goes last, so that sorting stays well defined.
    for (double& measure : measures)
        if (!std::isfinite(measure)) measure = std::numeric_limits<double>::max();
    const std::vector<int> order = rankedBy(measures, toleranceFor(sweep.kind, measures));

    const double stagger = sweep.stagger > 0 ? std::min(sweep.stagger, 1.0) : 0;
    const std::size_t count = order.size();
    std::vector<float> delays(count);
    for (std::size_t place = 0; place < count; ++place) {
        const std::size_t rank = sweep.reverse ? count - 1 - place : place;
        delays[static_cast<std::size_t>(order[place])] =
            static_cast<float>(stagger * static_cast<double>(rank) / static_cast<double>(count));
    }
    return delays;
}

} // namespace flocktale
