// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"

#include <vector>

namespace flocktale {

/// How far apart the ruler's ticks stand. Both are whole steps, and major is a multiple of minor.
struct TickSpacing {
    Step major, minor;
    int decimals = 0; ///< of a second, that a label needs to tell majors apart
    bool operator==(const TickSpacing&) const = default;
};

struct Tick {
    Step at;
    bool major = false;
    bool operator==(const Tick&) const = default;
};

/// The closest spacing at which labels stand at least `labelPixels` and minors at least four pixels apart. Steps of
/// 1-2-5 below ten seconds, of the clock (15, 30, 60 …) above.
[[nodiscard]] TickSpacing tickSpacing(double pixelsPerSecond, double labelPixels);

/// All ticks from `first` to `last` (both included), none below zero.
[[nodiscard]] std::vector<Tick> ticksBetween(Step first, Step last, const TickSpacing& spacing);

} // namespace flocktale
