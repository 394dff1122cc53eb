// SPDX-License-Identifier: MIT
#pragma once

#include "benchmarks/bench.h"
#include "flock/state.h"
#include "flock/step.h"

#include <vector>

namespace flocktale::bench {

/// The stage on which so many birds are as dense as 2,000 in 1920x1080.
[[nodiscard]] Vec2 denseStage(int birds);

/// The start that all programs of a comparison share: xorshift32 (13, 17, 5) from 0x9E3779B9 ^ birds, evenly over the
/// stage, velocities in [-2, 2).
[[nodiscard]] FlockState evenFlock(int birds, Vec2 stage);

/// Places to start an assignment from, seeded: spread evenly, or in seven clumps as free flight leaves them.
[[nodiscard]] std::vector<Vec2> placesOf(Flock flock, int birds, Vec2 stage);

/// Mean number of others within `radius` of a bird; of more than 20,000 birds only every few are asked.
[[nodiscard]] double meanNeighbours(const FlockState& flock, double radius);

/// All birds in formation on a disc that fills much of the stage.
[[nodiscard]] Cues discCues(int birds, Vec2 stage);

} // namespace flocktale::bench
