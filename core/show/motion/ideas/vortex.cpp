// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/ideas/noise.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr std::uint32_t kVortexArm = 0x0e0e; ///< this file's use of the show's noise
constexpr double kEye = 0.2;                 ///< of the radius: nobody is nearer to the centre
constexpr double kSlowest = 0.45;            ///< of the radius: birds within turn no faster than those there

/// A whirl around the centre: all birds go at one speed, so the inner ones are round sooner, and each strays from its
/// circle.
class Vortex : public MotionIdea {
public:
    explicit Vortex(const MotionSetting& setting) : m_straying(setting)
    {
        const double radius = setting.motion.radius;
        for (std::size_t i = 0; i < setting.birds.size(); ++i) {
            // The square root spreads the birds evenly over the disc.
            const double random = noiseOf(setting.birds[i], setting.seed, kVortexArm);
            const double reach = kEye + (1 - kEye) * std::sqrt(random);
            m_arms.push_back(directionAt(fractionOf(static_cast<double>(i) * kGoldenAngle)) * (radius * reach));
            m_paces.push_back(turnsPerSecond(setting.motion.speed, radius * std::max(reach, kSlowest)));
        }
    }

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        const Vec2 arm = turned(m_arms[bird], moment.time * m_paces[bird]);
        return mixed(before, moment.centre + arm + m_straying.of(bird, moment.time), moment.share);
    }
    bool flies() const override { return true; }

private:
    Straying m_straying;
    std::vector<Vec2> m_arms;
    std::vector<double> m_paces; ///< turns per second
};

} // namespace

Idea makeVortex(const MotionSetting& setting) { return std::make_unique<Vortex>(setting); }

} // namespace flocktale
