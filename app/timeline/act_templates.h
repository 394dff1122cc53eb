// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

namespace flocktale {

/// A new act that starts at a step: a disc in the middle of the stage, or free flight. Shortened to fit when it starts
/// in a gap that is narrower than it but wide enough for an act of half a second.
[[nodiscard]] Act newFormAct(const Show& show, Step at);
[[nodiscard]] Act newFreeAct(const Show& show, Step at);

} // namespace flocktale
