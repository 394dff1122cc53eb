// SPDX-License-Identifier: MIT
#include "show/motion/way.h"

#include "math/direction.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace flocktale {

namespace {

/// Straight pieces that a curve is taken as, from point to point.
constexpr int kPieces = 16;

/// Uniform Catmull-Rom (Catmull and Rom, "A Class of Local Interpolating Splines", 1974) between b and c.
Vec2 curve(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double t)
{
    const Vec2 first = (c - a) * 0.5;
    const Vec2 second = (d - b) * 0.5;
    const double t2 = t * t;
    const double t3 = t2 * t;
    return b * (2 * t3 - 3 * t2 + 1) + first * (t3 - 2 * t2 + t) + c * (3 * t2 - 2 * t3) + second * (t3 - t2);
}

} // namespace

Way::Way(std::span<const Vec2> points, bool closed, bool smooth) : m_closed(closed)
{
    if (points.empty()) return;
    const std::size_t count = points.size();
    const std::size_t legs = closed ? count : count - 1;
    // The point `ahead` of `index`; an open way has its end points doubled.
    const auto point = [&](std::size_t index, std::ptrdiff_t ahead) {
        const auto size = static_cast<std::ptrdiff_t>(count);
        const std::ptrdiff_t wanted = static_cast<std::ptrdiff_t>(index) + ahead;
        const std::ptrdiff_t i = closed ? (wanted + size) % size : std::clamp<std::ptrdiff_t>(wanted, 0, size - 1);
        return points[static_cast<std::size_t>(i)];
    };
    m_corners.push_back(points.front());
    for (std::size_t leg = 0; leg < legs; ++leg) {
        if (smooth)
            for (int piece = 1; piece < kPieces; ++piece)
                m_corners.push_back(curve(point(leg, -1), point(leg, 0), point(leg, 1), point(leg, 2),
                                          static_cast<double>(piece) / kPieces));
        m_corners.push_back(point(leg, 1));
    }
    m_reached.reserve(m_corners.size());
    m_reached.push_back(0);
    for (std::size_t i = 1; i < m_corners.size(); ++i)
        m_reached.push_back(m_reached.back() + lengthOf(m_corners[i] - m_corners[i - 1]));
}

Vec2 Way::at(double distance) const
{
    if (m_corners.empty()) return {};
    const double total = length();
    if (total <= 0) return m_corners.front();
    if (m_closed) distance -= total * std::floor(distance / total);
    if (distance <= 0) return m_corners.front();
    if (distance >= total) return m_corners.back();
    const auto next = std::upper_bound(m_reached.begin(), m_reached.end(), distance);
    const auto corner = static_cast<std::size_t>(next - m_reached.begin());
    const double along = (distance - m_reached[corner - 1]) / (m_reached[corner] - m_reached[corner - 1]);
    return m_corners[corner - 1] + (m_corners[corner] - m_corners[corner - 1]) * along;
}

} // namespace flocktale
