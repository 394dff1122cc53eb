// SPDX-License-Identifier: MIT
#include "pool/pool.h"

#include "base/assert.h"
#include "math/trig.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

Pool::Pool(std::size_t birds) : m_birds(birds), m_pushX(birds), m_pushY(birds) {}

bool Pool::apply(const PoolEvent& event)
{
    if (event.at < m_last || !isWithinBounds(event.input, m_birds)) return false;
    forget(event.at);
    if (!std::visit([&](const auto& input) { return take(input, event.at); }, event.input)) return false;
    m_last = event.at;
    return true;
}

bool Pool::take(const DropBait& drop, Step at)
{
    const auto same = [&](const LivingBait& bait) { return bait.number == drop.bait; };
    if (m_baits.size() >= kLivingBaits || std::any_of(m_baits.begin(), m_baits.end(), same)) return false;
    m_baits.push_back({drop.bait, drop.what, at});
    return true;
}

bool Pool::take(const DeleteBait& gone, Step)
{
    std::erase_if(m_baits, [&](const LivingBait& bait) { return bait.number == gone.bait; });
    return true;
}

bool Pool::take(const TakeBirds& taken, Step)
{
    if (m_hands.size() >= kHands || handOf(taken.hand)) return false;
    std::vector<std::uint32_t> birds = taken.birds;
    std::sort(birds.begin(), birds.end());
    const auto isTaken = [&](std::uint32_t bird) { return std::binary_search(birds.begin(), birds.end(), bird); };
    for (Hand& hand : m_hands) std::erase_if(hand.birds, isTaken);
    std::erase_if(m_hands, [](const Hand& hand) { return hand.birds.empty(); });
    std::erase_if(m_homing, [&](const Homing& bird) { return isTaken(bird.bird); });
    m_hands.push_back({taken.hand, taken.at, std::move(birds)});
    return true;
}

bool Pool::take(const MoveHand& move, Step)
{
    if (Hand* hand = handOf(move.hand)) hand->at = move.at;
    return true;
}

bool Pool::take(const LetGo& open, Step at)
{
    if (const Hand* hand = handOf(open.hand)) {
        for (const std::uint32_t bird : hand->birds) m_homing.push_back({bird, at});
        std::erase_if(m_hands, [&](const Hand& other) { return other.number == open.hand; });
    }
    return true;
}

Pool::Hand* Pool::handOf(std::uint32_t number)
{
    const auto found =
        std::find_if(m_hands.begin(), m_hands.end(), [&](const Hand& hand) { return hand.number == number; });
    return found == m_hands.end() ? nullptr : &*found;
}

/// One pass whatever number has ended, so that a heap of dead baits never costs a move of the array each.
void Pool::forget(Step at)
{
    std::erase_if(m_baits, [&](const LivingBait& bait) { return baitShare(bait.bait, at - bait.dropped) <= 0; });
    std::erase_if(m_homing, [&](const Homing& bird) { return seconds(at - bird.since) >= kHomingSeconds; });
}

Stir Pool::stir(const FlockState& flock, Step at)
{
    FLOCKTALE_ASSERT(flock.size() == m_birds);
    FLOCKTALE_ASSERT(at >= m_last);
    forget(at);
    m_held.clear();
    for (const Hand& hand : m_hands) {
        // A golden-angle disc: as even for two birds as for two hundred, and no bird sits on another.
        for (std::size_t i = 0; i < hand.birds.size(); ++i) {
            const double turns = fractionOf(static_cast<double>(i) * 0.3819660112501051);
            const double out = kHandSpacing * std::sqrt(static_cast<double>(i)) * 0.5;
            m_held.push_back({hand.birds[i], static_cast<float>(hand.at.x + out * cosineOfTurns(turns)),
                              static_cast<float>(hand.at.y + out * sineOfTurns(turns))});
        }
    }
    if (m_baits.empty() && m_homing.empty()) return {{}, {}, m_held};
    std::fill(m_pushX.begin(), m_pushX.end(), 0.0F);
    std::fill(m_pushY.begin(), m_pushY.end(), 0.0F);
    pull(flock, at);
    lead(flock, at);
    return {m_pushX, m_pushY, m_held};
}

void Pool::pull(const FlockState& flock, Step at)
{
    for (const LivingBait& living : m_baits) {
        const auto x = static_cast<float>(living.bait.place.x), y = static_cast<float>(living.bait.place.y);
        const auto radius = static_cast<float>(living.bait.radius);
        const auto strength = static_cast<float>(living.bait.strength * baitShare(living.bait, at - living.dropped));
        for (std::size_t i = 0; i < m_birds; ++i) {
            const float dx = x - flock.x[i], dy = y - flock.y[i];
            const float square = dx * dx + dy * dy;
            // A bird right on the bait is pulled nowhere.
            if (!(square < radius * radius) || !(square > 0)) continue;
            const float distance = std::sqrt(square);
            const float near = 1 - distance / radius;
            const float perUnit = strength * near * near / distance;
            m_pushX[i] += dx * perUnit;
            m_pushY[i] += dy * perUnit;
        }
    }
}

void Pool::lead(const FlockState& flock, Step at)
{
    if (m_homing.empty()) return;
    Vec2 middle;
    for (std::size_t i = 0; i < m_birds; ++i)
        middle = middle + Vec2{static_cast<double>(flock.x[i]), static_cast<double>(flock.y[i])};
    middle = middle * (1 / static_cast<double>(m_birds));
    for (const Homing& homing : m_homing) {
        const std::size_t i = homing.bird;
        const Vec2 way = middle - Vec2{static_cast<double>(flock.x[i]), static_cast<double>(flock.y[i])};
        const double distance = std::sqrt(dot(way, way));
        const double force = kHomingForce * (1 - seconds(at - homing.since) / kHomingSeconds);
        const Vec2 push = way * (force / std::max(distance, kHomingReach));
        m_pushX[i] += static_cast<float>(push.x);
        m_pushY[i] += static_cast<float>(push.y);
    }
}

} // namespace flocktale
