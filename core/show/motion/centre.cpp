// SPDX-License-Identifier: MIT
#include "show/motion/centre.h"

#include "math/easing.h"
#include "show/keyed.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

StopAt stopAt(const CastMotion& motion, double time)
{
    const std::vector<MotionStop>& stops = motion.stops;
    double round = 0;
    for (const MotionStop& stop : stops) round += stop.dwell;
    const double rounds = round > 0 && time >= round ? std::floor(time / round) : 0;
    const bool again = rounds > 0 && motion.loop;
    double left = std::max(again ? time - rounds * round : time, 0.0);
    std::size_t stop = 0;
    while (stop + 1 < stops.size() && left >= stops[stop].dwell) left -= stops[stop++].dwell;

    StopAt found{stop, stop, 1};
    if (stop > 0 || again) {
        found.before = stop > 0 ? stop - 1 : stops.size() - 1;
        const double hop = std::min(motion.hop, stops[stop].dwell);
        found.arrived = hop > 0 ? eased({EasingKind::smoothstep}, left / hop) : 1;
    }
    return found;
}

Vec2 motionCentre(const CastMotion& motion, const Cast& cast, Step into)
{
    const Step time = into - motion.start;
    if (!motion.stops.empty()) {
        const StopAt at = stopAt(motion, seconds(time));
        const MotionStop& from = motion.stops[at.before];
        const MotionStop& to = motion.stops[at.stop];
        return Vec2{from.x, from.y} + (Vec2{to.x, to.y} - Vec2{from.x, from.y}) * at.arrived;
    }
    if (!motion.center.empty()) {
        const auto value = keyValueAt(motion.center, time);
        return {value[0], value[1]};
    }
    return orbitCenterAt(cast, into);
}

} // namespace flocktale
