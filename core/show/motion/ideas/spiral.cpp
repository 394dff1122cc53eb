// SPDX-License-Identifier: MIT
#include "math/direction.h"
#include "show/motion/ideas/ideas.h"
#include "show/motion/way.h"

#include <cmath>

namespace flocktale {

namespace {

/// Birds circle the centre, narrowing until they are on the outline that the shape's points go round, and run around
/// it. On the way in they make the motion's turns, in the direction in which they will run.
class Spiral : public MotionIdea {
public:
    explicit Spiral(const MotionSetting& setting)
        : m_outline(setting.shape->points, true, false), m_pace(setting.motion.speed * kStepsPerSecond),
          m_turns(setting.motion.speed < 0 ? -setting.motion.turns : setting.motion.turns)
    {
        for (const int point : setting.points)
            m_places.push_back(m_outline.distanceOf(static_cast<std::size_t>(point)));
    }

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        const Vec2 goal = runner(bird, moment, moment.time) - moment.centre;
        if (moment.share >= 1) return moment.centre + goal;
        // What is left to turn is reckoned from where the bird started, so that no runner's lap changes it half way.
        const Vec2 first = runner(bird, moment, moment.time - moment.own) - moment.centre;
        const Vec2 arm = before - moment.centre;
        double turn = (angleOf(first) - angleOf(arm)) / kTurn;
        turn -= std::floor(turn + 0.5);
        const double left = (turn + m_turns) * (1 - moment.share);
        const double radius = lengthOf(goal) + (lengthOf(arm) - lengthOf(goal)) * (1 - moment.share);
        return moment.centre + directionAt(fractionOf(angleOf(goal) / kTurn - left)) * radius;
    }
    bool flies() const override { return true; }

private:
    Vec2 runner(std::size_t bird, const MotionMoment& moment, double time) const
    {
        return (*moment.placed)(m_outline.at(m_places[bird] + m_pace * time / moment.placed->scale()));
    }

    Way m_outline;                ///< in shape coordinates
    double m_pace;                ///< stage units per second
    double m_turns;               ///< positive for clockwise
    std::vector<double> m_places; ///< of each bird along the outline at the motion's start
};

} // namespace

Idea makeSpiral(const MotionSetting& setting) { return std::make_unique<Spiral>(setting); }

} // namespace flocktale
