// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <cstdint>
#include <span>
#include <vector>

namespace flocktale {

/// A balanced k-d tree over places, which are not owned (J. Bentley, 1975). Ties go to the lower index, so an answer
/// does not depend on how the tree was built. Places can be taken out.
class PlaceTree {
public:
    explicit PlaceTree(std::span<const Vec2> places);

    /// The place nearest to `from` that is still in; -1 when none is.
    [[nodiscard]] int nearest(Vec2 from) const;
    /// The up to `count` places nearest to `from` that are still in, nearest first, without `except`.
    void nearest(Vec2 from, std::size_t count, int except, std::vector<int>& found) const;
    void take(int place);

private:
    struct Node {
        std::uint32_t begin, end; ///< of m_order
        std::uint32_t left = 0;   ///< node; the right one follows it; 0 = leaf
        std::uint32_t in;         ///< how many places are still in
        double lowX, highX, lowY, highY;
    };
    struct Candidate {
        double distance2;
        int place;
        bool operator<(const Candidate& other) const
        {
            return distance2 < other.distance2 || (distance2 == other.distance2 && place < other.place);
        }
    };

    void split(std::uint32_t node);
    void search(std::uint32_t node, Vec2 from, std::size_t count, int except, std::vector<Candidate>& heap) const;
    [[nodiscard]] static double distance2(const Node& node, Vec2 from);

    std::span<const Vec2> m_places;
    std::vector<int> m_order;
    std::vector<Node> m_nodes;
    std::vector<char> m_taken;
    std::vector<std::uint32_t> m_parent, m_leafOf;
    mutable std::vector<Candidate> m_heap;
};

} // namespace flocktale
