// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <cstdint>
#include <span>

namespace flocktale {

/// The side of the line from a to b on which c lies: 1, -1, or 0 on the line itself. Exact for every input whose
/// products neither overflow nor underflow.
[[nodiscard]] int sideOf(Vec2 a, Vec2 b, Vec2 c);

/// The number of pairs of segments from[i]-to[i] that cross in a point inside both. Touching and overlapping do not
/// count. Sorted by x, so that only segments above each other are compared; all finite.
[[nodiscard]] std::int64_t countCrossings(std::span<const Vec2> from, std::span<const Vec2> to);

} // namespace flocktale
