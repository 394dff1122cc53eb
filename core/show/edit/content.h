// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// What an act holds, besides its casts: keys, and what is attached to it. Parts of other edits.
namespace flocktale::editing {

/// Takes `cut` off the front of what an act holds, or puts as much time before it when negative. Keys and things keep
/// their distances; what began in time that is gone begins with the act, as far into itself as it had come. Props that
/// show from the act's start on still do.
void cutFront(Show& show, const ActId& id, Step cut);

/// Hands what an act holds from `cut` on to another one that goes on there.
void handOver(Show& show, const ActId& from, const ActId& to, Step cut);

} // namespace flocktale::editing
