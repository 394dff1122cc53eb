// SPDX-License-Identifier: MIT
#include "sound/files/peaks.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr float kFull = 32768.0f;

void widen(Peak& peak, const Peak& other)
{
    peak.low = std::min(peak.low, other.low);
    peak.high = std::max(peak.high, other.high);
}

std::vector<Peak> finest(const Pcm& pcm)
{
    std::vector<Peak> level;
    level.reserve(static_cast<std::size_t>(pcm.frames()) / Peaks::kFinest + 1);
    constexpr std::size_t kSamples = 2 * Peaks::kFinest;
    for (std::size_t at = 0; at < pcm.samples.size(); at += kSamples) {
        const auto first = pcm.samples.begin() + static_cast<std::ptrdiff_t>(at);
        const auto last =
            pcm.samples.begin() + static_cast<std::ptrdiff_t>(std::min(at + kSamples, pcm.samples.size()));
        const auto [low, high] = std::minmax_element(first, last);
        level.push_back({static_cast<float>(*low) / kFull, static_cast<float>(*high) / kFull});
    }
    return level;
}

std::vector<Peak> coarser(const std::vector<Peak>& fine)
{
    std::vector<Peak> level;
    level.reserve(fine.size() / Peaks::kFactor + 1);
    for (std::size_t at = 0; at < fine.size(); at += Peaks::kFactor) {
        Peak peak = fine[at];
        for (std::size_t i = at; i < std::min(at + Peaks::kFactor, fine.size()); ++i) widen(peak, fine[i]);
        level.push_back(peak);
    }
    return level;
}
} // namespace

Peaks::Peaks(const Pcm& pcm) : m_frames(pcm.frames())
{
    if (m_frames == 0) return;
    m_levels.push_back(finest(pcm));
    while (m_levels.back().size() > kFactor) m_levels.push_back(coarser(m_levels.back()));
}

Peak Peaks::between(double from, double to) const
{
    if (empty() || !(from < to) || to <= 0 || from >= seconds()) return {};
    const double scale = static_cast<double>(kSoundRate) / kFinest;
    const auto last = static_cast<std::int64_t>(m_levels.front().size());
    std::int64_t begin =
        std::clamp(static_cast<std::int64_t>(std::floor(std::max(from, 0.0) * scale)), std::int64_t{0}, last - 1);
    const double end = std::min(std::ceil(to * scale), static_cast<double>(last));
    const std::int64_t stop = std::max(begin + 1, static_cast<std::int64_t>(end));

    // Up where a whole stretch of the next level fits, down again towards the end: a few looks a level.
    Peak peak = m_levels.front()[static_cast<std::size_t>(begin)];
    std::size_t level = 0;
    std::int64_t size = 1;
    while (begin < stop) {
        while (level + 1 < m_levels.size() && begin % (size * kFactor) == 0 && begin + size * kFactor <= stop) {
            ++level;
            size *= kFactor;
        }
        while (begin + size > stop && level > 0) {
            --level;
            size /= kFactor;
        }
        widen(peak, m_levels[level][static_cast<std::size_t>(begin / size)]);
        begin += size;
    }
    return peak;
}

} // namespace flocktale
