// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace flocktale {

/// What the order of departure is taken from.
enum class SweepKind { angle, radius, x, y, distance, random };

std::string_view sweepName(SweepKind kind);

/// The delays of a cast. The birds depart by rank: the first has delay 0, the k-th of n has stagger * k / n.
struct Sweep {
    SweepKind kind = SweepKind::angle;
    bool reverse = false;
    double stagger = 1;    ///< 0 = all together, 1 = one after the other over the whole departure time
    double startAngle = 0; ///< angle sweep: degrees, clockwise from the right, where the beam starts
    bool operator==(const Sweep&) const = default;
};

/// One delay a bird in [0, 1): rank of its target by the sweep's measure, ties by bird index. `distance` ranks by the
/// way from the bird to its target (shortest first). Angle and radius are measured around the targets' centroid.
[[nodiscard]] std::vector<float> sweepDelays(const Sweep& sweep, std::span<const Vec2> birds,
                                             std::span<const Vec2> targets, std::uint32_t seed);

} // namespace flocktale
