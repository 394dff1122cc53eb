// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "shape/points.h"
#include "show/entry/placement.h"
#include "show/motion/span.h"
#include "show/show.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace flocktale {

/// What a motion's idea is made from when its act is entered. Lists are of the birds that have a point, in one order;
/// they last as long as the making.
struct MotionSetting {
    const CastMotion& motion;
    double actSeconds = 0;       ///< length of the act
    std::uint32_t seed = 1;      ///< of the show
    std::span<const int> birds;  ///< numbers in the flock
    std::span<const int> points; ///< of the shape
    std::span<const Vec2> rest;  ///< where each bird would come to rest from where it was
    std::shared_ptr<const ShapePoints> shape;
};

/// A bird's moment in a motion, in seconds.
struct MotionMoment {
    double time = 0;  ///< since the motion's start
    double own = 0;   ///< since the bird's own start, which its spread puts off
    double share = 1; ///< that the motion has of the bird, eased; never asked at 0
    Vec2 centre;
    const Placement* placed = nullptr; ///< where the cast's shape stands now
};

/// One idea of where birds belong: a pure function of the bird and the time. `bird` counts in the setting's lists.
class MotionIdea {
public:
    virtual ~MotionIdea() = default;
    /// Where the bird belongs, when all before this motion want it at `before`.
    [[nodiscard]] virtual Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const = 0;
    /// How much of the bird is seen, 0 to 1.
    [[nodiscard]] virtual double seen(std::size_t, const MotionMoment&) const { return 1; }
    /// Whether seen() is ever less than 1.
    [[nodiscard]] virtual bool hides() const { return false; }
    /// Whether its birds fly and so look like birds, whatever form they land in.
    [[nodiscard]] virtual bool flies() const { return false; }
    /// Whether what it did stays when its span is over.
    [[nodiscard]] virtual bool remains() const { return false; }
    /// Whether all start together and only end by their spread.
    [[nodiscard]] virtual bool startsTogether() const { return false; }
};

inline Vec2 mixed(Vec2 from, Vec2 to, double share) { return from + (to - from) * share; }

} // namespace flocktale
