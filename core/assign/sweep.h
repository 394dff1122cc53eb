// SPDX-License-Identifier: MIT
#pragma once

#include "assign/delay_field.h"
#include "math/easing.h"
#include "math/vec2.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace flocktale {

/// What the order of departure is taken from.
enum class SweepKind {
    angle,
    radius,
    x,
    y,
    distance,
    random,
    linear, ///< along a direction
    noise,  ///< patches of a smooth noise
    field,  ///< painted, or taken from a picture: the field says when a place is due, not only in which order
};

std::string_view sweepName(SweepKind kind);

/// The delays of a cast. The birds depart by rank: the first has delay 0, the k-th of n has stagger * curve(k / n).
/// With a field it is stagger * curve(value / 256): places of one value depart together.
struct Sweep {
    SweepKind kind = SweepKind::angle;
    bool reverse = false;
    double stagger = 1;    ///< 0 = all together, 1 = one after the other over the whole departure time
    double startAngle = 0; ///< angle sweep: degrees, clockwise from the right, where the beam starts
    double direction = 0;  ///< linear sweep: degrees, clockwise from left to right
    double scale = 160;    ///< noise sweep: size of a patch, stage units
    Easing curve{};        ///< of the stagger
    DelayField field{};    ///< field sweep
    /// Angle and radius sweep: the place on the stage that they are measured around; none = the targets' centroid.
    std::optional<Vec2> centre{};
    bool operator==(const Sweep&) const = default;
};

/// One delay a bird in [0, 1): rank of its target by the sweep's measure, ties by bird index. `distance` ranks by the
/// way from the bird to its target (shortest first). Angle and radius are measured around the sweep's centre. A field
/// lies over a stage of `stageSize`.
[[nodiscard]] std::vector<float> sweepDelays(const Sweep& sweep, std::span<const Vec2> birds,
                                             std::span<const Vec2> targets, std::uint32_t seed,
                                             Vec2 stageSize = {1280, 720});

} // namespace flocktale
