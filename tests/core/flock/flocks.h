// SPDX-License-Identifier: MIT
#pragma once

#include "flock/step.h"

#include <functional>
#include <vector>

namespace flocktale::test {

/// A resting flock at these places.
FlockState flockAt(const std::vector<Vec2>& places);
/// Places in a box, seeded; velocities up to 2 along each axis.
FlockState flockIn(int birds, Vec2 corner, Vec2 size, std::uint32_t seed);
/// The benchmark's start: xorshift32 (13, 17, 5) from 0x9E3779B9 ^ birds, evenly over the stage, velocities in [-2, 2).
FlockState benchFlock(int birds, Vec2 stageSize);
/// The stage on which `birds` birds are as dense as 2,000 in 1920x1080.
Vec2 benchStage(int birds);

Cues freeCues(std::size_t birds);
/// All birds on a golden-angle disc round (640, 360), departing in bird order.
Cues discCues(std::size_t birds, double radius);

/// Parameters with everything off but what a test switches on: no speed limits that bite, no wall, no noise.
FlightParameters stillAir(FlightRules rules);

bool allFinite(const FlockState& state);
double speedOf(const FlockState& state, std::size_t bird);
/// Mean number of others within `radius`, by trying all pairs.
double meanNeighbours(const FlockState& state, double radius);

} // namespace flocktale::test
