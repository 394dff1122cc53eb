// SPDX-License-Identifier: MIT
#pragma once

#include "flock/kernel.h"
#include "flock/lane_vector.h"

#include <cstddef>

// Part of the kernel, with internal linkage: see lanes.h.
namespace flocktale {
namespace {

/// Consecutive runs of sorted birds that contain everybody near a group, in memory order.
struct Spans {
    struct Span {
        std::uint32_t begin, end;
    } span[6];
    int count = 0;

    void add(const FreeFlight& f, std::uint32_t row, std::uint32_t firstColumn, std::uint32_t lastColumn)
    {
        const std::uint32_t* const start = f.cellStart + row * f.columns;
        span[count++] = {start[firstColumn], start[lastColumn + 1]};
    }
    void addRow(const FreeFlight& f, std::uint32_t row, std::uint32_t first, std::uint32_t last)
    {
        const std::uint32_t end = f.columns - 1;
        const bool overLeft = f.wrapX && first == 0;
        const bool overRight = f.wrapX && last == end;
        const std::uint32_t low = first == 0 ? 0 : first - 1;
        const std::uint32_t high = last == end ? end : last + 1;
        if ((overLeft && high >= end - 1) || (overRight && low <= 1)) {
            add(f, row, 0, end);
        } else if (overLeft) {
            add(f, row, 0, high);
            add(f, row, end, end);
        } else if (overRight) {
            add(f, row, 0, 0);
            add(f, row, low, end);
        } else {
            add(f, row, low, high);
        }
    }
    /// Everybody around the cells `first` to `last` of a row.
    Spans(const FreeFlight& f, std::uint32_t row, std::uint32_t first, std::uint32_t last)
    {
        const std::uint32_t end = f.rows - 1;
        if (f.wrapY && row == end) addRow(f, 0, first, last);
        if (row > 0) addRow(f, row - 1, first, last);
        addRow(f, row, first, last);
        if (row < end) addRow(f, row + 1, first, last);
        if (f.wrapY && row == 0) addRow(f, end, first, last);
    }
};

/// What a group of birds knows of its neighbours. Offsets and velocities are relative to the bird, so the bird itself,
/// which is among its own candidates, adds exact zeros.
template <int N>
struct Neighbourhood {
    Lanes<N> count;     ///< neighbours in sight, without the bird
    Vector<N> offset;   ///< sum of their offsets
    Vector<N> velocity; ///< sum of their relative velocities
    Vector<N> away;     ///< sum of the pushes of those within the separation radius
    Lanes<N> same;      ///< how many are on the very same spot
};

template <int N, FlightRules Rules>
Neighbourhood<N> lookAround(const FreeFlight& f, const Spans& spans, Vector<N> position, Vector<N> velocity)
{
    const Lanes<N> sight2(f.sight2), separation2(f.separation2), zero(0.0f), one(1.0f);
    const Lanes<N> least2(f.minDistance * f.minDistance);
    Neighbourhood<N> sum{zero, {zero, zero}, {zero, zero}, {zero, zero}, zero};
    BitLanes<N> inSightCount(0u), sameCount(0u);
    for (int s = 0; s < spans.count; ++s) {
        for (std::uint32_t j = spans.span[s].begin; j < spans.span[s].end; ++j) {
            Lanes<N> otherX, otherY, otherVx, otherVy;
            spreadFour(f.in + 4 * std::size_t{j}, otherX, otherY, otherVx, otherVy);
            const Lanes<N> dx = otherX - position.x;
            const Lanes<N> dy = otherY - position.y;
            const Lanes<N> d2 = dx * dx + dy * dy;
            const Mask<N> inSight = d2 < sight2;
            countUp(inSightCount, inSight);
            countUp(sameCount, d2 == zero);
            sum.offset.x = sum.offset.x + only(inSight, dx);
            sum.offset.y = sum.offset.y + only(inSight, dy);
            sum.velocity.x = sum.velocity.x + only(inSight, otherVx - velocity.x);
            sum.velocity.y = sum.velocity.y + only(inSight, otherVy - velocity.y);
            const Mask<N> tooNear = d2 < separation2;
            if constexpr (Rules == FlightRules::mirofish) {
                const Lanes<N> push = only(tooNear, one / higher(d2, least2));
                sum.away.x = sum.away.x - dx * push;
                sum.away.y = sum.away.y - dy * push;
            } else {
                sum.away.x = sum.away.x - only(tooNear, dx);
                sum.away.y = sum.away.y - only(tooNear, dy);
            }
        }
    }
    sum.count = toFloat(inSightCount) - one;
    sum.same = toFloat(sameCount) - one;
    return sum;
}

} // namespace
} // namespace flocktale
