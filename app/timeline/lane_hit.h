// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

namespace flocktale {

enum class LaneZone { empty, body, start, end };

/// What lies under the pointer on the lane of acts.
struct LaneHit {
    ActId act; ///< empty in a gap
    LaneZone zone = LaneZone::empty;
    bool operator==(const LaneHit&) const = default;
};

/// Edges can be taken hold of from a few pixels inside (at most a quarter of the act, so that a narrow one can still be
/// moved) and, where no other act is, from a few pixels outside.
[[nodiscard]] LaneHit laneHit(const Show& show, double seconds, double pixelsPerSecond);

/// The acts that a box from one time to another touches, in time order.
[[nodiscard]] std::vector<ActId> actsBetween(const Show& show, double from, double to);

} // namespace flocktale
