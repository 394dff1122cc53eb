// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"

#include <cstdint>

namespace flocktale {

/// A bird within this distance of its target has landed, stage units. The idle motion stays inside.
inline constexpr float kLandedWithin = 2;
/// Where a bird that comes in begins to turn into its form, stage units from its target.
inline constexpr float kLandsFrom = 30;
/// Most by which a bird turns into its form or back in a step: a quarter of a second for the whole.
inline constexpr float kLandRate = 1.0F / 15;

/// 1 within kLandedWithin of the target, 0 from kLandsFrom on, smooth in between.
[[nodiscard]] float landShare(float distance);

/// Turns the birds [begin, end) a step further into the form that their cues want, or back into birds. Only a bird that
/// has departed and comes near its target lands, so one that crosses its target before its time stays a bird. One that
/// has landed in a form turns back before it takes another; without a target it turns back, too. `progress` is the
/// formation's.
void land(FlockState& state, const Cues& cues, double progress, std::uint32_t begin, std::uint32_t end);

} // namespace flocktale
