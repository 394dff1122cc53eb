// SPDX-License-Identifier: MIT
#include "show/entry/seating.h"

#include "assign/assign.h"
#include "assign/ranking.h"
#include "math/direction.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

namespace flocktale {

namespace {

/// The pins of the cast that can be honoured: of its own birds, to points that are there.
std::vector<Pin> possiblePins(const Cast& cast, std::span<const int> birds, std::size_t points, Problems& problems)
{
    std::vector<Pin> pins;
    for (std::size_t i = 0; i < cast.pins.size(); ++i) {
        const Pin& pin = cast.pins[i];
        const bool known = std::binary_search(birds.begin(), birds.end(), pin.bird) && pin.point >= 0 &&
                           static_cast<std::size_t>(pin.point) < points;
        if (known)
            pins.push_back(pin);
        else
            problems.push_back({Severity::warning,
                                ProblemCode::pinIgnored,
                                "/pins/" + std::to_string(i),
                                {std::to_string(pin.bird), std::to_string(pin.point)}});
    }
    return pins;
}

/// As many birds as there are places, pinned ones first, then those nearest to the places' middle.
std::vector<int> nearestBirds(std::span<const int> birds, std::span<const Vec2> flock, std::span<const Vec2> places,
                              const std::vector<Pin>& pins)
{
    const Vec2 middle = centroid(places);
    std::vector<int> fixed;
    for (const Pin& pin : pins) fixed.push_back(pin.bird);
    std::sort(fixed.begin(), fixed.end());
    struct Candidate {
        bool pinned;
        double way;
        int bird;
    };
    std::vector<Candidate> candidates;
    for (const int bird : birds) {
        const bool pinned = std::binary_search(fixed.begin(), fixed.end(), bird);
        candidates.push_back({pinned, lengthOf(flock[static_cast<std::size_t>(bird)] - middle), bird});
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        if (a.pinned != b.pinned) return a.pinned;
        return a.way != b.way ? a.way < b.way : a.bird < b.bird;
    });
    std::vector<int> seated;
    for (std::size_t i = 0; i < places.size(); ++i) seated.push_back(candidates[i].bird);
    std::sort(seated.begin(), seated.end());
    return seated;
}

} // namespace

Result<Seating> seatBirds(const Cast& cast, std::span<const int> birds, std::span<const Vec2> flock,
                          std::span<const Vec2> places, bool share)
{
    Seating seating;
    if (places.empty()) {
        seating.spare.assign(birds.begin(), birds.end());
        return seating;
    }
    const std::vector<Pin> pins = possiblePins(cast, birds, places.size(), seating.problems);
    if (places.size() < birds.size() && !share) {
        seating.birds = nearestBirds(birds, flock, places, pins);
        std::set_difference(birds.begin(), birds.end(), seating.birds.begin(), seating.birds.end(),
                            std::back_inserter(seating.spare));
    } else {
        seating.birds.assign(birds.begin(), birds.end());
    }

    std::vector<Vec2> from;
    from.reserve(seating.birds.size());
    for (const int bird : seating.birds) from.push_back(flock[static_cast<std::size_t>(bird)]);
    std::vector<PinnedPoint> pinned;
    for (const Pin& pin : pins) {
        const auto at = std::lower_bound(seating.birds.begin(), seating.birds.end(), pin.bird);
        pinned.push_back({static_cast<int>(at - seating.birds.begin()), pin.point});
    }
    Result<Assignment> assigned = assignPoints(cast.assignment, from, places, pinned);
    if (!assigned) return assigned.problem();
    seating.points = std::move(assigned).value().pointOfBird;
    return seating;
}

} // namespace flocktale
