// SPDX-License-Identifier: MIT
#pragma once

#include "flock/kernel.h"
#include "flock/lane_vector.h"

// Part of the kernel, with internal linkage: see lanes.h.
namespace flocktale {
namespace {

/// The cells of a run of birds, as many groups of N as fit. Returns the first bird that is left over.
template <int N>
std::uint32_t placeGroups(Placement& p, std::uint32_t at, std::uint32_t end)
{
    const Lanes<N> perCell(p.perCell), far(kFarthestCell);
    Lanes<N> lowX(p.lowX), highX(p.highX), lowY(p.lowY), highY(p.highY), farthest(p.farthest), fastest(p.fastest);
    const auto cellOf = [&](Lanes<N> place) { return higher(lower(place * perCell, far), -far) + far; };
    for (; at + N <= end; at += N) {
        const Lanes<N> x = load<N>(p.x + at), y = load<N>(p.y + at);
        const Lanes<N> cellX = cellOf(x), cellY = cellOf(y);
        store(toWhole(cellX), p.cellX + at);
        store(toWhole(cellY), p.cellY + at);
        lowX = lower(lowX, cellX);
        highX = higher(highX, cellX);
        lowY = lower(lowY, cellY);
        highY = higher(highY, cellY);
        farthest = higher(farthest, higher(sizeOf(x), sizeOf(y)));
        fastest = higher(fastest, higher(sizeOf(load<N>(p.vx + at)), sizeOf(load<N>(p.vy + at))));
    }
    const auto least = [](Lanes<N> lanes) {
        alignas(64) float each[N];
        store(lanes, each);
        float result = each[0];
        for (int i = 1; i < N; ++i) result = each[i] < result ? each[i] : result;
        return result;
    };
    p.lowX = least(lowX);
    p.highX = -least(-highX);
    p.lowY = least(lowY);
    p.highY = -least(-highY);
    p.farthest = -least(-farthest);
    p.fastest = -least(-fastest);
    return at;
}

template <int N>
void place(Placement& p, std::uint32_t begin, std::uint32_t end)
{
    placeGroups<1>(p, placeGroups<N>(p, begin, end), end);
}

} // namespace
} // namespace flocktale
