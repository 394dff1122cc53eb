// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "flock/state.h"
#include "math/vec2.h"
#include "shape/points.h"
#include "show/motion/motion.h"
#include "show/show.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace flocktale {

class Placement;

/// A filled square under the birds (a code's plate, its finders), in stage coordinates.
struct StageBacking {
    Vec2 corner[4];
    bool dark = false;
    double lights = 0; ///< seconds after the act's start at which it lights up, 0 = as the birds land
    double opacity = 1;
};

/// The corners of a shape's square where its cast stands.
void placeCorners(const ShapeBacking& square, const Placement& placed, StageBacking& backing);

/// How an act was set when it was entered: who was sent where, and when they leave. Never changes afterwards.
struct ActEntry {
    ActId act;
    Step at;
    std::vector<Vec2> from;   ///< positions of all birds at entry
    std::vector<Vec2> target; ///< of all birds; those without one have their position
    std::vector<float> delay;
    std::vector<bool> formed;                           ///< whether the bird has a point of a shape
    std::vector<int> point;                             ///< index of the bird's point in its cast's shape, -1 for none
    std::vector<int> cast;                              ///< index of each bird's cast in the act, -1 for none
    std::vector<bool> hidden;                           ///< whether the bird goes unseen; empty when none does
    std::vector<std::shared_ptr<const Motion>> motions; ///< what goes on while the act plays
    std::vector<StageBacking> backing;
    Problems problems; ///< shapes that could not be made, with their place in the show
};

/// Gives the points of a cast for a number of birds.
using PointSource = std::function<Result<std::shared_ptr<const ShapePoints>>(const Cast& cast, int count)>;

/// Sends the birds of `state` to their places in an act: who is in which cast, points, assignment, sweep, colours and
/// forms of each. This is all that a scene can do: it reads the flock and writes cues. Birds of a cast whose shape
/// gives no points fly freely; what the other birds without a point do, the act's spare says. The cues are those of the
/// act's start; its motions go on from there. `before` are the cues until now; an act of an unknown
/// mode keeps them.
[[nodiscard]] ActEntry enterAct(const Show& show, const Act& act, const FlockState& state, const Cues& before, Step at,
                                const PointSource& points, Cues& cues);

/// The cues of a gap: everybody free, in the flock's colour.
[[nodiscard]] Cues freeCues(const Show& show);

} // namespace flocktale
