// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "shape/points.h"

#include <vector>

namespace flocktale {

/// The mask's ink in pixels (a half-covered pixel counts half). Faint pixels that only soften an edge count nothing.
[[nodiscard]] double inkOf(const InkMask& mask);

/// Exactly `count` places spread evenly over the ink, in text units, rounded to hundredths; none when there is no ink.
/// Every stroke gets its share: the ink is cut into equal amounts along a Hilbert curve and the places then relax by
/// twelve of Lloyd's steps. Most even with about twenty pixels of ink a bird.
[[nodiscard]] std::vector<Vec2> spreadOverInk(const InkMask& mask, int count);

/// Pixels of ink a bird at which spreadOverInk is even and still quick.
inline constexpr double kInkPerBird = 20;

} // namespace flocktale
