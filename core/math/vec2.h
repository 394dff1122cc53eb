// SPDX-License-Identifier: MIT
#pragma once

namespace flocktale {

/// A point or a direction in stage units (y down).
struct Vec2 {
    double x = 0, y = 0;
    bool operator==(const Vec2&) const = default;
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
/// z of the cross product: positive when b lies clockwise of a on a y-down stage.
constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

} // namespace flocktale
