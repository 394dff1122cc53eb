// SPDX-License-Identifier: MIT
#include "pool/input.h"

#include <algorithm>

namespace flocktale {

namespace {

// Written so that what is no number is outside.
bool isIn(double value, PoolRange range) { return value >= range.low && value <= range.high; }

bool isPlace(Vec2 place)
{
    constexpr PoolRange kAll{-kPoolCoordinate, kPoolCoordinate};
    return isIn(place.x, kAll) && isIn(place.y, kAll);
}

bool areBirds(std::vector<std::uint32_t> named, std::size_t birds)
{
    std::sort(named.begin(), named.end());
    return !named.empty() && named.back() < birds && std::adjacent_find(named.begin(), named.end()) == named.end();
}

struct Bounds {
    std::size_t birds;

    bool operator()(const DropBait& drop) const
    {
        return isPlace(drop.what.place) && isIn(drop.what.strength, {-kBaitStrength, kBaitStrength}) &&
               isIn(drop.what.radius, kBaitRadius) && isIn(drop.what.seconds, kBaitSeconds);
    }
    bool operator()(const DeleteBait&) const { return true; }
    bool operator()(const TakeBirds& take) const
    {
        // Before the copy that is sorted: a longer list names a bird twice anyway.
        return take.birds.size() <= birds && isPlace(take.at) && areBirds(take.birds, birds);
    }
    bool operator()(const MoveHand& move) const { return isPlace(move.at); }
    bool operator()(const LetGo&) const { return true; }
};

} // namespace

bool isWithinBounds(const PoolInput& input, std::size_t birds) { return std::visit(Bounds{birds}, input); }

double baitShare(const Bait& bait, Step age)
{
    const double left = bait.seconds - seconds(age);
    if (age.count < 0 || left <= 0) return 0;
    return std::min(1.0, left / std::min(kBaitFadeSeconds, bait.seconds));
}

} // namespace flocktale
