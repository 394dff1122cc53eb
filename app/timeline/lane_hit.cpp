// SPDX-License-Identifier: MIT
#include "timeline/lane_hit.h"

#include <algorithm>

namespace flocktale {

namespace {
constexpr double kInsidePixels = 7;
constexpr double kOutsidePixels = 4;
constexpr double kHandleShare = 0.25;
} // namespace

LaneHit laneHit(const Show& show, double at, double pixelsPerSecond)
{
    const double outside = kOutsidePixels / pixelsPerSecond;
    LaneHit near;
    double nearest = outside;
    for (const Act& act : show.acts) {
        const double start = seconds(act.start);
        const double end = seconds(act.end());
        if (at >= start && at < end) {
            const double handle = std::min(kInsidePixels / pixelsPerSecond, (end - start) * kHandleShare);
            if (at < start + handle) return {act.id, LaneZone::start};
            if (at >= end - handle) return {act.id, LaneZone::end};
            return {act.id, LaneZone::body};
        }
        if (at < start && start - at <= nearest) {
            near = {act.id, LaneZone::start};
            nearest = start - at;
        }
        if (at >= end && at - end <= nearest) {
            near = {act.id, LaneZone::end};
            nearest = at - end;
        }
    }
    return near;
}

std::vector<ActId> actsBetween(const Show& show, double from, double to)
{
    const auto [low, high] = std::minmax(from, to);
    std::vector<ActId> acts;
    for (const Act& act : show.acts)
        if (seconds(act.start) < high && low < seconds(act.end())) acts.push_back(act.id);
    return acts;
}

} // namespace flocktale
