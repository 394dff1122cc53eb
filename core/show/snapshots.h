// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"
#include "show/act_entry.h"

#include <cstddef>
#include <map>
#include <memory>

namespace flocktale {

/// All that a performance has to remember of one moment to go on from it with the same bits.
struct Moment {
    Step at;
    FlockState flock;
    std::shared_ptr<const Cues> cues;
    std::shared_ptr<const ActEntry> entry;  ///< of the act that plays, null in a gap
    std::shared_ptr<const ActEntry> fading; ///< of the act whose backing is going out, may be null
    Step left;                              ///< when that act ended
};

/// Moments of a performance, evenly spaced. When they pass the budget every second one goes and the spacing doubles, so
/// a long show keeps even coverage. Owned by its Performance.
class Snapshots {
public:
    explicit Snapshots(std::size_t budget) : m_budget(budget) {}

    /// Keeps the moment when its turn has come.
    void offer(const Moment& moment);
    /// The latest moment kept at or before a step; null when there is none.
    [[nodiscard]] const Moment* latestUntil(Step at) const;
    /// Forgets everything at or after a step.
    void dropFrom(Step at);

    [[nodiscard]] std::size_t count() const { return m_moments.size(); }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    void thin();

    std::size_t m_budget;
    std::size_t m_bytes = 0;
    std::int64_t m_spacing = 15;
    std::map<Step, Moment> m_moments;
};

} // namespace flocktale
