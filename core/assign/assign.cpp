// SPDX-License-Identifier: MIT
#include "assign/assign.h"

#include "assign/angle_cut.h"
#include "assign/crossings.h"
#include "assign/ranking.h"
#include "base/assert.h"
#include "math/direction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <string>

namespace flocktale {

namespace {
using Places = std::span<const Vec2>;

constexpr double kFarthest = 1e12; ///< coordinate that sums and squares can still bear

/// The slots of a list in the order in which they are dealt: those on the centre first, then once around from the cut.
std::vector<int> aroundCentre(Places places, Vec2 centre, double cut, double onCentre)
{
    std::vector<double> turned, radius;
    for (const Vec2& place : places) {
        const Vec2 arm = place - centre;
        radius.push_back(lengthOf(arm));
        turned.push_back(radius.back() <= onCentre ? -1 : turnedFrom(cut, angleOf(arm)));
    }
    // On the centre a radius is only noise.
    for (std::size_t i = 0; i < radius.size(); ++i)
        if (turned[i] < 0) radius[i] = 0;
    return rankedBy(turned, kSameDirection, radius);
}

/// The directions of the places that are not on the centre.
std::vector<double> directions(Places places, Vec2 centre, double onCentre)
{
    std::vector<double> angles;
    for (const Vec2& place : places)
        if (const Vec2 arm = place - centre; lengthOf(arm) > onCentre) angles.push_back(angleOf(arm));
    return angles;
}

double spread(Places places, Vec2 centre)
{
    double widest = 0;
    for (const Vec2& place : places) widest = std::max(widest, lengthOf(place - centre));
    return widest;
}

std::vector<int> dealByAngle(Places birds, Places targets)
{
    const Vec2 centre = centroid(targets);
    const double reach = spread(targets, centre);
    const double onCentre = kOnCentre * (reach > 0 ? reach : spread(birds, centre));
    const double cut = cutDirection(directions(targets, centre, onCentre), directions(birds, centre, onCentre));
    const std::vector<int> birdOrder = aroundCentre(birds, centre, cut, onCentre);
    const std::vector<int> targetOrder = aroundCentre(targets, centre, cut, onCentre);
    std::vector<int> targetOfBird(birds.size());
    for (std::size_t rank = 0; rank < birds.size(); ++rank)
        targetOfBird[static_cast<std::size_t>(birdOrder[rank])] = targetOrder[rank];
    return targetOfBird;
}

std::vector<int> dealByIndex(Places birds, Places)
{
    std::vector<int> targetOfBird(birds.size());
    std::iota(targetOfBird.begin(), targetOfBird.end(), 0);
    return targetOfBird;
}

/// A way of dealing: as many finite targets as birds in, each target's index once out. A new method is one line here.
struct Method {
    AssignmentMethod method;
    std::string_view name;
    std::vector<int> (*deal)(Places birds, Places targets);
};
constexpr std::array kMethods{
    Method{AssignmentMethod::angle, "angle", dealByAngle},
    Method{AssignmentMethod::index, "index", dealByIndex},
};

const Method& entryOf(AssignmentMethod method)
{
    const auto* found = std::find_if(kMethods.begin(), kMethods.end(),
                                     [method](const Method& entry) { return entry.method == method; });
    FLOCKTALE_ASSERT(found != kMethods.end());
    return *found;
}

/// `slots` indices into `points` points in their order: each floor or ceil of the ratio times, or spread evenly.
std::vector<int> resampled(std::size_t points, std::size_t slots)
{
    std::vector<int> indices;
    indices.reserve(slots);
    for (std::size_t slot = 0; slot < slots; ++slot)
        indices.push_back(static_cast<int>((2 * slot + 1) * points / (2 * slots)));
    return indices;
}

std::optional<Problem> checkPlaces(std::string_view member, Places places)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (std::abs(places[i].x) <= kFarthest && std::abs(places[i].y) <= kFarthest) continue;
        return Problem{Severity::error,
                       ProblemCode::notFinite,
                       "/" + std::string(member) + "/" + std::to_string(i),
                       {std::string(member)},
                       0,
                       0};
    }
    return std::nullopt;
}
} // namespace

std::string_view assignmentName(AssignmentMethod method) { return entryOf(method).name; }

Result<Assignment> assignPoints(AssignmentMethod method, std::span<const Vec2> birds, std::span<const Vec2> points)
{
    if (auto problem = checkPlaces("birds", birds)) return *std::move(problem);
    if (auto problem = checkPlaces("points", points)) return *std::move(problem);
    if (birds.empty() || points.empty()) return Assignment{};

    const std::vector<int> indices = resampled(points.size(), birds.size());
    std::vector<Vec2> targets;
    targets.reserve(indices.size());
    for (const int index : indices) targets.push_back(points[static_cast<std::size_t>(index)]);

    Assignment assignment{entryOf(method).deal(birds, targets)};
    for (int& point : assignment.pointOfBird) point = indices[static_cast<std::size_t>(point)];
    return assignment;
}

RouteFigures routeFigures(std::span<const Vec2> birds, std::span<const Vec2> targets)
{
    FLOCKTALE_ASSERT(birds.size() == targets.size());
    RouteFigures figures;
    for (std::size_t i = 0; i < birds.size(); ++i) {
        const double length = lengthOf(targets[i] - birds[i]);
        figures.total += length;
        figures.longest = std::max(figures.longest, length);
    }
    figures.crossings = countCrossings(birds, targets);
    return figures;
}

} // namespace flocktale
