// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/vec2.h"
#include "show/show.h"

#include <span>
#include <vector>

namespace flocktale {

/// Colours some birds of the flock by their places; `places` and `out` are in bird order, of the whole flock.
void paintBirds(const Paint& paint, std::span<const int> birds, std::span<const Vec2> places, std::vector<Rgb>& out);

} // namespace flocktale
