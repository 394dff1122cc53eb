// SPDX-License-Identifier: MIT
#pragma once

#include "assign/assign.h"
#include "show/performance.h"

#include <atomic>
#include <memory>
#include <optional>

namespace flocktale {

/// What an act asks of its birds: who flies where, when each departs, and how long it takes them. Never changes once it
/// is made.
struct SweepReport {
    std::shared_ptr<const Show> show; ///< that it was made from
    ActId act;
    std::shared_ptr<const ActEntry> entry;
    std::shared_ptr<const Cues> cues;      ///< at the entry
    int birds = 0;                         ///< with a target
    double total = 0, longest = 0;         ///< of the straight ways, stage units
    std::optional<std::int64_t> crossings; ///< of the straight ways; not counted above kCountedBirds
    /// From the act's start until kArrivedShare of the birds have been within kArrivedWithin of their targets; nothing
    /// when the act is over before, or while `complete` is not set.
    std::optional<Step> arrival;
    bool complete = false;

    static constexpr int kCountedBirds = 20'000;
    static constexpr double kArrivedShare = 0.95;
    static constexpr double kArrivedWithin = 2; ///< stage units
};

/// Enters an act. Nothing when the show has no such act, when none of its birds has a target, or when cancelled.
[[nodiscard]] std::shared_ptr<const SweepReport> enterSweep(Performance& performance, std::shared_ptr<const Show> show,
                                                            const ActId& act, const std::atomic<bool>& cancel);
/// Performs the act on from its entry and adds the figures; nothing when cancelled. The performance must be at the
/// entry.
[[nodiscard]] std::shared_ptr<const SweepReport> completeSweep(Performance& performance, const SweepReport& entered,
                                                               const std::atomic<bool>& cancel);

} // namespace flocktale
