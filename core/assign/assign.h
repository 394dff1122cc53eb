// SPDX-License-Identifier: MIT
#pragma once

#include "assign/progress.h"
#include "base/result.h"
#include "math/vec2.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace flocktale {

/// Which bird goes to which point. The names are those of the file and the command line.
enum class AssignmentMethod { angle, index, nearest, optimal, noMeeting, shortestLongest };

std::string_view assignmentName(AssignmentMethod method);

/// The point of each bird. Every bird has one; with fewer points than birds each is used floor or ceil of the ratio
/// times; with fewer birds than points they are spread evenly over the point order.
struct Assignment {
    std::vector<int> pointOfBird;
    bool finished = true; ///< false when the watch stopped the work: every bird has its point, but not the best one yet
};

/// A bird that has its point already: indices into the birds and the points.
struct PinnedPoint {
    int bird = 0, point = 0;
};

/// Deals `points` to `birds`. No points: an empty result and no bird moves. A point or bird that is not finite, or
/// further than 1e12 from the origin, is a problem (notFinite) and nothing is dealt. The same input gives the same
/// result in every build.
///
/// `angle`: the points are resampled to the number of birds, both are sorted by angle around the points' centroid and
/// paired in order. Equal angles go by radius, then index; places on the centre (nearer than a millionth of the spread)
/// come first; the cut of the circle is put where it cannot be crossed by a rounding error.
/// `nearest`: each bird in its turn takes the nearest point that is left. `optimal`, `noMeeting`, `shortestLongest`:
/// see assign/methods.h.
///
/// Pinned birds get their points, and the method deals what is left to the others; a pin outside the lists, or of a
/// bird or a point that an earlier one has, is passed over.
///
/// The watch follows the methods that take long, and can stop them; a result that is finished is the same without it.
[[nodiscard]] Result<Assignment> assignPoints(AssignmentMethod method, std::span<const Vec2> birds,
                                              std::span<const Vec2> points, std::span<const PinnedPoint> pins = {},
                                              const AssignmentWatch& watch = {});

/// Sum and longest of the straight routes, and the number of pairs of routes that cross (touching does not count).
struct RouteFigures {
    double total = 0;
    double longest = 0;
    std::int64_t crossings = 0;
};
[[nodiscard]] RouteFigures routeFigures(std::span<const Vec2> birds, std::span<const Vec2> targets);

} // namespace flocktale
