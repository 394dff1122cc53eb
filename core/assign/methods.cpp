// SPDX-License-Identifier: MIT
#include "assign/methods.h"

#include "assign/bottleneck.h"
#include "assign/exact_matching.h"
#include "assign/starts.h"
#include "assign/swaps.h"

#include <algorithm>
#include <cstddef>

namespace flocktale {

namespace {
using Places = std::span<const Vec2>;

// About how often a bird is looked at, for whoever watches.
constexpr std::size_t kVisits = 12, kSearches = 4;

std::vector<double> costs(Places birds, Places targets, RouteCost kind)
{
    std::vector<double> cost;
    cost.reserve(birds.size() * targets.size());
    for (const Vec2& bird : birds)
        for (const Vec2& target : targets) cost.push_back(Dealt::routeCost(kind, bird, target));
    return cost;
}
} // namespace

std::vector<int> dealOptimal(Places birds, Places targets, Progress& progress)
{
    if (birds.size() <= kExactBirds) {
        // Near ties can leave a crossing in the sum's rounding error.
        Dealt dealt(birds, targets, exactMatching(birds.size(), costs(birds, targets, RouteCost::length)));
        Progress unwatched;
        uncross(dealt, unwatched);
        return dealt.targetOfBird();
    }
    Dealt dealt(birds, targets, nearestFirst(birds, targets));
    if (!progress.begin(0.25, kVisits * birds.size())) return dealt.targetOfBird();
    const Neighbours neighbours(birds, targets);
    swapNeighbours(dealt, neighbours, RouteCost::length, progress);
    if (!progress.begin(0.5, kVisits * birds.size())) return dealt.targetOfBird();
    Dealt other(birds, targets, halfByHalf(birds, targets));
    swapNeighbours(other, neighbours, RouteCost::length, progress);
    if (other.total(RouteCost::length) < dealt.total(RouteCost::length)) dealt = other;
    if (progress.begin(1, kSearches * birds.size())) uncross(dealt, progress);
    return dealt.targetOfBird();
}

std::vector<int> dealWithoutMeeting(Places birds, Places targets, Progress& progress)
{
    if (birds.size() <= kExactBirds) return exactMatching(birds.size(), costs(birds, targets, RouteCost::square));
    Dealt dealt(birds, targets, halfByHalf(birds, targets));
    if (progress.begin(1, kVisits * birds.size()))
        swapNeighbours(dealt, Neighbours(birds, targets), RouteCost::square, progress);
    return dealt.targetOfBird();
}

std::vector<int> dealShortestLongest(Places birds, Places targets, Progress& progress)
{
    if (birds.size() <= kExactBirds) {
        std::vector<double> cost = costs(birds, targets, RouteCost::square);
        if (cost.empty()) return {};
        const double bottleneck = leastBottleneck(birds.size(), cost);
        // A pair beyond the bottleneck costs more than all others together.
        const double dearest = *std::max_element(cost.begin(), cost.end());
        const double penalty = dearest * static_cast<double>(birds.size() + 1);
        for (double& c : cost)
            if (c > bottleneck) c += penalty;
        return exactMatching(birds.size(), cost);
    }
    Dealt dealt(birds, targets, halfByHalf(birds, targets));
    if (!progress.begin(0.5, kVisits * birds.size())) return dealt.targetOfBird();
    const Neighbours neighbours(birds, targets);
    swapNeighbours(dealt, neighbours, RouteCost::square, progress);
    if (progress.begin(1, kVisits * birds.size())) swapLongest(dealt, neighbours, progress);
    return dealt.targetOfBird();
}

} // namespace flocktale
