// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/ideas/noise.h"

namespace flocktale {

namespace {

/// The shape turns around the centre, from rest to rest, so that a bird at the radius goes at the speed.
class Spin : public MotionIdea {
public:
    explicit Spin(const MotionSetting& setting)
        : m_span(setting.motion), m_pace(turnsPerSecond(setting.motion.speed, setting.motion.radius))
    {
    }

    Vec2 targetOf(std::size_t, const MotionMoment& moment, Vec2 before) const override
    {
        return moment.centre + turned(before - moment.centre, m_pace * m_span.travelled(moment.own));
    }
    bool remains() const override { return true; }

private:
    MotionSpan m_span;
    double m_pace; ///< turns per second
};

} // namespace

Idea makeSpin(const MotionSetting& setting) { return std::make_unique<Spin>(setting); }

} // namespace flocktale
