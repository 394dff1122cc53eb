// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

namespace flocktale {

/// The tempo that counts at a step: the last one that begins there or before; null before the first.
[[nodiscard]] const Tempo* tempoAt(const Show& show, Step at);

} // namespace flocktale
