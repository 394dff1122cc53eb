// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "show/performance.h"
#include "show/show.h"
#include "stage/bird_glyph.h"

#include <vector>

namespace flocktale {

/// How a bird looks in a frame: all that the painter and the graphics card need to know about it.
struct BirdLook {
    glyph::Pose pose;
    Rgb color;
    float opacity = 1;
};

/// The looks of all birds in a frame, in bird order. `show` is the show that the frame was performed from, or a later
/// one: what does not fit any more is left out.
[[nodiscard]] std::vector<BirdLook> flockLook(const Show& show, const Frame& frame);

/// The colour of a delay, from the first to leave (light blue) over green and yellow to the last (red).
[[nodiscard]] Rgb delayColor(float delay);
/// Colours the birds that have a target in the frame's act by their delay.
void tintByDelay(const Frame& frame, std::vector<BirdLook>& looks);

/// A bird between two frames.
[[nodiscard]] BirdLook between(const BirdLook& from, const BirdLook& to, float share);

/// The turn from one angle to another the short way round, in [-π, π].
[[nodiscard]] float shortTurn(float from, float to);

} // namespace flocktale
