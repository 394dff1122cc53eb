// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/ideas/noise.h"

namespace flocktale {

namespace {

constexpr std::uint32_t kOrbitArm = 0x0b18; ///< this file's use of the show's noise
constexpr double kInnermost = 0.4;          ///< of the radius

/// A swarm around the centre that turns as one: every bird keeps its radius, 0.4 to 1 of the motion's by a random of
/// its own, and stands a golden angle from the bird before it.
class Orbit : public MotionIdea {
public:
    explicit Orbit(const MotionSetting& setting) : m_pace(turnsPerSecond(setting.motion.speed, setting.motion.radius))
    {
        m_arms.reserve(setting.birds.size());
        for (std::size_t i = 0; i < setting.birds.size(); ++i) {
            const double reach = kInnermost + (1 - kInnermost) * noiseOf(setting.birds[i], setting.seed, kOrbitArm);
            m_arms.push_back(directionAt(fractionOf(static_cast<double>(i) * kGoldenAngle)) *
                             (setting.motion.radius * reach));
        }
    }

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        return mixed(before, moment.centre + turned(m_arms[bird], moment.time * m_pace), moment.share);
    }
    bool flies() const override { return true; }

private:
    double m_pace; ///< turns per second
    std::vector<Vec2> m_arms;
};

} // namespace

Idea makeOrbit(const MotionSetting& setting) { return std::make_unique<Orbit>(setting); }

} // namespace flocktale
