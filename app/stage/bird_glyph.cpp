// SPDX-License-Identifier: MIT
#include "stage/bird_glyph.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flocktale::glyph {

namespace {

constexpr std::array<Corner, kCorners> kBird{{
    {{1.00F, 0.00F}, 0.0F},   // beak
    {{0.42F, 0.14F}, 0.0F},   // right shoulder
    {{0.46F, 0.56F}, 0.45F},  // right wrist
    {{-0.40F, 1.32F}, 1.0F},  // right wing tip
    {{0.12F, 0.50F}, 0.42F},  // right wing, behind
    {{-0.08F, 0.13F}, 0.0F},  // right flank
    {{-1.00F, 0.24F}, 0.0F},  // tail, right
    {{-0.76F, 0.00F}, 0.0F},  // tail, notch
    {{-1.00F, -0.24F}, 0.0F}, // tail, left
    {{-0.08F, -0.13F}, 0.0F}, // left flank
    {{0.12F, -0.50F}, 0.42F}, // left wing, behind
    {{-0.40F, -1.32F}, 1.0F}, // left wing tip
    {{0.46F, -0.56F}, 0.45F}, // left wrist
    {{0.42F, -0.14F}, 0.0F},  // left shoulder
    {{0.22F, 0.00F}, 0.0F},   // chest
    {{0.27F, 0.52F}, 0.43F},  // inside the right wing
    {{0.27F, -0.52F}, 0.43F}, // inside the left wing
    {{-0.40F, 0.00F}, 0.0F},  // root of the tail
}};

constexpr std::array<std::array<std::uint8_t, 3>, kTriangles> kTriangleCorners{{
    {14, 0, 1},   {14, 1, 2},   {14, 2, 15}, {15, 2, 3},  {15, 3, 4},   {14, 15, 4},  {14, 4, 5},
    {14, 5, 17},  {17, 5, 6},   {17, 6, 7},  {14, 13, 0}, {14, 12, 13}, {14, 16, 12}, {16, 11, 12},
    {16, 10, 11}, {14, 10, 16}, {14, 9, 10}, {14, 17, 9}, {17, 8, 9},   {17, 7, 8},
}};

using Corners = std::array<Point, kCorners>;

/// The inner corners of a form that are not on its axis mirror each other: chest, wing, root of the tail.
struct Inner {
    Point chest, wing, tail;
};

/// Fills in the left side as the mirror image of the right one, and the inner corners.
Corners mirrored(const std::array<Point, kOutline / 2 + 1>& right, const Inner& inner)
{
    Corners all{};
    for (std::size_t i = 0; i < right.size(); ++i) {
        all[i] = right[i];
        if (i > 0 && i < kOutline / 2) all[kOutline - i] = {right[i].x, -right[i].y};
    }
    all[kOutline] = inner.chest;
    all[kOutline + 1] = inner.wing;
    all[kOutline + 2] = {inner.wing.x, -inner.wing.y};
    all[kOutline + 3] = inner.tail;
    return all;
}

constexpr Inner kRoundInner{{0.1F, 0}, {0.1F, 0.2F}, {-0.2F, 0}};

Corners birdCorners()
{
    Corners all{};
    for (std::size_t i = 0; i < kCorners; ++i) all[i] = kBird[i].at;
    return all;
}

Corners triangleCorners()
{
    // Equilateral, in a circle of diameter 1, point first.
    constexpr Point point{0.5F, 0};
    constexpr Point base{-0.25F, 0.4330127F};
    std::array<Point, kOutline / 2 + 1> right{};
    for (std::size_t i = 0; i <= 6; ++i) {
        const float share = static_cast<float>(i) / 6;
        right[i] = {std::lerp(point.x, base.x, share), std::lerp(point.y, base.y, share)};
    }
    right[7] = {base.x, 0};
    // The wing's inner corner keeps away from all edges, or the fading edge would reach it.
    return mirrored(right, {{0, 0}, {0.08F, 0.15F}, {-0.15F, 0}});
}

Corners discCorners()
{
    std::array<Point, kOutline / 2 + 1> right{};
    // A polygon of the same area as the disc.
    constexpr float kStep = 2 * std::numbers::pi_v<float> / kOutline;
    const float radius = 0.5F * std::sqrt(kStep / std::sin(kStep));
    for (std::size_t i = 0; i < right.size(); ++i) {
        const float angle = static_cast<float>(i) * kStep;
        right[i] = {radius * std::cos(angle), radius * std::sin(angle)};
    }
    return mirrored(right, kRoundInner);
}

Corners squareCorners()
{
    return mirrored({{{0.5F, 0},
                      {0.5F, 0.25F},
                      {0.5F, 0.5F},
                      {0.17F, 0.5F},
                      {-0.17F, 0.5F},
                      {-0.5F, 0.5F},
                      {-0.5F, 0.25F},
                      {-0.5F, 0}}},
                    kRoundInner);
}

Corners outwardOf(const Corners& shape)
{
    Corners out{};
    for (std::size_t i = 0; i < kOutline; ++i) {
        const Point before = shape[(i + kOutline - 1) % kOutline];
        const Point here = shape[i];
        const Point after = shape[(i + 1) % kOutline];
        // The outline runs clockwise on a y-down stage, so outside is on the left of each edge.
        const auto normal = [](Point a, Point b) {
            const float length = std::hypot(b.x - a.x, b.y - a.y);
            return Point{(b.y - a.y) / length, (a.x - b.x) / length};
        };
        const Point n1 = normal(before, here);
        const Point n2 = normal(here, after);
        const Point sum{n1.x + n2.x, n1.y + n2.y};
        const float square = sum.x * sum.x + sum.y * sum.y;
        const float length = std::min(2 / std::sqrt(square), kMiterLimit);
        out[i] = {sum.x / std::sqrt(square) * length, sum.y / std::sqrt(square) * length};
    }
    return out;
}

const Corners& outwardOfForm(Form form)
{
    static const std::array<Corners, 4> all{outward(), outwardOf(triangleCorners()), outwardOf(discCorners()),
                                            outwardOf(squareCorners())};
    return all[static_cast<std::size_t>(form)];
}

} // namespace

