// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

namespace flocktale {

/// Null when there is no such sound.
[[nodiscard]] const Sound* findSound(const Show& show, const SoundId& id);
/// The tempo that counts at a step: the last one that begins there or before; null before the first.
[[nodiscard]] const Tempo* tempoAt(const Show& show, Step at);

} // namespace flocktale
