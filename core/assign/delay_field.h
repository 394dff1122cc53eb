// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <cstdint>
#include <string>
#include <vector>

namespace flocktale {

/// Delays painted over the stage, or taken from a picture's brightness: a grid of cells that covers the stage, row by
/// row from the top left; 0 departs first, 255 last. Empty, or columns * rows values with at most limits::kFieldSide
/// columns and rows.
struct DelayField {
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> values;
    std::string source; ///< where it came from, for people to read; never opened
    bool operator==(const DelayField&) const = default;
};

/// The field at a place of a stage of this size, in [0, 255]: between the middles of the cells it goes straight from
/// one to the next (bilinear), outside it is what its edge is. 0 for an empty field.
[[nodiscard]] double fieldAt(const DelayField& field, Vec2 place, Vec2 stageSize);

} // namespace flocktale
