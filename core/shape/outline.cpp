// SPDX-License-Identifier: MIT
#include "shape/outline.h"

#include "base/assert.h"
#include "math/direction.h"

#include <algorithm>
#include <cstddef>

namespace flocktale {

std::vector<Vec2> evenlyAlong(std::span<const Vec2> corners, bool closed, int count)
{
    FLOCKTALE_ASSERT(!corners.empty() && count >= 0);
    std::vector<Vec2> way(corners.begin(), corners.end());
    if (closed) way.push_back(corners.front());

    std::vector<double> reached{0}; // distance from the start at each corner
    reached.reserve(way.size());
    for (std::size_t i = 1; i < way.size(); ++i) reached.push_back(reached.back() + lengthOf(way[i] - way[i - 1]));
    const double total = reached.back();

    std::vector<Vec2> points;
    points.reserve(static_cast<std::size_t>(count));
    const int gaps = closed ? count : count - 1;
    std::size_t leg = 1;
    for (int i = 0; i < count; ++i) {
        const double share = gaps == 0 ? 0.5 : static_cast<double>(i) / gaps;
        const double distance = total * share;
        while (leg + 1 < way.size() && reached[leg] < distance) ++leg;
        if (total == 0 || share == 0) {
            points.push_back(way.front());
        } else if (distance >= reached[leg]) {
            points.push_back(way[leg]);
        } else {
            const double along = (distance - reached[leg - 1]) / (reached[leg] - reached[leg - 1]);
            points.push_back(way[leg - 1] + (way[leg] - way[leg - 1]) * along);
        }
    }
    return points;
}

} // namespace flocktale
