// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace flocktale {

/// Beats that a person taps along with a sound, and the tempo that they mean.
class TapTempo {
public:
    /// A tap at a time in seconds. One long after the one before begins anew.
    void tap(double seconds);
    [[nodiscard]] int taps() const { return static_cast<int>(m_taps.size()); }
    /// Beats a minute, in steps of a tenth, from three taps on; within what a tempo may be.
    [[nodiscard]] std::optional<double> bpm() const;
    /// When the first of these beats was meant to be: the taps' own spread averaged out.
    [[nodiscard]] std::optional<double> firstBeat() const;

private:
    std::vector<double> m_taps;
};

} // namespace flocktale
