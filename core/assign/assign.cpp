// SPDX-License-Identifier: MIT
#include "assign/assign.h"

#include "assign/angle_cut.h"
#include "assign/crossings.h"
#include "assign/methods.h"
#include "assign/ranking.h"
#include "assign/starts.h"
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

std::vector<int> dealByAngle(Places birds, Places targets, Progress&)
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

std::vector<int> dealByIndex(Places birds, Places, Progress&)
{
    std::vector<int> targetOfBird(birds.size());
    std::iota(targetOfBird.begin(), targetOfBird.end(), 0);
    return targetOfBird;
}

std::vector<int> dealNearest(Places birds, Places targets, Progress&) { return nearestFirst(birds, targets); }

/// A way of dealing: as many finite targets as birds in, each target's index once out. A new method is one line here.
struct Method {
    AssignmentMethod method;
    std::string_view name;
    std::vector<int> (*deal)(Places birds, Places targets, Progress& progress);
};
constexpr std::array kMethods{
    Method{AssignmentMethod::angle, "angle", dealByAngle},
    Method{AssignmentMethod::index, "index", dealByIndex},
    Method{AssignmentMethod::nearest, "nearest", dealNearest},
    Method{AssignmentMethod::optimal, "optimal", dealOptimal},
    Method{AssignmentMethod::noMeeting, "no-meeting", dealWithoutMeeting},
    Method{AssignmentMethod::shortestLongest, "shortest-longest", dealShortestLongest},
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

constexpr int kNone = -1;

/// Seats the pinned birds and takes a slot for each out of `slots`: one of its point, else the nearest to it that is
/// left, so that the points of the others stay spread as they were.
void seatPinned(std::span<const PinnedPoint> pins, std::size_t points, std::vector<int>& slots,
                std::vector<int>& pointOfBird)
{
    if (pins.empty()) return;
    std::vector<bool> pinned(points, false);
    std::vector<bool> gone(slots.size(), false);
    for (const PinnedPoint& pin : pins) {
        const bool inside = pin.bird >= 0 && static_cast<std::size_t>(pin.bird) < pointOfBird.size() &&
                            pin.point >= 0 && static_cast<std::size_t>(pin.point) < points;
        if (!inside || pinned[static_cast<std::size_t>(pin.point)]) continue;
        int& seat = pointOfBird[static_cast<std::size_t>(pin.bird)];
        if (seat != kNone) continue;
        seat = pin.point;
        pinned[static_cast<std::size_t>(pin.point)] = true;
        std::size_t behind =
            static_cast<std::size_t>(std::lower_bound(slots.begin(), slots.end(), pin.point) - slots.begin());
        std::size_t before = behind; // the slot in front of this one
        while (behind < slots.size() && gone[behind]) ++behind;
        while (before > 0 && gone[before - 1]) --before;
        const bool front =
            behind == slots.size() || (before > 0 && pin.point - slots[before - 1] < slots[behind] - pin.point);
        gone[front ? before - 1 : behind] = true;
    }
    std::size_t kept = 0;
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        if (!gone[slot]) slots[kept++] = slots[slot];
    slots.resize(kept);
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

Result<Assignment> assignPoints(AssignmentMethod method, std::span<const Vec2> birds, std::span<const Vec2> points,
                                std::span<const PinnedPoint> pins, const AssignmentWatch& watch)
{
    if (auto problem = checkPlaces("birds", birds)) return *std::move(problem);
    if (auto problem = checkPlaces("points", points)) return *std::move(problem);
    if (birds.empty() || points.empty()) return Assignment{};

    std::vector<int> slots = resampled(points.size(), birds.size());
    Assignment assignment;
    assignment.pointOfBird.assign(birds.size(), kNone);
    seatPinned(pins, points.size(), slots, assignment.pointOfBird);

    std::vector<int> others;
    std::vector<Vec2> from, targets;
    for (std::size_t bird = 0; bird < birds.size(); ++bird)
        if (assignment.pointOfBird[bird] == kNone) {
            others.push_back(static_cast<int>(bird));
            from.push_back(birds[bird]);
        }
    for (const int point : slots) targets.push_back(points[static_cast<std::size_t>(point)]);
    Progress progress(watch);
    const std::vector<int> dealt = entryOf(method).deal(from, targets, progress);
    assignment.finished = !progress.stopped();
    for (std::size_t i = 0; i < others.size(); ++i)
        assignment.pointOfBird[static_cast<std::size_t>(others[i])] = slots[static_cast<std::size_t>(dealt[i])];
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
