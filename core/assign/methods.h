// SPDX-License-Identifier: MIT
#pragma once

#include "assign/progress.h"
#include "math/vec2.h"

#include <span>
#include <vector>

/// The ways of dealing that weigh routes: as many targets as birds in, each target once out. Up to kExactBirds birds
/// they are exact, and take so little time that nobody can stop them.
namespace flocktale {

inline constexpr std::size_t kExactBirds = 500;

/// The least total length, and no two routes that cross. Above kExactBirds: the better of two quick pairings, swaps of
/// neighbours, crossing routes swapped; a few thousandths longer than the least, still without a crossing.
[[nodiscard]] std::vector<int> dealOptimal(std::span<const Vec2> birds, std::span<const Vec2> targets,
                                           Progress& progress);

/// The least sum of squared lengths: routes may cross, but birds that leave together hardly meet on the way.
[[nodiscard]] std::vector<int> dealWithoutMeeting(std::span<const Vec2> birds, std::span<const Vec2> targets,
                                                  Progress& progress);

/// The longest route as short as it can be; among those the least sum of squares.
[[nodiscard]] std::vector<int> dealShortestLongest(std::span<const Vec2> birds, std::span<const Vec2> targets,
                                                   Progress& progress);

} // namespace flocktale
