// SPDX-License-Identifier: MIT
#include "assign/starts.h"

#include "assign/place_tree.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace flocktale {

namespace {
using Places = std::span<const Vec2>;

struct Extent {
    double lowX, highX, lowY, highY;
    Extent(Places places, std::span<const int> some)
    {
        lowX = highX = places[static_cast<std::size_t>(some[0])].x;
        lowY = highY = places[static_cast<std::size_t>(some[0])].y;
        for (const int i : some) {
            const Vec2& place = places[static_cast<std::size_t>(i)];
            lowX = std::min(lowX, place.x);
            highX = std::max(highX, place.x);
            lowY = std::min(lowY, place.y);
            highY = std::max(highY, place.y);
        }
    }
};

void halve(Places places, std::span<int> some, bool wide)
{
    const auto middle = some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2);
    std::nth_element(some.begin(), middle, some.end(), [places, wide](int a, int b) {
        const Vec2 &p = places[static_cast<std::size_t>(a)], &q = places[static_cast<std::size_t>(b)];
        const double u = wide ? p.x : p.y, v = wide ? q.x : q.y;
        return u < v || (u == v && a < b);
    });
}

void pairHalves(Places birds, Places targets, std::span<int> someBirds, std::span<int> someTargets,
                std::vector<int>& targetOfBird)
{
    if (someBirds.size() == 1) {
        targetOfBird[static_cast<std::size_t>(someBirds[0])] = someTargets[0];
        return;
    }
    const Extent a(birds, someBirds), b(targets, someTargets);
    const bool wide = (a.highX - a.lowX) + (b.highX - b.lowX) >= (a.highY - a.lowY) + (b.highY - b.lowY);
    halve(birds, someBirds, wide);
    halve(targets, someTargets, wide);
    const std::size_t half = someBirds.size() / 2;
    pairHalves(birds, targets, someBirds.first(half), someTargets.first(half), targetOfBird);
    pairHalves(birds, targets, someBirds.subspan(half), someTargets.subspan(half), targetOfBird);
}
} // namespace

std::vector<int> nearestFirst(std::span<const Vec2> birds, std::span<const Vec2> targets)
{
    PlaceTree tree(targets);
    std::vector<int> targetOfBird;
    targetOfBird.reserve(birds.size());
    for (const Vec2& bird : birds) {
        const int target = tree.nearest(bird);
        tree.take(target);
        targetOfBird.push_back(target);
    }
    return targetOfBird;
}

std::vector<int> halfByHalf(std::span<const Vec2> birds, std::span<const Vec2> targets)
{
    std::vector<int> targetOfBird(birds.size()), someBirds(birds.size()), someTargets(birds.size());
    if (birds.empty()) return targetOfBird;
    std::iota(someBirds.begin(), someBirds.end(), 0);
    std::iota(someTargets.begin(), someTargets.end(), 0);
    pairHalves(birds, targets, someBirds, someTargets, targetOfBird);
    return targetOfBird;
}

} // namespace flocktale
