// SPDX-License-Identifier: MIT
#include "show/figures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace flocktale {

double closestPair(const FlockState& flock)
{
    if (flock.size() < 2) return 0;
    std::vector<std::size_t> byX(flock.size());
    std::iota(byX.begin(), byX.end(), std::size_t{0});
    std::sort(byX.begin(), byX.end(),
              [&](std::size_t a, std::size_t b) { return flock.x[a] != flock.x[b] ? flock.x[a] < flock.x[b] : a < b; });
    double best = std::numeric_limits<double>::infinity(); // squared
    for (std::size_t i = 0; i < byX.size(); ++i) {
        const double x = static_cast<double>(flock.x[byX[i]]);
        const double y = static_cast<double>(flock.y[byX[i]]);
        for (std::size_t j = i + 1; j < byX.size(); ++j) {
            const double dx = static_cast<double>(flock.x[byX[j]]) - x;
            if (dx * dx >= best) break;
            const double dy = static_cast<double>(flock.y[byX[j]]) - y;
            best = std::min(best, dx * dx + dy * dy);
        }
    }
    return std::sqrt(best);
}

MomentFigures momentFigures(const FlockState& flock, const Cues& cues, const std::vector<bool>& formed)
{
    MomentFigures figures;
    std::size_t targets = 0;
    std::size_t arrived = 0;
    double fastest = 0; // squared
    for (std::size_t i = 0; i < flock.size(); ++i) {
        const double vx = static_cast<double>(flock.vx[i]);
        const double vy = static_cast<double>(flock.vy[i]);
        fastest = std::max(fastest, vx * vx + vy * vy);
        if (cues.mode[i] != BirdMode::form || i >= formed.size() || !formed[i]) continue;
        ++targets;
        const double dx = static_cast<double>(flock.x[i]) - static_cast<double>(cues.targetX[i]);
        const double dy = static_cast<double>(flock.y[i]) - static_cast<double>(cues.targetY[i]);
        if (dx * dx + dy * dy <= kArrivedWithin * kArrivedWithin) ++arrived;
    }
    if (targets > 0) figures.settled = static_cast<double>(arrived) / static_cast<double>(targets);
    figures.maxSpeed = std::sqrt(fastest);
    figures.minGap = closestPair(flock);
    return figures;
}

} // namespace flocktale
