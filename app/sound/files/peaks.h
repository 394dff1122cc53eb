// SPDX-License-Identifier: MIT
#pragma once

#include "sound/files/pcm.h"

#include <array>
#include <cstdint>
#include <vector>

namespace flocktale {

/// The lowest and highest sample of a stretch, of both channels, as shares of the loudest possible.
struct Peak {
    float low = 0, high = 0;
    bool operator==(const Peak&) const = default;
};

/// The outline of a sound at several resolutions, so that a picture of any width costs a few looks per pixel however
/// long the sound is.
class Peaks {
public:
    /// Frames of the finest level; each level above is kFactor times coarser.
    static constexpr int kFinest = 128;
    static constexpr int kFactor = 8;

    Peaks() = default;
    explicit Peaks(const Pcm& pcm);

    [[nodiscard]] bool empty() const { return m_levels.empty(); }
    [[nodiscard]] double seconds() const { return static_cast<double>(m_frames) / kSoundRate; }
    /// Of [from, to) in seconds. Never misses a sample inside; may see some of the finest stretch's neighbours. Silence
    /// outside the sound.
    [[nodiscard]] Peak between(double from, double to) const;

private:
    std::int64_t m_frames = 0;
    std::vector<std::vector<Peak>> m_levels;
};

} // namespace flocktale
