// SPDX-License-Identifier: MIT
#pragma once

#include "math/direction.h"
#include "math/hash.h"
#include "show/motion/idea.h"

#include <vector>

/// What the ideas share of the random: a number of each bird, and a way of straying that never repeats.
namespace flocktale {

inline constexpr double kGoldenAngle = 0.3819660112501051; ///< turns

/// A number of the bird in [0, 1), of its own for each use.
inline double noiseOf(int bird, std::uint32_t seed, std::uint32_t use)
{
    return static_cast<double>(birdNoise(static_cast<std::uint32_t>(bird), saltOf(seed, use))) / 4294967296.0;
}

/// How birds stray from their places: two sines in each direction whose periods have no common measure.
class Straying {
public:
    explicit Straying(const MotionSetting& setting);
    /// From the bird's place, in stage units: within the motion's noise.
    [[nodiscard]] Vec2 of(std::size_t bird, double time) const;

private:
    double m_reach;
    std::vector<double> m_phases; ///< four a bird, turns
};

/// Turns in a second of something that goes at `speed` units per step at a radius in stage units.
inline double turnsPerSecond(double speed, double radius)
{
    return radius > 0 ? speed * kStepsPerSecond / (kTurn * radius) : 0;
}

/// `arm` turned.
inline Vec2 turned(Vec2 arm, double turns)
{
    const Vec2 turn = directionAt(fractionOf(turns));
    return {arm.x * turn.x - arm.y * turn.y, arm.x * turn.y + arm.y * turn.x};
}

} // namespace flocktale
