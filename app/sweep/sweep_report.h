// SPDX-License-Identifier: MIT
#pragma once

#include "show/performance.h"

#include <QImage>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace flocktale {

/// How the birds of an act came to their places. All steps are counted from the act's start.
struct SweepFlight {
    std::vector<Step> arrivals; ///< ascending; since when a bird stays within kArrivedWithin of its target
    double closest = 0;         ///< distance of the two birds that came nearest to each other, stage units
    Step closestAt;
    double topSpeed = 0; ///< stage units per second
    Step settled;        ///< all are there, or as far as was looked: the act's end or kLongestLook

    static constexpr Step kLongestLook{20 * kStepsPerSecond};
};

/// One of several moments of a sweep as a picture; the moment before shines through.
struct SweepMoment {
    Step at; ///< from the act's start
    QImage picture;
    double arrived = 0; ///< share of the birds with a target
};

/// What an act asks of its birds: who flies where, when each departs, and how long it takes them. Grows in steps,
/// each a new object: entered, flown, counted, pictured. Never changes once it is made.
struct SweepReport {
    std::shared_ptr<const Show> show; ///< that it was made from
    ActId act;
    std::shared_ptr<const ActEntry> entry;
    std::shared_ptr<const Cues> cues;      ///< at the entry
    int birds = 0;                         ///< with a target
    double total = 0, longest = 0;         ///< of the straight ways, stage units
    std::optional<std::int64_t> crossings; ///< of the straight ways; nothing until counted
    std::optional<std::int64_t> meetings;  ///< when all leave together; nothing until counted
    std::vector<Step> departures;          ///< ascending, from the act's start

    std::shared_ptr<const SweepFlight> flight;               ///< null until flown
    std::shared_ptr<const std::vector<SweepMoment>> moments; ///< null until pictured
    bool complete = false;                                   ///< the flight is that of this show

    /// From the act's start until this share of the birds has arrived; nothing when the act is over before, or before
    /// the flight is known.
    [[nodiscard]] std::optional<Step> arrivedBy(double share) const;

    /// Above this many birds nobody waits for the crossings, and above that nobody counts them.
    static constexpr int kCountedSoon = 3000, kCountedBirds = 20'000;
    static constexpr int kMoments = 8;
};

/// Enters an act. Nothing when the show has no such act, when none of its birds has a target, or when cancelled.
[[nodiscard]] std::shared_ptr<const SweepReport> enterSweep(Performance& performance, std::shared_ptr<const Show> show,
                                                            const ActId& act, const std::atomic<bool>& cancel);
/// Performs the act on from its entry until all are there and adds the flight; nothing when cancelled. The performance
/// must be at the entry.
[[nodiscard]] std::shared_ptr<const SweepReport> flySweep(Performance& performance, const SweepReport& entered,
                                                          const std::atomic<bool>& cancel);
/// Adds the crossings. Their time grows with their number; it cannot be cancelled.
[[nodiscard]] std::shared_ptr<const SweepReport> countSweep(const SweepReport& entered);
/// Adds the meetings; no other figure waits for them.
[[nodiscard]] std::shared_ptr<const SweepReport> meetSweep(const SweepReport& entered);
/// Adds kMoments pictures from the entry until all are there, `width` pixels wide; nothing when cancelled.
[[nodiscard]] std::shared_ptr<const SweepReport> pictureSweep(Performance& performance, const SweepReport& flown,
                                                              int width, const std::atomic<bool>& cancel);

/// The birds of a cast that have a target, in bird order.
[[nodiscard]] std::vector<std::size_t> birdsOf(const SweepReport& report, const CastId& cast);
/// Where the birds of a cast are sent that have a target, in bird order.
[[nodiscard]] std::vector<Vec2> targetsOf(const SweepReport& report, const CastId& cast);

/// When a bird with this delay leaves, from the act's start.
[[nodiscard]] Step departureOf(float delay, const FormationParameters& formation);

} // namespace flocktale
