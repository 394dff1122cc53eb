// SPDX-License-Identifier: MIT
#include "show/motion/ideas/noise.h"

namespace flocktale {

namespace {
constexpr std::uint32_t kStray = 0x57a4; ///< this file's use of the show's noise
constexpr std::size_t kPhases = 4;
/// Seconds; the golden ratio and the square root of two apart.
constexpr double kPeriods[kPhases] = {2.9, 4.692298564, 3.3, 4.666904756};
} // namespace

Straying::Straying(const MotionSetting& setting) : m_reach(setting.motion.noise)
{
    m_phases.reserve(setting.birds.size() * kPhases);
    for (const int bird : setting.birds)
        for (std::uint32_t i = 0; i < kPhases; ++i) m_phases.push_back(noiseOf(bird, setting.seed, kStray + i));
}

Vec2 Straying::of(std::size_t bird, double time) const
{
    double wave[kPhases];
    for (std::size_t i = 0; i < kPhases; ++i)
        wave[i] = sineOfTurns(fractionOf(time / kPeriods[i] + m_phases[bird * kPhases + i]));
    return Vec2{wave[0] * 0.6 + wave[1] * 0.4, wave[2] * 0.6 + wave[3] * 0.4} * (m_reach * 0.7);
}

} // namespace flocktale
