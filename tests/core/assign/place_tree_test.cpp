// SPDX-License-Identifier: MIT
#include "assign/place_tree.h"

#include "dice.h"
#include "support/catch.h"

#include <algorithm>
#include <numeric>

using namespace flocktale;
using namespace flocktale::test;

namespace {
/// The places nearest to `from`, by looking at each.
std::vector<int> allByDistance(const std::vector<Vec2>& places, Vec2 from)
{
    std::vector<int> order(places.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const Vec2 u = places[static_cast<std::size_t>(a)] - from, v = places[static_cast<std::size_t>(b)] - from;
        return dot(u, u) < dot(v, v);
    });
    return order;
}
} // namespace

TEST_CASE("a tree of places finds the same neighbours as a look at each, ties by index")
{
    for (const std::uint32_t seed : {1u, 2u, 3u}) {
        Dice dice(seed);
        std::vector<Vec2> places = dice.clumps(300, {400, 300});
        for (int i = 0; i < 40; ++i) places.push_back({static_cast<double>(i % 4) * 10, 0}); // many on the same spots
        const PlaceTree tree(places);
        std::vector<int> found;
        for (int i = 0; i < static_cast<int>(places.size()); i += 7) {
            std::vector<int> expected = allByDistance(places, places[static_cast<std::size_t>(i)]);
            std::erase(expected, i);
            expected.resize(8);
            tree.nearest(places[static_cast<std::size_t>(i)], 8, i, found);
            CAPTURE(seed, i);
            CHECK(found == expected);
        }
    }
}

TEST_CASE("a place that was taken is not found again, and an empty tree finds nobody")
{
    const std::vector<Vec2> places{{0, 0}, {1, 0}, {2, 0}};
    PlaceTree tree(places);
    CHECK(tree.nearest({0.2, 0}) == 0);
    tree.take(0);
    tree.take(0);
    CHECK(tree.nearest({0.2, 0}) == 1);
    tree.take(1);
    tree.take(2);
    CHECK(tree.nearest({0.2, 0}) == -1);
    CHECK(PlaceTree(std::span<const Vec2>()).nearest({0, 0}) == -1);
}
