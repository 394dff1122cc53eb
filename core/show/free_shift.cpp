// SPDX-License-Identifier: MIT
#include "show/free_shift.h"

#include <algorithm>
#include <cstdint>

namespace flocktale {

namespace {

/// Shifts strictly between the two are taken.
struct Taken {
    std::int64_t above, below;
};

/// What the obstacles forbid, sorted and merged.
std::vector<Taken> takenShifts(const std::vector<Span>& movers, const std::vector<Span>& fixed)
{
    std::vector<Taken> all;
    all.reserve(movers.size() * fixed.size());
    for (const Span& mover : movers)
        for (const Span& obstacle : fixed)
            all.push_back({(obstacle.start - mover.end).count, (obstacle.end - mover.start).count});
    std::sort(all.begin(), all.end(), [](const Taken& a, const Taken& b) { return a.above < b.above; });
    std::vector<Taken> merged;
    for (const Taken& next : all) {
        // Open intervals that only touch leave the shift between them free.
        if (!merged.empty() && next.above < merged.back().below)
            merged.back().below = std::max(merged.back().below, next.below);
        else
            merged.push_back(next);
    }
    return merged;
}

std::int64_t magnitude(std::int64_t value) { return value < 0 ? -value : value; }

} // namespace

std::optional<Step> freeShift(const std::vector<Span>& movers, const std::vector<Span>& fixed, Step wanted, Step last,
                              Passing passing)
{
    if (movers.empty()) return std::nullopt;
    std::int64_t lowest = -movers.front().start.count;
    std::int64_t highest = (last - movers.front().end).count;
    for (const Span& mover : movers) {
        lowest = std::max(lowest, -mover.start.count);
        highest = std::min(highest, (last - mover.end).count);
    }
    if (lowest > highest) return std::nullopt;
    const std::vector<Taken> taken = takenShifts(movers, fixed);

    if (passing == Passing::stop) {
        std::int64_t shift =
            std::clamp(wanted.count, std::min<std::int64_t>(lowest, 0), std::max<std::int64_t>(highest, 0));
        for (const Taken& wall : taken) {
            if (shift > 0 && wall.above >= 0) shift = std::min(shift, wall.above);
            if (shift < 0 && wall.below <= 0) shift = std::max(shift, wall.below);
        }
        return Step{shift};
    }

    const std::int64_t target = std::clamp(wanted.count, lowest, highest);
    std::optional<std::int64_t> best;
    const auto consider = [&](std::int64_t shift) {
        if (shift < lowest || shift > highest) return;
        const auto way = [&](std::int64_t s) { return std::pair(magnitude(s - target), magnitude(s)); };
        if (!best || way(shift) < way(*best)) best = shift;
    };
    const auto blocked =
        std::find_if(taken.begin(), taken.end(), [&](const Taken& t) { return t.above < target && target < t.below; });
    if (blocked == taken.end()) return Step{target};
    // Both ends are free. One outside the limits leaves nothing on its side.
    consider(blocked->above);
    consider(blocked->below);
    if (!best) return std::nullopt;
    return Step{*best};
}

} // namespace flocktale
