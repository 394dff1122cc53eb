// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <span>
#include <vector>

/// Orders that a rounding error cannot upset.
namespace flocktale {

/// Angles nearer than this count as the same direction, radians. Rounding errors are far smaller, even close to the
/// centre; the neighbours on a ring of 100 000 birds sixty times further apart.
inline constexpr double kSameDirection = 1e-6;

/// Places nearer to the centre than this share of the spread stand on it and have no direction.
inline constexpr double kOnCentre = 1e-6;

[[nodiscard]] Vec2 centroid(std::span<const Vec2> places);

/// The indices sorted by value. Values that differ by at most `tolerance` from their neighbour in the order count as
/// equal and go by `tieBreak` (same size as values), then by index.
[[nodiscard]] std::vector<int> rankedBy(std::span<const double> values, double tolerance,
                                        std::span<const double> tieBreak);
/// Ties go by index alone.
[[nodiscard]] std::vector<int> rankedBy(std::span<const double> values, double tolerance);

/// `angle` counted clockwise from `start`, in [0, 2π); what lies a rounding error before `start` counts as on it.
[[nodiscard]] double turnedFrom(double start, double angle);

} // namespace flocktale
