// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

/// Measures of point sets by brute force, as the tests' own oracle.
namespace flocktale::geometry {

inline double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The distance of every point to its nearest neighbour.
inline std::vector<double> nearestDistances(const std::vector<Vec2>& points)
{
    std::vector<double> nearest(points.size(), std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const double apart = distance(points[i], points[j]);
            nearest[i] = std::min(nearest[i], apart);
            nearest[j] = std::min(nearest[j], apart);
        }
    return nearest;
}

inline double smallestDistance(const std::vector<Vec2>& points)
{
    const std::vector<double> nearest = nearestDistances(points);
    return nearest.empty() ? 0 : *std::min_element(nearest.begin(), nearest.end());
}

/// Standard deviation of the nearest distances over their mean: 0 for a lattice, about 0.5 for random points.
inline double unevenness(const std::vector<Vec2>& points)
{
    double sum = 0, squares = 0;
    const std::vector<double> nearest = nearestDistances(points);
    for (const double apart : nearest) {
        sum += apart;
        squares += apart * apart;
    }
    const double count = static_cast<double>(nearest.size()), mean = sum / count;
    return std::sqrt(std::max(0.0, squares / count - mean * mean)) / mean;
}

} // namespace flocktale::geometry
