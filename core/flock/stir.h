// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace flocktale {

/// A held bird goes this share of the way to its hand in a step.
inline constexpr float kHandFollow = 0.5F;
/// And no farther than this along an axis, in stage units: a hand that leaps pulls the bird through the school.
inline constexpr float kHandSpeed = 40;

/// A bird in a hand, and the place that it is pulled to, in stage units.
struct HeldBird {
    std::uint32_t bird;
    float x, y;
};

/// What disturbs the free birds from outside in one step. Nothing is owned.
struct Stir {
    /// A force on each bird in bird order, units per step², or nothing for no force. Weighted as the free forces are;
    /// with the mirofish rules it is part of the sum that maxForce caps, so a bird never turns faster for it.
    std::span<const float> pushX, pushY;
    /// Each bird at most once. A held bird follows its hand alone, while its neighbours see it as any other; when it is
    /// let go, it keeps its velocity and brakes to its own speed.
    std::span<const HeldBird> held;
};

} // namespace flocktale