const std::array<Corner, kCorners>& corners() { return kBird; }

const std::array<Point, kCorners>& outward()
{
    static const Corners all = outwardOf(birdCorners());
    return all;
}

std::span<const std::array<std::uint8_t, 3>, kTriangles> triangles() { return kTriangleCorners; }

std::span<const std::uint8_t> plainCorners()
{
    // Beak, wing tips, tail and chest.
    static constexpr std::array<std::uint8_t, 5> kPlain{0, 3, 7, 11, 14};
    return kPlain;
}

std::span<const std::array<std::uint8_t, 3>> plainTriangles()
{
    static constexpr std::array<std::array<std::uint8_t, 3>, 4> kPlain{{{4, 0, 1}, {4, 1, 2}, {4, 2, 3}, {4, 3, 0}}};
    return kPlain;
}

const std::array<Point, kCorners>& formCorners(Form form)
{
    static const std::array<Corners, 4> all{birdCorners(), triangleCorners(), discCorners(), squareCorners()};
    return all[static_cast<std::size_t>(form)];
}

float beat(float wingPhase) { return std::sin(wingPhase); }

void outline(const Pose& pose, float bleed, std::array<Point, kOutline>& points)
{
    const float flap = beat(pose.wing);
    const float sine = std::sin(pose.angle);
    const float cosine = std::cos(pose.angle);
    const float land = pose.form == Form::bird ? 0 : pose.land;
    const Corners& form = formCorners(pose.form);
    const Corners& birdOut = outward();
    const Corners& formOut = outwardOfForm(pose.form);
    for (std::size_t i = 0; i < kOutline; ++i) {
        const Corner& corner = kBird[i];
        float x = corner.at.x + corner.wing * kSwing * flap;
        float y = corner.at.y * (1 - corner.wing * kFold * (1 - flap));
        x = std::lerp(x * pose.size + birdOut[i].x * bleed, form[i].x * pose.formSize + formOut[i].x * bleed, land);
        y = std::lerp(y * pose.size + birdOut[i].y * bleed, form[i].y * pose.formSize + formOut[i].y * bleed, land);
        points[i] = {pose.x + x * cosine - y * sine, pose.y + x * sine + y * cosine};
    }
}

} // namespace flocktale::glyph
