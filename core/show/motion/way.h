// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <span>
#include <vector>

namespace flocktale {

/// A way through points that can be asked for its places by distance.
class Way {
public:
    /// Straight from point to point, or smooth: a uniform Catmull-Rom curve through the points, taken
    /// as short straight pieces. Closed: it returns to the first point. Without points there is no way.
    Way(std::span<const Vec2> points, bool closed, bool smooth);

    [[nodiscard]] bool empty() const { return m_corners.empty(); }
    [[nodiscard]] bool closed() const { return m_closed; }
    [[nodiscard]] double length() const { return m_reached.empty() ? 0 : m_reached.back(); }
    /// The place at a distance from the start, stage units: an open way ends at its ends, a closed one goes on and on.
    [[nodiscard]] Vec2 at(double distance) const;
    /// The distance of one of the points that it was made from; straight ways only.
    [[nodiscard]] double distanceOf(std::size_t point) const { return m_reached[point]; }

private:
    bool m_closed;
    std::vector<Vec2> m_corners;
    std::vector<double> m_reached; ///< distance from the start at each corner
};

} // namespace flocktale
