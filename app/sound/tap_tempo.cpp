// SPDX-License-Identifier: MIT
#include "sound/tap_tempo.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr double kPause = 2.5; ///< longer than a beat of 24 a minute
constexpr std::size_t kMost = 64;
constexpr double kSlowest = 20, kFastest = 400;

struct Line {
    double first = 0, period = 0;
};

/// Least squares through (0, t0), (1, t1) …: every tap counts, the outer ones most.
std::optional<Line> fitted(const std::vector<double>& taps)
{
    if (taps.size() < 3) return std::nullopt;
    const auto count = static_cast<double>(taps.size());
    const double middle = (count - 1) / 2;
    double mean = 0, slope = 0, spread = 0;
    for (const double tap : taps) mean += tap / count;
    for (std::size_t i = 0; i < taps.size(); ++i) {
        const double x = static_cast<double>(i) - middle;
        slope += x * (taps[i] - mean);
        spread += x * x;
    }
    const double period = slope / spread;
    if (!(period > 0)) return std::nullopt;
    return Line{mean - middle * period, period};
}
} // namespace

void TapTempo::tap(double seconds)
{
    if (!m_taps.empty() && (seconds - m_taps.back() > kPause || seconds <= m_taps.back())) m_taps.clear();
    if (m_taps.size() == kMost) m_taps.erase(m_taps.begin());
    m_taps.push_back(seconds);
}

std::optional<double> TapTempo::bpm() const
{
    const auto line = fitted(m_taps);
    if (!line) return std::nullopt;
    return std::clamp(std::round(600 / line->period) / 10, kSlowest, kFastest);
}

std::optional<double> TapTempo::firstBeat() const
{
    const auto line = fitted(m_taps);
    if (!line) return std::nullopt;
    return line->first;
}

} // namespace flocktale
