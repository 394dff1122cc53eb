// SPDX-License-Identifier: MIT
#pragma once

#include "math/direction.h"
#include "show/show.h"

namespace flocktale {

/// A place's transform: scale, then turn, then move.
class Placement {
public:
    explicit Placement(const Place& place)
        : m_turn(directionAt(place.rotation / 360)), m_scale(place.scale), m_origin{place.x, place.y}
    {
    }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] Vec2 operator()(Vec2 p) const
    {
        const Vec2 q = p * m_scale;
        return {m_origin.x + q.x * m_turn.x - q.y * m_turn.y, m_origin.y + q.x * m_turn.y + q.y * m_turn.x};
    }

private:
    Vec2 m_turn; ///< unit vector to the right of the turned shape
    double m_scale;
    Vec2 m_origin;
};

} // namespace flocktale
