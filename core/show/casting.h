// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "show/show.h"

#include <span>
#include <vector>

/// How an act shares the flock out among its casts.
namespace flocktale {

/// The birds [begin, end).
struct BirdRange {
    int begin = 0, end = 0;
    [[nodiscard]] int size() const { return end - begin; }
    bool operator==(const BirdRange&) const = default;
};

/// How many birds each cast of an act gets of a flock of `birds`, in the act's order, laid out one behind the other.
/// Counted casts first take their number, the others share the rest by weight (largest remainder, ties to the
/// earlier); casts never overlap and never pass the flock. They are the birds themselves where castsAreRanges().
[[nodiscard]] std::vector<BirdRange> castRanges(const Act& act, int birds);

/// Whether every cast takes its birds simply in order, so that castRanges() says which.
[[nodiscard]] bool castsAreRanges(const Act& act);

/// The birds of each cast by number, rising, when the flock stands at `places` as the act is entered. First every cast
/// gets the birds that are pinned in it, as far as it has room for them and no earlier cast has them; then the casts
/// pick in their order from what is left. The sizes are those of castRanges().
[[nodiscard]] std::vector<std::vector<int>> castBirds(const Act& act, std::span<const Vec2> places);

/// How many points the shape of a cast gets for so many birds.
[[nodiscard]] int pointCount(const Cast& cast, int birds);

} // namespace flocktale
