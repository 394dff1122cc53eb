// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace flocktale {

/// Frames a second of all sound inside the program: a step of the show is exactly 800 of them.
inline constexpr int kSoundRate = 48'000;
inline constexpr int kFramesPerStep = kSoundRate / 60;

/// A decoded sound file: left and right in turn, 16 bit, at kSoundRate.
struct Pcm {
    std::vector<std::int16_t> samples;
    [[nodiscard]] std::int64_t frames() const { return static_cast<std::int64_t>(samples.size() / 2); }
    [[nodiscard]] double seconds() const { return static_cast<double>(frames()) / kSoundRate; }
};

} // namespace flocktale
