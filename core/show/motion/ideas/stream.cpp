// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/ideas/noise.h"
#include "show/motion/way.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr std::uint32_t kStreamBed = 0x57e4; ///< this file's use of the show's noise
constexpr double kReturn = 0.8;              ///< seconds that a bird has to get back to the start, unseen
constexpr double kFade = 0.25;               ///< seconds in which it vanishes at the end and appears at the start

/// Birds go along the way at one speed, evenly one behind the other and each a little beside it. At the end of an open
/// way they vanish and are fed again from its start.
class Stream : public MotionIdea {
public:
    explicit Stream(const MotionSetting& setting)
        : m_way(setting.motion.points, setting.motion.closed, setting.motion.smooth),
          m_pace(std::abs(setting.motion.speed) * kStepsPerSecond), m_backwards(setting.motion.speed < 0)
    {
        const auto count = static_cast<double>(setting.birds.size());
        for (std::size_t i = 0; i < setting.birds.size(); ++i) {
            const int bird = setting.birds[i];
            m_phases.push_back(static_cast<double>(i) / count);
            const double away = std::sqrt(noiseOf(bird, setting.seed, kStreamBed)) * setting.motion.noise;
            m_beside.push_back(directionAt(noiseOf(bird, setting.seed, kStreamBed + 1)) * away);
        }
        m_travel = m_pace > 0 ? m_way.length() / m_pace : 0;
        m_round = m_travel + (m_way.closed() ? 0 : kReturn);
    }

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        if (m_way.empty()) return before;
        double distance = m_phases[bird] * m_way.length();
        if (m_travel > 0) distance = travelled(bird, moment.time) * m_pace;
        if (m_travel > 0 && distance > m_way.length()) distance = 0; // on the way back to the start
        if (m_backwards) distance = m_way.length() - distance;
        return mixed(before, m_way.at(distance) + m_beside[bird], moment.share);
    }

    double seen(std::size_t bird, const MotionMoment& moment) const override
    {
        if (m_way.closed() || m_travel <= 0) return 1;
        const double since = travelled(bird, moment.time);
        const double share = std::min(since, m_travel - since) / kFade;
        return 1 - moment.share * (1 - std::clamp(share, 0.0, 1.0));
    }
    bool hides() const override { return true; }
    bool flies() const override { return true; }

private:
    /// Seconds since the bird was last fed.
    double travelled(std::size_t bird, double time) const
    {
        return fractionOf(time / m_round + m_phases[bird]) * m_round;
    }

    Way m_way;
    double m_pace; ///< units per second
    bool m_backwards;
    double m_travel = 0, m_round = 0; ///< seconds along the way, and until a bird is fed again
    std::vector<double> m_phases;     ///< share of the round at the motion's start
    std::vector<Vec2> m_beside;       ///< from the way
};

} // namespace

Idea makeStream(const MotionSetting& setting) { return std::make_unique<Stream>(setting); }

} // namespace flocktale
