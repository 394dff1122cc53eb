// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_report.h"

class QPainter;

namespace flocktale {

struct SweepPaintOptions {
    bool routes = true; ///< from each bird's place at the entry to its target, in the colour of its delay
    bool ghosts = true; ///< the finished form
    double pixel = 1;   ///< stage units in a pixel
};

/// Draws what a report says over the stage. The painter's transform takes stage units to pixels.
void paintSweep(QPainter& painter, const SweepReport& report, const SweepPaintOptions& options);

} // namespace flocktale
