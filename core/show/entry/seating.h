// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "math/vec2.h"
#include "show/show.h"

#include <span>
#include <vector>

namespace flocktale {

/// Who of a cast goes where.
struct Seating {
    std::vector<int> birds;  ///< with a point, numbers in the flock, rising
    std::vector<int> points; ///< the point of each of them
    std::vector<int> spare;  ///< without one, rising
    Problems problems;       ///< pins that could not be honoured, with their pointers below the cast
};

/// Deals the points of a shape, which stand at `places`, to the birds of a cast (rising, numbers into `flock`). Pins
/// come first. With fewer points than birds either all share them, or those nearest to the middle of the places get
/// them.
[[nodiscard]] Result<Seating> seatBirds(const Cast& cast, std::span<const int> birds, std::span<const Vec2> flock,
                                        std::span<const Vec2> places, bool share);

} // namespace flocktale
