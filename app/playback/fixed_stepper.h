// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace flocktale {

/// Turns the time between two pictures into whole steps of 1/60 s. Time is counted in whole parts of which 720 million
/// make a second, so that the intervals of all usual screens (24, 30, 60, 75, 120, 144, 240 Hz) and the step itself are
/// exact and nothing drifts.
///
/// After a long interval (a hidden window, a sleeping machine) at most kMostSteps come out and the rest is forgotten:
/// the show goes on where it was and never runs after the clock.
class FixedStepper {
public:
    static constexpr int kMostSteps = 5;

    /// Steps to do after `seconds` more. Negative, zero and non-finite times give 0.
    int advance(double seconds);
    /// How far the present lies between the last step and the next, in [0, 1).
    [[nodiscard]] double between() const;
    /// Puts the present at a share of the step, in [0, 1): another clock says where it is.
    void setBetween(double share);
    /// Forgets the begun step.
    void reset() { m_parts = 0; }

private:
    std::int64_t m_parts = 0;
};

} // namespace flocktale
