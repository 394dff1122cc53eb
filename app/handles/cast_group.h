// SPDX-License-Identifier: MIT
#pragma once

#include "handles/place_drag.h"
#include "show/show.h"
#include "sweep/sweep_report.h"

#include <optional>
#include <utility>
#include <vector>

namespace flocktale {

/// The frames of the casts that an act shows, from where their birds are sent in a report and where their places are
/// now, `into` the act. Casts without a bird that has a target have none.
using CastFrames = std::vector<std::pair<CastId, CastFrame>>;
[[nodiscard]] CastFrames castFrames(const SweepReport& report, const Show& now, Step into);

/// A cast that goes from one place to another.
struct MovedCast {
    CastId cast;
    Place from, to;
};

/// Casts that are moved, scaled and turned together: one alone by its own frame, several by an upright one around all.
class CastGroup {
public:
    CastGroup() = default;
    explicit CastGroup(CastFrames members);

    [[nodiscard]] bool empty() const { return m_members.empty(); }
    [[nodiscard]] const CastFrame& frame() const { return m_frame; }
    /// Where the members are when the group's frame has gone to a place.
    [[nodiscard]] std::vector<MovedCast> at(const Place& place) const;

private:
    CastFrames m_members;
    CastFrame m_frame;
};

/// Moves casts of an act. What of a place is keyed moves with all its keys, so that the way stays the same. False:
/// nothing changed.
bool placeCasts(Show& show, const ActId& act, const std::vector<MovedCast>& moves);

/// What a moved cast or group snaps to: the stage's centre, the centres of the casts that stay, the stage's thirds.
[[nodiscard]] PlaceDrag::Options snapTargets(const Stage& stage, const CastFrames& others);

/// Upright box of a frame on the stage.
[[nodiscard]] QRectF boundsOf(const CastFrame& frame);

} // namespace flocktale
