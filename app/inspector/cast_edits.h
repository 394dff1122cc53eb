// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// Edits of casts that only the inspector needs. As in show/edit.h: false or an empty id means that nothing changed.
namespace flocktale {

/// How many birds a cast gets, 0 when it is not there.
[[nodiscard]] int birdsOfCast(const Show& show, const ActId& act, const CastId& cast);
/// How many birds the counted casts of an act ask for beyond those that there are; 0 when there are enough.
[[nodiscard]] int missingBirds(const Show& show, const Act& act);

/// A copy right behind the original, with a fresh id.
CastId duplicateCast(Show& show, const ActId& act, const CastId& cast);
/// Moves a cast to another place in the act's order.
bool moveCast(Show& show, const ActId& act, const CastId& cast, std::size_t to);
/// Sees to it that a cast has at least `birds` birds: gives it a fixed number when it must share, and enlarges the
/// flock when it is too small. False as well when the limit of birds stands in the way.
bool giveBirds(Show& show, const ActId& act, const CastId& cast, int birds);

} // namespace flocktale
