// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// The drawing of a bird: one outline that flaps, and that turns into a form when the bird has landed. The painter
/// fills the outline, the graphics card the triangles; both take their corners from here.
namespace flocktale::glyph {

struct Point {
    float x = 0, y = 0;
};

/// A corner of the bird as it glides, in halves of its length, x forward. `wing` is how much of the wing beat it takes
/// part in: 0 on the body, 1 at the tip.
struct Corner {
    Point at;
    float wing = 0;
};

/// The first kOutline corners run around the bird, beginning at its beak; the others lie inside it.
inline constexpr std::size_t kOutline = 14;
inline constexpr std::size_t kCorners = 18;
inline constexpr std::size_t kTriangles = 20;
/// How far a wing tip swings forward with the beat, and how much of the span it gives up when folded.
inline constexpr float kSwing = 0.18F;
inline constexpr float kFold = 0.22F;
/// Sharp corners move out by at most this when the outline grows by 1, or a wing tip would become a needle.
inline constexpr float kMiterLimit = 2.2F;
/// No corner is farther from the middle than this, in halves of the length.
inline constexpr float kReach = 1.4F;

[[nodiscard]] const std::array<Corner, kCorners>& corners();
/// Outward direction of each outline corner, as long as a shift of all edges by 1 asks for (at sharp tips less); zero
/// for inner corners.
[[nodiscard]] const std::array<Point, kCorners>& outward();
[[nodiscard]] std::span<const std::array<std::uint8_t, 3>, kTriangles> triangles();
/// A bird of few corners for where nobody sees more: indexes into corners(), and triangles of positions in that list.
/// Only for birds that do not land as another form.
[[nodiscard]] std::span<const std::uint8_t> plainCorners();
[[nodiscard]] std::span<const std::array<std::uint8_t, 3>> plainTriangles();
/// Where the corners are in a landed form of extent 1, its front to the right. A bird that lands as a bird does not
/// change; for it these are its own corners.
[[nodiscard]] const std::array<Point, kCorners>& formCorners(Form form);

/// How one bird is drawn.
struct Pose {
    float x = 0, y = 0;
    float angle = 0; ///< radians, clockwise from the right
    float size = 7;  ///< half the length in flight
    float wing = 0;  ///< phase of the beat, radians
    float land = 0;  ///< 0 in flight to 1 landed
    Form form = Form::bird;
    float formSize = 0; ///< extent of the landed form
};

/// Share of the beat: 1 with wings spread at the down stroke, -1 folded. The vertex shader does the same.
[[nodiscard]] float beat(float wingPhase);
/// The outline of a bird, each edge shifted outwards by `bleed`.
void outline(const Pose& pose, float bleed, std::array<Point, kOutline>& points);

} // namespace flocktale::glyph
