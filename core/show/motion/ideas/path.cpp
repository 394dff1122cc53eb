// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/way.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// The shape rides along the way: what stood at the centre goes from its start to its end while the span lasts, as
/// often as there are turns; backwards when they are negative.
class Path : public MotionIdea {
public:
    explicit Path(const MotionSetting& setting)
        : m_way(setting.motion.points, setting.motion.closed, setting.motion.smooth), m_easing(setting.motion.easing),
          m_turns(setting.motion.turns),
          m_seconds(setting.motion.duration.count > 0 ? seconds(setting.motion.duration)
                                                      : setting.actSeconds - seconds(setting.motion.start))
    {
    }

    Vec2 targetOf(std::size_t, const MotionMoment& moment, Vec2 before) const override
    {
        if (m_way.empty()) return before;
        const double done = m_seconds > 0 ? eased(m_easing, moment.own / m_seconds) : 1;
        return mixed(before, before + m_way.at(distance(done)) - moment.centre, moment.share);
    }

private:
    double distance(double done) const
    {
        const double rounds = std::abs(m_turns) * done;
        double along = rounds;
        // Each round of an open way but the last begins anew at its start.
        if (!m_way.closed() && rounds > 1) along = rounds - std::max(std::ceil(rounds) - 1, 0.0);
        return m_way.length() * (m_turns < 0 ? 1 - along : along);
    }

    Way m_way;
    Easing m_easing;
    double m_turns, m_seconds;
};

} // namespace

Idea makePath(const MotionSetting& setting) { return std::make_unique<Path>(setting); }

} // namespace flocktale
