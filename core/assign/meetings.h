// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <cstdint>
#include <span>

namespace flocktale {

/// Birds that come nearer than this fly through each other, stage units.
inline constexpr double kMeetsWithin = 2;

/// The number of pairs that meet when all fly straight from `from` to `to`: that come within `near` of each other on
/// the way, nearer than when the first of them departs and when the last arrives. With delays (one a bird, in [0, 1]) a
/// bird waits and flies as in a formation (flock/formation.h), at an even speed; without any all fly at the same time.
/// Coordinates finite, near > 0. Takes time in the number of birds unless they crowd.
[[nodiscard]] std::int64_t countMeetings(std::span<const Vec2> from, std::span<const Vec2> to,
                                         std::span<const float> delays = {}, double near = kMeetsWithin);

} // namespace flocktale
