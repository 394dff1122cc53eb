// SPDX-License-Identifier: MIT
#include "assign/swaps.h"

#include "assign/place_tree.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <numeric>

namespace flocktale {

namespace {
constexpr std::size_t kNeighbours = 8;

/// Everybody once, then whoever was put back.
class Queue {
public:
    explicit Queue(std::size_t size) : m_waits(size, 1)
    {
        m_birds.resize(size);
        std::iota(m_birds.begin(), m_birds.end(), 0);
    }
    bool empty() const { return m_birds.empty(); }
    int take()
    {
        const int bird = m_birds.front();
        m_birds.pop_front();
        m_waits[static_cast<std::size_t>(bird)] = 0;
        return bird;
    }
    void add(int bird)
    {
        if (m_waits[static_cast<std::size_t>(bird)]) return;
        m_waits[static_cast<std::size_t>(bird)] = 1;
        m_birds.push_back(bird);
    }

private:
    std::deque<int> m_birds;
    std::vector<char> m_waits;
};

/// Less than this share of the cost is noise, not an improvement.
constexpr double kGain = 1e-12;
} // namespace

Neighbours::Neighbours(std::span<const Vec2> birds, std::span<const Vec2> targets)
    : m_birds(listsOf(birds)), m_targets(listsOf(targets))
{
}

Neighbours::Lists Neighbours::listsOf(std::span<const Vec2> places)
{
    const PlaceTree tree(places);
    Lists lists;
    lists.start.push_back(0);
    std::vector<int> found;
    for (std::size_t i = 0; i < places.size(); ++i) {
        tree.nearest(places[i], kNeighbours, static_cast<int>(i), found);
        lists.place.insert(lists.place.end(), found.begin(), found.end());
        lists.start.push_back(static_cast<std::uint32_t>(lists.place.size()));
    }
    return lists;
}

void swapNeighbours(Dealt& dealt, const Neighbours& neighbours, RouteCost kind, Progress& progress)
{
    std::vector<double> own;
    own.reserve(dealt.size());
    for (int bird = 0; bird < static_cast<int>(dealt.size()); ++bird)
        own.push_back(Dealt::routeCost(kind, dealt.from(bird), dealt.to(bird)));
    const auto ownOf = [&own](int bird) -> double& { return own[static_cast<std::size_t>(bird)]; };
    for (Queue queue(dealt.size()); !queue.empty() && progress.goesOn();) {
        const int bird = queue.take();
        for (;;) {
            const Vec2 from = dealt.from(bird), to = dealt.to(bird);
            int best = -1;
            double most = 0;
            neighbours.visit(dealt, bird, [&](int other) {
                if (other == bird) return;
                const double now = ownOf(bird) + ownOf(other);
                const double there = Dealt::routeCost(kind, from, dealt.to(other));
                if (there >= now) return;
                const double gain = now - there - Dealt::routeCost(kind, dealt.from(other), to);
                if (gain <= kGain * now || gain < most || (gain == most && other >= best)) return;
                most = gain;
                best = other;
            });
            if (best < 0) break;
            dealt.swap(bird, best);
            for (const int swapped : {bird, best})
                ownOf(swapped) = Dealt::routeCost(kind, dealt.from(swapped), dealt.to(swapped));
            queue.add(best);
        }
    }
}

void swapLongest(Dealt& dealt, const Neighbours& neighbours, Progress& progress)
{
    const int count = static_cast<int>(dealt.size());
    const auto square = [&dealt](int bird, int ownerOfTarget) {
        return Dealt::routeCost(RouteCost::square, dealt.from(bird), dealt.to(ownerOfTarget));
    };
    double longest = 0;
    while (progress.goesOn()) {
        int bird = 0;
        for (int other = 1; other < count; ++other)
            if (square(other, other) > square(bird, bird)) bird = other;
        longest = count > 0 ? square(bird, bird) : 0;
        int best = -1;
        double least = longest;
        for (int other = 0; other < count; ++other) {
            const double swapped = std::max(square(bird, other), square(other, bird));
            if (swapped >= least) continue;
            least = swapped;
            best = other;
        }
        if (best < 0) break;
        dealt.swap(bird, best);
    }
    for (Queue queue(dealt.size()); !queue.empty() && progress.goesOn();) {
        const int bird = queue.take();
        int best = -1;
        double most = 0;
        neighbours.visit(dealt, bird, [&](int other) {
            if (std::max(square(bird, other), square(other, bird)) > longest) return;
            const double now = square(bird, bird) + square(other, other);
            const double gain = now - square(bird, other) - square(other, bird);
            if (gain <= kGain * now || gain <= most) return;
            most = gain;
            best = other;
        });
        if (best < 0) continue;
        dealt.swap(bird, best);
        queue.add(bird);
        queue.add(best);
    }
}

} // namespace flocktale
