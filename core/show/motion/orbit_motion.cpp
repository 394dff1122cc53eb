// SPDX-License-Identifier: MIT
#include "show/motion/orbit_motion.h"

#include "math/direction.h"
#include "math/hash.h"
#include "show/keyed.h"

#include <utility>

namespace flocktale {

namespace {
constexpr std::uint32_t kOrbit = 0x0b17;            ///< this file's use of the show's noise
constexpr double kGoldenAngle = 0.3819660112501051; ///< turns
constexpr double kInnermost = 0.4;                  ///< of the radius
} // namespace

OrbitMotion::OrbitMotion(const Spare& spare, const Cast* cast, std::vector<int> birds, std::uint32_t seed)
    : m_birds(std::move(birds)), m_turnsPerStep(spare.radius > 0 ? spare.speed / (kTurn * spare.radius) : 0)
{
    m_centre.place = cast ? cast->place : Place{spare.x, spare.y, 1, 0};
    if (cast) m_centre.keys = cast->keys;
    const std::uint32_t salt = saltOf(seed, kOrbit);
    m_arms.reserve(m_birds.size());
    for (std::size_t i = 0; i < m_birds.size(); ++i) {
        const double noise = static_cast<double>(birdNoise(static_cast<std::uint32_t>(m_birds[i]), salt));
        const double radius = spare.radius * (kInnermost + (1 - kInnermost) * noise / 4294967296.0);
        m_arms.push_back(directionAt(fractionOf(static_cast<double>(i) * kGoldenAngle)) * radius);
    }
}

void OrbitMotion::write(Step into, Cues& cues) const
{
    const Vec2 centre = orbitCenterAt(m_centre, into);
    const Vec2 turn = directionAt(fractionOf(static_cast<double>(into.count) * m_turnsPerStep));
    for (std::size_t i = 0; i < m_birds.size(); ++i) {
        const auto bird = static_cast<std::size_t>(m_birds[i]);
        const Vec2 arm = m_arms[i];
        cues.targetX[bird] = static_cast<float>(centre.x + arm.x * turn.x - arm.y * turn.y);
        cues.targetY[bird] = static_cast<float>(centre.y + arm.x * turn.y + arm.y * turn.x);
    }
}

} // namespace flocktale
