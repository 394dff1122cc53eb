// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <span>
#include <vector>

/// Quick pairings, each target once, that longer work sets out from. As many targets as birds.
namespace flocktale {

/// Each bird in its turn takes the nearest target that is left.
[[nodiscard]] std::vector<int> nearestFirst(std::span<const Vec2> birds, std::span<const Vec2> targets);

/// Both sides are cut in half across the longer side of their common extent, again and again, and the halves paired.
[[nodiscard]] std::vector<int> halfByHalf(std::span<const Vec2> birds, std::span<const Vec2> targets);

} // namespace flocktale
