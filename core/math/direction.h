// SPDX-License-Identifier: MIT
#pragma once

#include "math/trig.h"
#include "math/vec2.h"

#include <cmath>

/// Lengths and directions of vectors, the same bits with every compiler.
namespace flocktale {

/// The unit vector at an angle in turns (1 = a full circle), clockwise from the right on a y-down stage.
inline Vec2 directionAt(double turns) { return {cosineOfTurns(turns), sineOfTurns(turns)}; }

/// The angle of a direction in radians, from -π to π, clockwise from the right; 0 for the zero vector.
inline double angleOf(Vec2 direction) { return arcTangent(direction.y, direction.x); }

/// The length of a vector whose coordinates are below 1e150: their squares are formed.
inline double lengthOf(Vec2 v) { return std::sqrt(dot(v, v)); }

} // namespace flocktale
