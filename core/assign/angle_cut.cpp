// SPDX-License-Identifier: MIT
#include "assign/angle_cut.h"

#include "assign/ranking.h"
#include "math/trig.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace flocktale {

namespace {
struct Gap {
    double start = 0, width = kTurn;
};

/// The widest gap between neighbouring angles on the circle; of equally wide ones the one whose near side holds the
/// lowest index.
Gap widestGap(std::span<const double> angles)
{
    if (angles.empty()) return {};
    const std::vector<int> order = rankedBy(angles, 0);
    const std::size_t size = order.size();
    const auto angle = [&](std::size_t rank) { return angles[static_cast<std::size_t>(order[rank % size])]; };
    const auto width = [&](std::size_t rank) {
        return angle(rank + 1) - angle(rank) + (rank % size + 1 == size ? kTurn : 0);
    };
    std::size_t widest = 0;
    for (std::size_t rank = 1; rank < size; ++rank)
        if (width(rank) > width(widest)) widest = rank;

    // Once around, starting behind a gap, so that all angles of one direction are met together.
    std::size_t best = widest;
    int bestIndex = order[widest], nearSide = static_cast<int>(size);
    for (std::size_t step = 1; step <= size; ++step) {
        const std::size_t rank = (widest + step) % size;
        nearSide = std::min(nearSide, order[rank]);
        if (width(rank) <= kSameDirection) continue;
        if (width(rank) >= width(widest) - kSameDirection && nearSide < bestIndex) {
            best = rank;
            bestIndex = nearSide;
        }
        nearSide = static_cast<int>(size);
    }
    return {angle(best), width(best)};
}
} // namespace

double cutDirection(std::span<const double> targets, std::span<const double> birds)
{
    const Gap gap = widestGap(targets);
    std::vector<double> stops{0, gap.width};
    for (const double bird : birds)
        if (const double turned = turnedFrom(gap.start, bird); turned < gap.width) stops.push_back(turned);
    std::sort(stops.begin(), stops.end());
    std::size_t widest = 1;
    for (std::size_t i = 2; i < stops.size(); ++i)
        if (stops[i] - stops[i - 1] > stops[widest] - stops[widest - 1] + kSameDirection) widest = i;
    return gap.start + (stops[widest - 1] + stops[widest]) / 2;
}

} // namespace flocktale
