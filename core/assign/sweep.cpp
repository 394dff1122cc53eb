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
constexpr std::uint32_t kShuffle = 0x5eed; ///< this room's uses of the show's noise
constexpr std::uint32_t kPatches = 0x5eee;
constexpr double kSameMeasure = 1e-9; ///< share of the largest measure within which two birds are level

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

/// Smooth noise in [0, 1): a random value on every crossing of a lattice, blended between them without a kink.
double valueNoise(Vec2 place, std::uint32_t salt)
{
    constexpr double kFarthest = 1e9; // lattice lines are counted in 32 bits
    if (!(std::abs(place.x) < kFarthest && std::abs(place.y) < kFarthest)) return 0;
    const double left = std::floor(place.x);
    const double top = std::floor(place.y);
    const auto column = static_cast<std::uint32_t>(static_cast<std::int64_t>(left));
    const auto row = static_cast<std::uint32_t>(static_cast<std::int64_t>(top));
    const auto at = [&](std::uint32_t c, std::uint32_t r) {
        return static_cast<double>(birdNoise(c, mixBits(r ^ salt))) * (1 / 4294967296.0);
    };
    const Easing smooth{EasingKind::smoothstep};
    const double x = eased(smooth, place.x - left);
    const double y = eased(smooth, place.y - top);
    const double upper = at(column, row) + (at(column + 1, row) - at(column, row)) * x;
    const double under = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * x;
    return upper + (under - upper) * y;
}

std::vector<double> measuresOf(const Sweep& sweep, std::span<const Vec2> birds, std::span<const Vec2> targets,
                               std::uint32_t seed)
{
    const Vec2 centre = sweep.centre.value_or(centroid(targets));
    if (sweep.kind == SweepKind::angle) return angles(sweep, targets, centre);
    const Vec2 along = directionAt(std::isfinite(sweep.direction) ? sweep.direction / 360 : 0);
    const double perPatch = sweep.scale > 0 ? 1 / sweep.scale : 0;
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
        case SweepKind::linear:
            measures.push_back(dot(targets[i], along));
            break;
        case SweepKind::noise:
            measures.push_back(valueNoise(targets[i] * perPatch, saltOf(seed, kPatches)));
            break;
        case SweepKind::angle:
        case SweepKind::field:
            break;
        }
    }
    return measures;
}

/// How far apart two measures must be to count as different.
double toleranceFor(SweepKind kind, std::span<const double> measures)
{
    if (kind == SweepKind::angle) return kSameDirection;
    if (kind == SweepKind::random || kind == SweepKind::noise || measures.empty()) return 0;
    const auto [lowest, highest] = std::minmax_element(measures.begin(), measures.end());
    return kSameMeasure * std::max(std::abs(*lowest), std::abs(*highest));
}

/// The delay at a share of the whole departure time, in [0, 1) even where the curve overshoots.
float delayAt(const Sweep& sweep, double stagger, double share)
{
    constexpr float kLatest = 1 - 1.0f / 16'777'216;
    const auto delay = static_cast<float>(stagger * eased(sweep.curve, share));
    return std::clamp(delay, 0.0f, kLatest);
}
} // namespace

std::string_view sweepName(SweepKind kind)
{
    constexpr std::array<std::string_view, 9> kNames{"angle",  "radius", "x",     "y",    "distance",
                                                     "random", "linear", "noise", "field"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<float> sweepDelays(const Sweep& sweep, std::span<const Vec2> birds, std::span<const Vec2> targets,
                               std::uint32_t seed, Vec2 stageSize)
{
    FLOCKTALE_ASSERT(birds.size() == targets.size());
    const double stagger = sweep.stagger > 0 ? std::min(sweep.stagger, 1.0) : 0;
    std::vector<float> delays(targets.size());
    if (sweep.kind == SweepKind::field) {
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const double value = fieldAt(sweep.field, targets[i], stageSize);
            delays[i] = delayAt(sweep, stagger, (sweep.reverse ? 255 - value : value) / 256);
        }
        return delays;
    }
    std::vector<double> measures = measuresOf(sweep, birds, targets, seed);
    // What cannot be measured goes last, so that sorting stays well defined.
    for (double& measure : measures)
        if (!std::isfinite(measure)) measure = std::numeric_limits<double>::max();
    const std::vector<int> order = rankedBy(measures, toleranceFor(sweep.kind, measures));

    const std::size_t count = order.size();
    for (std::size_t place = 0; place < count; ++place) {
        const std::size_t rank = sweep.reverse ? count - 1 - place : place;
        delays[static_cast<std::size_t>(order[place])] =
            sweep.curve.kind == EasingKind::linear
                ? static_cast<float>(stagger * static_cast<double>(rank) / static_cast<double>(count))
                : delayAt(sweep, stagger, static_cast<double>(rank) / static_cast<double>(count));
    }
    return delays;
}

} // namespace flocktale
