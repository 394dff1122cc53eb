// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace flocktale {

/// The time of a sound device, made smooth. A device says how much it has played now and then, in lumps and by its own
/// crystal; pictures are drawn by the machine's clock. This follows the device in the long run, to within what it says,
/// and the machine's clock from one picture to the next. Never runs backwards. All in seconds.
class SoundClock {
public:
    /// The device begins to play at `position` of the show.
    void start(double machine, double position);
    /// The device has played `played` seconds since then, seen at this time of the machine.
    void report(double machine, double played);
    /// Where the show is. Starts to move with the first report that is above zero: devices take a moment to begin.
    [[nodiscard]] double position(double machine) const;

private:
    double m_begin = 0;    ///< position of the show at the start
    double m_machine = 0;  ///< of the last report
    double m_estimate = 0; ///< what was played then, smoothed
    double m_rate = 1;     ///< device seconds a second of the machine
    double m_lastPlayed = 0;
    bool m_running = false;
    mutable double m_shown = 0; ///< the last answer: never less from then on
};

} // namespace flocktale
