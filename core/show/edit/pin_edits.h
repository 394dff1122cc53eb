// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

/// Edits of a cast's pins. They promise what show/edit.h promises: false means that nothing changed.
namespace flocktale {

/// Pins a bird to a point; what else the bird or the point was pinned to is given up.
bool setPin(Show& show, const ActId& act, const CastId& cast, Pin pin);
/// Pins two birds to the points of each other: `first` and `second` say where they are now.
bool swapPins(Show& show, const ActId& act, const CastId& cast, Pin first, Pin second);
bool removePins(Show& show, const ActId& act, const CastId& cast, const std::vector<int>& birds);
bool clearPins(Show& show, const ActId& act, const CastId& cast);

} // namespace flocktale
