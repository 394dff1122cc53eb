// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// Where the things stand that may be attached to an act: their own times count from its start then, and they move with
/// it. What is attached to an act that is not there counts from the start of the show.
namespace flocktale {

/// What the times of something that hangs at `act` (or at none) count from.
[[nodiscard]] Step anchorOf(const Show& show, const ActId& act);

[[nodiscard]] Step timeOf(const Show& show, const Marker& marker);
[[nodiscard]] Step startOf(const Show& show, const Sound& sound);
[[nodiscard]] Step startOf(const Show& show, const Prop& prop);
/// An attached prop without a duration of its own ends with its act, at the latest.
[[nodiscard]] Step endOf(const Show& show, const Prop& prop);

} // namespace flocktale
