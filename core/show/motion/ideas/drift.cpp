// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"
#include "show/motion/ideas/noise.h"

namespace flocktale {

namespace {

/// The shape moves off from rest and comes to rest where the span ends; each bird strays a little while it lasts.
class Drift : public MotionIdea {
public:
    explicit Drift(const MotionSetting& setting)
        : m_straying(setting), m_span(setting.motion), m_velocity{setting.motion.driftX, setting.motion.driftY}
    {
    }

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        const Vec2 stray = m_straying.of(bird, moment.time) * m_span.share(moment.own);
        return before + m_velocity * m_span.travelled(moment.own) + stray;
    }
    bool remains() const override { return true; }

private:
    Straying m_straying;
    MotionSpan m_span;
    Vec2 m_velocity; ///< units per second
};

} // namespace

Idea makeDrift(const MotionSetting& setting) { return std::make_unique<Drift>(setting); }

} // namespace flocktale
