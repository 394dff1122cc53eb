// SPDX-License-Identifier: MIT
#include "assign/place_tree.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace flocktale {

namespace {
constexpr std::uint32_t kLeaf = 8;
}

PlaceTree::PlaceTree(std::span<const Vec2> places)
    : m_places(places), m_order(places.size()), m_taken(places.size()), m_leafOf(places.size())
{
    std::iota(m_order.begin(), m_order.end(), 0);
    if (places.empty()) return;
    m_nodes.reserve(4 * places.size() / kLeaf + 4);
    m_nodes.push_back({0, static_cast<std::uint32_t>(places.size()), 0, 0, 0, 0, 0, 0});
    m_parent.push_back(0);
    split(0);
}

void PlaceTree::split(std::uint32_t at)
{
    const auto placeAt = [this](std::uint32_t i) { return m_places[static_cast<std::size_t>(m_order[i])]; };
    Node node = m_nodes[at];
    node.in = node.end - node.begin;
    node.lowX = node.highX = placeAt(node.begin).x;
    node.lowY = node.highY = placeAt(node.begin).y;
    for (std::uint32_t i = node.begin; i < node.end; ++i) {
        node.lowX = std::min(node.lowX, placeAt(i).x);
        node.highX = std::max(node.highX, placeAt(i).x);
        node.lowY = std::min(node.lowY, placeAt(i).y);
        node.highY = std::max(node.highY, placeAt(i).y);
    }
    if (node.in > kLeaf) {
        node.left = static_cast<std::uint32_t>(m_nodes.size());
        const std::uint32_t middle = node.begin + node.in / 2;
        const bool wide = node.highX - node.lowX >= node.highY - node.lowY;
        std::nth_element(m_order.begin() + node.begin, m_order.begin() + middle, m_order.begin() + node.end,
                         [this, wide](int a, int b) {
                             const Vec2 &p = m_places[static_cast<std::size_t>(a)],
                                        &q = m_places[static_cast<std::size_t>(b)];
                             const double u = wide ? p.x : p.y, v = wide ? q.x : q.y;
                             return u < v || (u == v && a < b);
                         });
        m_nodes.push_back({node.begin, middle, 0, 0, 0, 0, 0, 0});
        m_nodes.push_back({middle, node.end, 0, 0, 0, 0, 0, 0});
        m_parent.insert(m_parent.end(), 2, at);
    } else {
        for (std::uint32_t i = node.begin; i < node.end; ++i) m_leafOf[static_cast<std::size_t>(m_order[i])] = at;
    }
    m_nodes[at] = node;
    if (node.left == 0) return;
    split(node.left);
    split(node.left + 1);
}

double PlaceTree::distance2(const Node& node, Vec2 from)
{
    const double x = std::max({node.lowX - from.x, 0.0, from.x - node.highX});
    const double y = std::max({node.lowY - from.y, 0.0, from.y - node.highY});
    return x * x + y * y;
}

void PlaceTree::search(std::uint32_t at, Vec2 from, std::size_t count, int except, std::vector<Candidate>& heap) const
{
    const Node& node = m_nodes[at];
    if (node.in == 0 || (heap.size() == count && distance2(node, from) > heap.front().distance2)) return;
    if (node.left != 0) {
        const bool rightFirst = distance2(m_nodes[node.left + 1], from) < distance2(m_nodes[node.left], from);
        search(node.left + (rightFirst ? 1 : 0), from, count, except, heap);
        search(node.left + (rightFirst ? 0 : 1), from, count, except, heap);
        return;
    }
    for (std::uint32_t i = node.begin; i < node.end; ++i) {
        const int place = m_order[i];
        if (place == except || m_taken[static_cast<std::size_t>(place)]) continue;
        const Vec2 arm = m_places[static_cast<std::size_t>(place)] - from;
        const Candidate candidate{dot(arm, arm), place};
        if (heap.size() == count) {
            if (!(candidate < heap.front())) continue;
            std::pop_heap(heap.begin(), heap.end());
            heap.pop_back();
        }
        heap.push_back(candidate);
        std::push_heap(heap.begin(), heap.end());
    }
}

int PlaceTree::nearest(Vec2 from) const
{
    m_heap.clear();
    if (!m_nodes.empty()) search(0, from, 1, -1, m_heap);
    return m_heap.empty() ? -1 : m_heap.front().place;
}

void PlaceTree::nearest(Vec2 from, std::size_t count, int except, std::vector<int>& found) const
{
    m_heap.clear();
    if (!m_nodes.empty() && count > 0) search(0, from, count, except, m_heap);
    std::sort_heap(m_heap.begin(), m_heap.end());
    found.clear();
    for (const Candidate& candidate : m_heap) found.push_back(candidate.place);
}

void PlaceTree::take(int place)
{
    if (m_taken[static_cast<std::size_t>(place)]) return;
    m_taken[static_cast<std::size_t>(place)] = 1;
    std::uint32_t node = m_leafOf[static_cast<std::size_t>(place)];
    for (;;) {
        --m_nodes[node].in;
        if (node == 0) return;
        node = m_parent[node];
    }
}

} // namespace flocktale
