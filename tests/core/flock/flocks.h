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
