// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "show/show.h"

namespace flocktale {

/// Where the centre of a motion is: on its itinerary, else at its keys, else where the cast's orbit centre is. `time`
/// is in seconds after the motion's start; before it the centre is where it starts.
[[nodiscard]] Vec2 motionCentre(const CastMotion& motion, const Cast& cast, Step into);

/// The stop of an itinerary at a time in seconds after its start, by its number, and how far the hop from the stop
/// before has come, 0 to 1. There is at least one stop.
struct StopAt {
    std::size_t stop = 0, before = 0;
    double arrived = 1;
};
[[nodiscard]] StopAt stopAt(const CastMotion& motion, double time);

} // namespace flocktale
