// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"
#include "flock/stir.h"
#include "pool/input.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flocktale {

/// Birds that were let go are drawn to the flock's middle for so long, ever weaker: out of sight of all others, nothing
/// else would lead them home.
inline constexpr double kHomingSeconds = 10;
/// The force at first, units per step²; nearer than kHomingReach to the middle it is smaller in proportion.
inline constexpr double kHomingForce = 0.15;
inline constexpr double kHomingReach = 100;
/// Birds in one hand sit about this far from each other, in stage units.
inline constexpr double kHandSpacing = 12;

/// The one door through which people disturb a flock: takes inputs in the order of time and says what they do to the
/// birds at a step. It follows from the events alone, so recorded events do the same again, and applying all events
/// before a step gives what playing up to it gave. Owned by whoever steps the flock.
class Pool {
public:
    explicit Pool(std::size_t birds);

    /// Takes an input. False, and nothing changed, when it is out of bounds, earlier than one before it, drops a bait
    /// whose number lives or that is one too many, or closes a hand that holds birds or is one too many.
    [[nodiscard]] bool apply(const PoolEvent& event);

    /// What the inputs so far do in step `at`, which must not be before the last of them. Valid until the next call of
    /// a function that is not const. Allocates nothing once it has been called with as many birds in hands.
    /// The same bits on every machine: each bird's forces are added up in the order in which baits were dropped.
    Stir stir(const FlockState& flock, Step at);

    struct LivingBait {
        std::uint32_t number;
        Bait bait;
        Step dropped;
    };
    /// Those that have not been deleted and whose life was not over at the last stir or apply, in order of dropping.
    [[nodiscard]] std::span<const LivingBait> baits() const { return m_baits; }

private:
    struct Hand {
        std::uint32_t number;
        Vec2 at;
        std::vector<std::uint32_t> birds;
    };
    struct Homing {
        std::uint32_t bird;
        Step since;
    };

    bool take(const DropBait& drop, Step at);
    bool take(const DeleteBait& gone, Step at);
    bool take(const TakeBirds& taken, Step at);
    bool take(const MoveHand& move, Step at);
    bool take(const LetGo& open, Step at);
    Hand* handOf(std::uint32_t number);
    void forget(Step at);
    void pull(const FlockState& flock, Step at);
    void lead(const FlockState& flock, Step at);

    std::size_t m_birds;
    Step m_last{INT64_MIN};
    std::vector<LivingBait> m_baits;
    std::vector<Hand> m_hands;
    std::vector<Homing> m_homing;
    std::vector<float> m_pushX, m_pushY;
    std::vector<HeldBird> m_held;
};

} // namespace flocktale
