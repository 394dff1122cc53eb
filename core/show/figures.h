// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"

#include <vector>

namespace flocktale {

/// A bird within this many stage units of its target has arrived.
inline constexpr double kArrivedWithin = 2;

/// What a moment of a performance measures.
struct MomentFigures {
    double settled = 0;  ///< share of the birds with a point that have arrived, 0 to 1; 0 when none has a point
    double maxSpeed = 0; ///< units per step
    double minGap = 0;   ///< distance of the two birds nearest to each other; 0 for fewer than two birds
};

/// `formed` says which birds have a point of a shape (ActEntry::formed): spare birds that circle or wait are sent
/// somewhere, too, but never arrive. Birds beyond its end have none.
[[nodiscard]] MomentFigures momentFigures(const FlockState& flock, const Cues& cues, const std::vector<bool>& formed);

/// Distance of the closest pair, by a sweep over x: n log n for birds that are spread out.
[[nodiscard]] double closestPair(const FlockState& flock);

} // namespace flocktale
