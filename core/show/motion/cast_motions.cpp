// SPDX-License-Identifier: MIT
#include "show/motion/cast_motions.h"

#include "show/entry/placement.h"
#include "show/keyed.h"
#include "show/motion/centre.h"
#include "show/motion/registry.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

std::vector<Vec2> chosen(std::span<const Vec2> all, std::span<const int> birds)
{
    std::vector<Vec2> result;
    result.reserve(birds.size());
    for (const int bird : birds) result.push_back(all[static_cast<std::size_t>(bird)]);
    return result;
}

} // namespace

CastMotions::CastMotions(const CastStart& start, std::shared_ptr<const ShapePoints> shape, SeatedBirds seated,
                         Form form)
    : m_shape(std::move(shape)), m_seated(std::move(seated)), m_form(form), m_clumps(start.clumps)
{
    m_cast.place = start.cast.place;
    m_cast.keys = start.cast.keys;
    for (const int bird : m_seated.birds) m_order.push_back(start.order[static_cast<std::size_t>(bird)]);
    const std::vector<Vec2> rest = chosen(start.rest, m_seated.birds);
    for (const CastMotion& motion : start.cast.motion) {
        const MotionInfo* info = motionInfo(motion.kind);
        if (!info || !info->make) continue;
        const MotionSetting setting{motion, start.actSeconds, start.seed, m_seated.birds, m_seated.points,
                                    rest,   m_shape};
        m_played.push_back({motion, MotionSpan(motion), info->make(setting)});
    }
}

MotionMoment CastMotions::momentOf(const Played& played, std::size_t i, double time) const
{
    MotionMoment moment;
    moment.time = time;
    moment.own = time - played.motion.spread * m_order[i];
    if (played.idea->remains())
        moment.share = moment.own > 0 ? 1 : 0;
    else if (played.idea->startsTogether())
        moment.share = time >= 0 ? played.span.going(moment.own) : 0;
    else
        moment.share = played.span.share(moment.own);
    return moment;
}

void CastMotions::write(Step into, Cues& cues) const
{
    const Placement placed(placeAt(m_cast, into));
    std::vector<Vec2> centres;
    for (const Played& played : m_played) centres.push_back(motionCentre(played.motion, m_cast, into));
    for (std::size_t i = 0; i < m_seated.birds.size(); ++i) {
        const int number = m_seated.birds[i];
        Vec2 target = m_clumps ? m_clumps->placeOf(number, into)
                               : placed(m_shape->points[static_cast<std::size_t>(m_seated.points[i])]);
        bool flies = m_clumps != nullptr;
        for (std::size_t p = 0; p < m_played.size(); ++p) {
            const Played& played = m_played[p];
            MotionMoment moment = momentOf(played, i, seconds(into - played.motion.start));
            if (moment.share == 0) continue;
            moment.centre = centres[p];
            moment.placed = &placed;
            target = played.idea->targetOf(i, moment, target);
            flies = flies || played.idea->flies();
        }
        const auto bird = static_cast<std::size_t>(number);
        cues.targetX[bird] = static_cast<float>(target.x);
        cues.targetY[bird] = static_cast<float>(target.y);
        cues.form[bird] = flies ? Form::bird : m_form;
    }
}

bool CastMotions::hides() const
{
    return std::any_of(m_played.begin(), m_played.end(), [](const Played& played) { return played.idea->hides(); });
}

void CastMotions::moveSeen(Step into, std::vector<float>& seen) const
{
    for (std::size_t i = 0; i < m_seated.birds.size(); ++i) {
        double share = 1;
        for (const Played& played : m_played) {
            const MotionMoment moment = momentOf(played, i, seconds(into - played.motion.start));
            if (moment.share != 0) share *= played.idea->seen(i, moment);
        }
        seen[static_cast<std::size_t>(m_seated.birds[i])] *= static_cast<float>(share);
    }
}

} // namespace flocktale
