// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// Hangs markers, props and sounds at an act, or takes them off with an empty id. They stay where they are in time.
/// False when nothing changes, and when the thing lies before the act.
namespace flocktale {

bool attachMarker(Show& show, const MarkerId& id, const ActId& act);
bool attachProp(Show& show, const PropId& id, const ActId& act);
bool attachSound(Show& show, const SoundId& id, const ActId& act);

} // namespace flocktale
