// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "show/show.h"

namespace flocktale {

/// A code that the flock lands on, in four stages: frame birds spiral in and run round the frame; data birds circle
/// inside it in a slow, noisy vortex; from the centre outwards they drift to their modules, turn into triangles and
/// flash; plate and finders light up, and a colour sweeps over the code. Times in seconds after the act's start; the
/// defaults are those of the article that the theatre comes from.
struct Finale {
    QrShape code;
    Place place{640, 360, 1, 0};
    double length = 12;       ///< of the act
    double hold = 2.4;        ///< until which everybody stays where the act before left them
    double leaving = 1;       ///< from the first frame bird's start to the last one's
    double spiral = 1.4;      ///< that a frame bird takes to the frame
    double landing = 4;       ///< when the innermost data birds set out for their modules
    double flight = 1.4;      ///< that each of them takes
    double outermost = 0.8;   ///< by which the outermost set out later
    double lights = 6.4;      ///< when plate and finders light up and the colour begins to sweep
    double sweep = 0.8;       ///< that the colour takes across the code
    Rgb before{251, 191, 36}; ///< colour in flight
    Rgb after{59, 7, 100};    ///< colour of the code: dark on its light plate
};

/// The finale as an act like any other: nothing in it could not have been composed by hand. Its first cast are the data
/// birds, as many as the code needs, its second one takes all others round the frame. Problems of the code travel with
/// pointers into its shape.
[[nodiscard]] Result<Act> finaleAct(const Finale& finale);

} // namespace flocktale
