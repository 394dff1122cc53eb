// SPDX-License-Identifier: MIT
#include "assign/delay_field.h"

#include "math/trig.h"

#include <cstddef>

namespace flocktale {

namespace {

/// A coordinate between the middles of two cells of an axis.
struct Between {
    std::size_t low = 0, high = 0;
    double share = 0; ///< of the way from low to high
};

Between between(double place, double length, int cells)
{
    const double last = cells - 1;
    const double scaled = length > 0 ? place / length * cells - 0.5 : 0;
    const double inside = lower(higher(scaled, 0.0), last); // what is no number becomes 0
    const auto low = static_cast<std::size_t>(inside);
    const std::size_t high = low + 1 < static_cast<std::size_t>(cells) ? low + 1 : low;
    return {low, high, inside - static_cast<double>(low)};
}

} // namespace

double fieldAt(const DelayField& field, Vec2 place, Vec2 stageSize)
{
    const bool whole =
        field.columns > 0 && field.rows > 0 &&
        field.values.size() == static_cast<std::size_t>(field.columns) * static_cast<std::size_t>(field.rows);
    if (!whole) return 0;
    const Between x = between(place.x, stageSize.x, field.columns);
    const Between y = between(place.y, stageSize.y, field.rows);
    const auto cell = [&](std::size_t column, std::size_t row) {
        return static_cast<double>(field.values[row * static_cast<std::size_t>(field.columns) + column]);
    };
    const double top = cell(x.low, y.low) + (cell(x.high, y.low) - cell(x.low, y.low)) * x.share;
    const double bottom = cell(x.low, y.high) + (cell(x.high, y.high) - cell(x.low, y.high)) * x.share;
    return top + (bottom - top) * y.share;
}

} // namespace flocktale
