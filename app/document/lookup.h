// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// Things of a show by their ids, as findAct() finds acts. Null when there is no such thing.
namespace flocktale {

[[nodiscard]] const Marker* findMarker(const Show& show, const MarkerId& id);
[[nodiscard]] const Prop* findProp(const Show& show, const PropId& id);
[[nodiscard]] const Sound* findSound(const Show& show, const SoundId& id);
/// The tempo that counts at a step: the last one that begins there or before; null before the first.
[[nodiscard]] const Tempo* tempoAt(const Show& show, Step at);

} // namespace flocktale
