// SPDX-License-Identifier: MIT
#include "math/direction.h"
#include "show/keyed.h"
#include "show/motion/cast_motions.h"
#include "show/motion/registry.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

KeyValue valueOf(Rgb color)
{
    return {static_cast<double>(color.r), static_cast<double>(color.g), static_cast<double>(color.b)};
}

/// A flash is a span of nothing but its ends; a wipe comes over each bird and stays.
CastMotion asTint(CastMotion motion)
{
    if (motion.kind == MotionKind::flash)
        motion.duration = std::max(nearestStep(motion.easeIn + motion.easeOut), Step{1});
    return motion;
}

/// How far along the direction each place lies, 0 to 1.
std::vector<double> along(std::span<const Vec2> places, std::span<const int> birds, double degrees)
{
    const Vec2 direction = directionAt(degrees / 360);
    std::vector<double> way;
    way.reserve(birds.size());
    for (const int bird : birds) way.push_back(dot(places[static_cast<std::size_t>(bird)], direction));
    if (way.empty()) return way;
    const auto [low, high] = std::minmax_element(way.begin(), way.end());
    const double first = *low;
    const double length = *high - first;
    for (double& place : way) place = length > 0 ? (place - first) / length : 0;
    return way;
}

} // namespace

CastTints::CastTints(const CastStart& start, std::vector<int> birds, std::span<const Rgb> colors,
                     std::span<const Vec2> places)
    : m_birds(std::move(birds)), m_clumps(start.clumps)
{
    m_cast.keys = start.cast.keys;
    for (const int bird : m_birds) m_colors.push_back(colors[static_cast<std::size_t>(bird)]);
    for (const CastMotion& given : start.cast.motion) {
        const MotionInfo* info = motionInfo(given.kind);
        if (!info || !info->hasColor) continue;
        const CastMotion motion = asTint(given);
        Tint tint{motion, MotionSpan(motion), {}, motion.kind == MotionKind::wipe};
        for (const int bird : m_birds)
            tint.delays.push_back(motion.spread * start.order[static_cast<std::size_t>(bird)]);
        if (tint.remains) {
            const double length =
                motion.duration.count > 0 ? seconds(motion.duration) : start.actSeconds - seconds(motion.start);
            const double front = std::max(length - motion.easeIn, 0.0); // that the front takes across
            const std::vector<double> way = along(places, m_birds, motion.angle);
            for (std::size_t i = 0; i < way.size(); ++i) tint.delays[i] += front * way[i];
        }
        m_tints.push_back(std::move(tint));
    }
}

void CastTints::write(Step into, Cues& cues) const
{
    const std::optional<Rgb> keyed = colorAt(m_cast, into);
    for (std::size_t i = 0; i < m_birds.size(); ++i) {
        KeyValue color = valueOf(m_clumps ? m_clumps->colorOf(m_birds[i], into) : keyed.value_or(m_colors[i]));
        for (const Tint& tint : m_tints) {
            const double own = seconds(into - tint.motion.start) - tint.delays[i];
            const double share = tint.remains ? tint.span.coming(own) : tint.span.share(own);
            const KeyValue to = valueOf(tint.motion.color);
            for (std::size_t c = 0; c < color.size(); ++c) color[c] += (to[c] - color[c]) * share;
        }
        cues.color[static_cast<std::size_t>(m_birds[i])] = colorOf(color);
    }
}

} // namespace flocktale
