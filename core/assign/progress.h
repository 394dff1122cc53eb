// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace flocktale {

/// Whoever waits for an assignment: called now and then with the share of the work that is done, from 0 to 1 and never
/// less than before. Returns false to stop the work.
using AssignmentWatch = std::function<bool(double done)>;

/// How far an assignment is. How many steps it will take is not known beforehand, so a phase comes ever nearer to its
/// end. What is done never depends on who watches, only whether it is done to the end.
class Progress {
public:
    Progress() = default;
    /// Not owned.
    explicit Progress(const AssignmentWatch& watch) : m_watch(watch ? &watch : nullptr) {}

    /// Ends the phase before and begins one that goes until this share of the work and takes some `steps`. False when
    /// it is not to begin.
    bool begin(double until, std::size_t steps);
    /// A step begins; false when it is not to. Having been stopped it stays so.
    bool goesOn() { return !m_stopped && (m_watch == nullptr || ++m_steps % kStepsPerCall != 0 || call()); }
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    static constexpr std::size_t kStepsPerCall = 64;
    bool call();

    const AssignmentWatch* m_watch = nullptr;
    double m_from = 0, m_until = 0;
    std::size_t m_expected = 1, m_steps = 0;
    bool m_stopped = false;
};

} // namespace flocktale
