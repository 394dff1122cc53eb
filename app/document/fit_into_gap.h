// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

namespace flocktale {

/// Where a new act that is wanted at its start would rather stand: as far left in the gap as it must to fit; in a gap
/// that is narrower than it, all of the gap, as long as that is half a second. Left as it is when another act plays at
/// its start.
void fitIntoGap(const Show& show, Act& act);

} // namespace flocktale
