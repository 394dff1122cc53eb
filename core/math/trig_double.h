// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

namespace flocktale {

/// Trigonometry in double precision for geometry whose bits must not depend on the compiler or its C library: only
/// + - * / and sqrt, which IEEE 754 rounds the same way everywhere. The flight kernel has its own, in float.

struct SineCosine {
    double sine = 0, cosine = 1;
};

/// Both at once. Error below 1e-15 for |radians| <= 1e6, which is also the range that may be asked for.
[[nodiscard]] SineCosine sineCosine(double radians);

/// The angle of a direction in (-π, π], clockwise from the right on a y-down stage; 0 for the zero vector. Error below
/// 1e-15. The coordinates are finite and below 1e150 (their squares are formed).
[[nodiscard]] double angleOf(Vec2 direction);

/// Length of a vector. Same bits everywhere, unlike hypot.
[[nodiscard]] double lengthOf(Vec2 v);

} // namespace flocktale
