// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flocktale {

/// What a bird is drawn as once it has landed; on its way it is always a bird.
enum class Form : std::uint8_t { bird, triangle, disc, square };

/// What moves a bird: its neighbours or its target.
enum class BirdMode : std::uint8_t { free, form };

/// The flock in motion, in bird order, one array per field. Only physics (core/flock) writes it: everybody else sees a
/// const reference. Positions in stage units, velocities in units per step. All arrays have the same size; they may
/// have spare capacity behind it so that lanes can read past the end.
struct FlockState {
    std::vector<float> x, y, vx, vy;
    std::vector<float> headingX, headingY; ///< unit vector the bird points along, follows the velocity softly
    std::vector<float> wing;               ///< wing phase in radians, wrapped to [0, 2π); beats faster with speed
    std::vector<float> red, green, blue;   ///< the colour shown now, 0 to 255, easing to the cue's colour
    std::vector<float> landed;             ///< how far a bird has turned into its form, 0 (a bird) to 1
    std::vector<Form> form;                ///< that it has turned into, or will
    std::vector<float> formSize;           ///< extent of that form, stage units; 0 = the bird's own

    [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// What scenes may say to the birds, in bird order, and all that they may say. Physics reads it.
struct Cues {
    std::vector<float> targetX, targetY;
    std::vector<float> delay; ///< 0 departs first, 1 last
    std::vector<float> hover; ///< share of the formation's hover, 0 (still) to 1
    std::vector<Rgb> color;
    std::vector<Form> form;
    std::vector<float> formSize; ///< extent of a landed form in stage units
    std::vector<BirdMode> mode;

    [[nodiscard]] std::size_t size() const { return targetX.size(); }
    /// Birds that are new get a free, white cue at the origin without a target.
    void resize(std::size_t birds);
};

} // namespace flocktale
