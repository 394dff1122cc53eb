// SPDX-License-Identifier: MIT
#include "timeline/snap_engine.h"

#include "show/anchor.h"
#include "show/beats.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace flocktale {

namespace {
constexpr Step kBeatsBehind{600 * kStepsPerSecond}; ///< after the last act: where one may still want to put something
constexpr std::size_t kMostBeats = 20'000;
} // namespace

SnapEngine::SnapEngine(std::vector<SnapPoint> points, Step grid) : m_points(std::move(points)), m_grid(grid) {}

std::optional<Snap> SnapEngine::snap(const std::vector<Step>& edges, Step reach) const
{
    std::optional<Snap> best;
    const auto consider = [&](Step edge, SnapPoint point) {
        const Step shift = point.at - edge;
        const auto way = [](Step s) { return s < Step{} ? Step{} - s : s; };
        if (way(shift) > reach) return;
        const auto rank = [&](const Snap& snap) { return std::tuple(snap.kind, way(snap.shift), snap.guide); };
        const Snap found{shift, point.at, point.kind};
        if (!best || rank(found) < rank(*best)) best = found;
    };
    for (const Step edge : edges) {
        for (const SnapPoint& point : m_points) consider(edge, point);
        if (m_grid > Step{}) {
            const std::int64_t line = std::max<std::int64_t>(edge.count, 0) / m_grid.count * m_grid.count;
            consider(edge, {Step{line}, SnapKind::grid});
            consider(edge, {Step{line} + m_grid, SnapKind::grid});
        }
    }
    return best;
}

std::vector<SnapPoint> snapPoints(const Show& show, const std::vector<ActId>& movingActs, const MarkerId& movingMarker,
                                  std::optional<Step> playhead)
{
    std::vector<SnapPoint> points;
    if (playhead) points.push_back({*playhead, SnapKind::playhead});
    const std::set<ActId> moving(movingActs.begin(), movingActs.end());
    for (const Marker& marker : show.markers) {
        const bool moves = (!movingMarker.empty() && marker.id == movingMarker) || moving.contains(marker.act);
        if (!moves) points.push_back({timeOf(show, marker), SnapKind::marker});
    }
    points.push_back({Step{}, SnapKind::actEdge});
    for (const Act& act : show.acts) {
        if (moving.contains(act.id)) continue;
        points.push_back({act.start, SnapKind::actEdge});
        points.push_back({act.end(), SnapKind::actEdge});
    }
    for (const Beat& beat : beatsBetween(show, Step{}, show.length() + kBeatsBehind, kMostBeats))
        points.push_back({nearestStep(beat.seconds), SnapKind::beat});
    return points;
}

} // namespace flocktale
