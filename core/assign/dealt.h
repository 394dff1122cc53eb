// SPDX-License-Identifier: MIT
#pragma once

#include "math/direction.h"
#include "math/vec2.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace flocktale {

/// What a route costs.
enum class RouteCost {
    length,
    square, ///< of the length
};

/// Birds that each have a target of their own: as many targets as birds, each given once. The places are not owned.
class Dealt {
public:
    Dealt(std::span<const Vec2> birds, std::span<const Vec2> targets, std::vector<int> targetOfBird)
        : m_birds(birds), m_targets(targets), m_targetOf(std::move(targetOfBird)), m_birdOf(m_targetOf.size())
    {
        for (std::size_t bird = 0; bird < size(); ++bird)
            m_birdOf[static_cast<std::size_t>(m_targetOf[bird])] = static_cast<int>(bird);
    }

    [[nodiscard]] std::size_t size() const { return m_targetOf.size(); }
    [[nodiscard]] std::span<const Vec2> birds() const { return m_birds; }
    [[nodiscard]] std::span<const Vec2> targets() const { return m_targets; }
    [[nodiscard]] const std::vector<int>& targetOfBird() const { return m_targetOf; }
    [[nodiscard]] int targetOf(int bird) const { return m_targetOf[static_cast<std::size_t>(bird)]; }
    [[nodiscard]] int birdOf(int target) const { return m_birdOf[static_cast<std::size_t>(target)]; }
    [[nodiscard]] Vec2 from(int bird) const { return m_birds[static_cast<std::size_t>(bird)]; }
    [[nodiscard]] Vec2 to(int bird) const { return m_targets[static_cast<std::size_t>(targetOf(bird))]; }

    void swap(int a, int b)
    {
        std::swap(m_targetOf[static_cast<std::size_t>(a)], m_targetOf[static_cast<std::size_t>(b)]);
        m_birdOf[static_cast<std::size_t>(targetOf(a))] = a;
        m_birdOf[static_cast<std::size_t>(targetOf(b))] = b;
    }

    [[nodiscard]] double total(RouteCost kind) const
    {
        double sum = 0;
        for (int bird = 0; bird < static_cast<int>(size()); ++bird) sum += routeCost(kind, from(bird), to(bird));
        return sum;
    }

    [[nodiscard]] static double routeCost(RouteCost kind, Vec2 from, Vec2 to)
    {
        const Vec2 arm = to - from;
        return kind == RouteCost::length ? lengthOf(arm) : dot(arm, arm);
    }

private:
    std::span<const Vec2> m_birds, m_targets;
    std::vector<int> m_targetOf, m_birdOf;
};

} // namespace flocktale
