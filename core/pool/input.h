// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"
#include "math/vec2.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace flocktale {

/// Draws birds near, or drives them off. The pull at the distance d is strength (1 - d / radius)², towards the bait.
struct Bait {
    Vec2 place;             ///< within ±kPoolCoordinate
    double strength = 0.19; ///< units per step² at the bait itself, within ±kBaitStrength; negative repels
    double radius = 400;    ///< stage units, kBaitRadius: nothing is felt beyond
    double seconds = 25;    ///< of its life, kBaitSeconds; over the last kBaitFadeSeconds it fades to none
    bool operator==(const Bait&) const = default;
};

struct DropBait {
    std::uint32_t bait = 0; ///< its number from now on; must not be that of a bait that lives
    Bait what;
    bool operator==(const DropBait&) const = default;
};
struct DeleteBait {
    std::uint32_t bait = 0; ///< one that is gone already is no error: it may fade while a person reaches for it
    bool operator==(const DeleteBait&) const = default;
};
/// A hand closes. Birds that another hand has are taken from it.
struct TakeBirds {
    std::uint32_t hand = 0;           ///< must be empty
    Vec2 at;                          ///< within ±kPoolCoordinate
    std::vector<std::uint32_t> birds; ///< at least one, each once, all of the flock
    bool operator==(const TakeBirds&) const = default;
};
struct MoveHand {
    std::uint32_t hand = 0; ///< one that holds nothing is no error: its birds may have been taken from it
    Vec2 at;
    bool operator==(const MoveHand&) const = default;
};
struct LetGo {
    std::uint32_t hand = 0; ///< as with MoveHand
    bool operator==(const LetGo&) const = default;
};

using PoolInput = std::variant<DropBait, DeleteBait, TakeBirds, MoveHand, LetGo>;

/// An input and the step before which it happened. The whole of what is recorded: what the flock does follows from it.
struct PoolEvent {
    Step at;
    PoolInput input;
    bool operator==(const PoolEvent&) const = default;
};

struct PoolRange {
    double low, high;
};
inline constexpr double kPoolCoordinate = 100'000;
inline constexpr double kBaitStrength = 10;
inline constexpr PoolRange kBaitRadius{1, 10'000};
inline constexpr PoolRange kBaitSeconds{0.1, 600};
inline constexpr double kBaitFadeSeconds = 5;
inline constexpr std::size_t kLivingBaits = 256;
inline constexpr std::size_t kHands = 16;

/// Whether all numbers are within their bounds and all birds in a flock of `birds`, each named once.
[[nodiscard]] bool isWithinBounds(const PoolInput& input, std::size_t birds);

/// Share of its strength that a bait has at an age in steps: 1, then linearly to 0 over the last kBaitFadeSeconds, or
/// over its whole life when that is shorter; 0 outside its life.
[[nodiscard]] double baitShare(const Bait& bait, Step age);

} // namespace flocktale
