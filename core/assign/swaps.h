// SPDX-License-Identifier: MIT
#pragma once

#include "assign/dealt.h"
#include "assign/progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace flocktale {

/// Who is near whom: the eight nearest of each place, then improved by swaps between neighbours alone.
class Neighbours {
public:
    Neighbours(std::span<const Vec2> birds, std::span<const Vec2> targets);

    /// The birds worth a swap with this one: those near it, and those whose targets are near its own.
    template <typename Visit>
    void visit(const Dealt& dealt, int bird, Visit&& visitBird) const
    {
        for (const int other : near(m_birds, bird)) visitBird(other);
        for (const int target : near(m_targets, dealt.targetOf(bird))) visitBird(dealt.birdOf(target));
    }

private:
    struct Lists {
        std::vector<std::uint32_t> start;
        std::vector<int> place;
    };
    static Lists listsOf(std::span<const Vec2> places);
    static std::span<const int> near(const Lists& lists, int place)
    {
        const std::uint32_t begin = lists.start[static_cast<std::size_t>(place)];
        return std::span(lists.place).subspan(begin, lists.start[static_cast<std::size_t>(place) + 1] - begin);
    }

    Lists m_birds, m_targets;
};

// All of these stop where they are when the progress says so: a deal is always whole.

/// Swaps the targets of neighbours as long as that lowers the total cost (2-opt).
void swapNeighbours(Dealt& dealt, const Neighbours& neighbours, RouteCost kind, Progress& progress);

/// Swaps the targets of crossing routes until no two cross, which the exact test of assign/crossings.h then confirms.
/// Each swap shortens the total, so it ends.
void uncross(Dealt& dealt, Progress& progress);

/// Shortens the longest route by swaps with anybody, then all others by swaps of neighbours that make none longer.
void swapLongest(Dealt& dealt, const Neighbours& neighbours, Progress& progress);

} // namespace flocktale
