// SPDX-License-Identifier: MIT
#include "sound/output/sound_clock.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// A phase-locked loop of second order: time constants of about half a second for the place and many for the rate.
constexpr double kPlaceSeconds = 0.5;
constexpr double kRateSeconds = 8;
/// Crystals differ by far less; more is a device that stands still.
constexpr double kMostSkew = 0.005;
/// The machine slept or the device stuttered: begin anew instead of catching up.
constexpr double kLost = 0.25;
} // namespace

void SoundClock::start(double machine, double position)
{
    m_begin = position;
    m_machine = machine;
    m_estimate = 0;
    m_lastPlayed = 0;
    m_running = false;
    m_shown = position;
}

void SoundClock::report(double machine, double played)
{
    if (!m_running) {
        if (played <= 0) return;
        m_running = true;
        m_machine = machine;
        m_estimate = m_lastPlayed = played;
        return;
    }
    const double passed = machine - m_machine;
    if (passed <= 0) return;
    const double expected = m_estimate + passed * m_rate;
    const double error = played - expected;
    m_machine = machine;
    m_lastPlayed = played;
    if (std::abs(error) > kLost) {
        m_estimate = played;
        m_rate = 1;
        return;
    }
    m_estimate = expected + error * std::min(1.0, passed / kPlaceSeconds);
    m_rate =
        std::clamp(m_rate + error * std::min(1.0, passed / kRateSeconds) / kRateSeconds, 1 - kMostSkew, 1 + kMostSkew);
}

double SoundClock::position(double machine) const
{
    if (m_running) {
        const double played = m_estimate + std::max(0.0, machine - m_machine) * m_rate;
        m_shown = std::max(m_shown, m_begin + played);
    }
    return m_shown;
}

} // namespace flocktale
