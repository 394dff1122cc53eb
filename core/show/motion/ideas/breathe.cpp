// SPDX-License-Identifier: MIT
#include "math/trig.h"
#include "show/motion/ideas/ideas.h"

namespace flocktale {

namespace {

/// The shape swells and shrinks around the centre by its depth, beginning with a breath in.
class Breathe : public MotionIdea {
public:
    explicit Breathe(const MotionSetting& setting) : m_depth(setting.motion.depth), m_period(setting.motion.period) {}

    Vec2 targetOf(std::size_t, const MotionMoment& moment, Vec2 before) const override
    {
        const double swell = m_depth * moment.share * sineOfTurns(fractionOf(moment.own / m_period));
        return before + (before - moment.centre) * swell;
    }

private:
    double m_depth, m_period;
};

} // namespace

Idea makeBreathe(const MotionSetting& setting) { return std::make_unique<Breathe>(setting); }

} // namespace flocktale
