// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <span>
#include <vector>

namespace flocktale {

/// Exactly `count` points evenly spaced along the way through `corners` (at least one, all finite). Open: both ends
/// are included, one point stands in the middle. Closed: the way returns to the first corner, which is used once.
/// Corners that repeat are fine; a way without length gives `count` times its place.
[[nodiscard]] std::vector<Vec2> evenlyAlong(std::span<const Vec2> corners, bool closed, int count);

} // namespace flocktale
