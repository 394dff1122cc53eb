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
/// What a cast says itself (CastMotion) is played by CastMotions and CastTints; a new idea of that kind is one file in
/// ideas and one row in the registry.
class Motion {
public:
    virtual ~Motion() = default;
    /// The cues of its birds at a time after the act's start. Reads no cues: what it does not write was said at entry.
    virtual void write(Step into, Cues& cues) const = 0;
    /// Takes from how much of its birds is seen, of the whole flock, 0 to 1.
    virtual void moveSeen(Step, std::vector<float>&) const {}
    /// Whether moveSeen() ever does anything.
    [[nodiscard]] virtual bool hides() const { return false; }
    /// Moves what is drawn under its birds, of the entry's backing.
    virtual void moveBacking(Step, std::vector<StageBacking>&) const {}
};

} // namespace flocktale
