// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"
#include "math/step.h"

#include <vector>

namespace flocktale {

struct StageBacking;

/// Something that goes on while an act plays: an idea of where some of its birds belong, or how they look, from step to
/// step. Made when the act is entered, with all that it needs; never changes afterwards, and writes nothing but cues,
/// as a pure function of the time. That is what lets a performance go on from any snapshot. Owned by the ActEntry.
///
/// A new idea is one file here and one line where the entry is made (show/act_entry.cpp).
class Motion {
public:
    virtual ~Motion() = default;
    /// The cues of its birds at a time after the act's start. Reads no cues: what it does not write was said at entry.
    virtual void write(Step into, Cues& cues) const = 0;
    /// Moves what is drawn under its birds, of the entry's backing.
    virtual void moveBacking(Step, std::vector<StageBacking>&) const {}
};

} // namespace flocktale
