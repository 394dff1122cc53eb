// SPDX-License-Identifier: MIT
#pragma once

#include "sound/files/pcm.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace flocktale {

/// A sound file in the show: [start, start + length) in frames of the show, from `offset` frames of the file on.
struct MixPart {
    std::shared_ptr<const Pcm> pcm;
    std::int64_t start = 0;
    std::int64_t length = 0;
    std::int64_t offset = 0;
    float gain = 1;
};

/// All sounds of a show at once, at any moment of it: the same frames however they are asked for. Every part fades in
/// and out for some milliseconds at a cut, so that nothing clicks. Constant, for any thread.
class Mix {
public:
    Mix() = default;
    explicit Mix(std::vector<MixPart> parts) : m_parts(std::move(parts)) {}

    /// Frames of the fade at either end of a part.
    static constexpr std::int64_t kFade = 240;

    [[nodiscard]] bool silent() const { return m_parts.empty(); }
    /// The frame of the show behind the last one that is heard.
    [[nodiscard]] std::int64_t end() const;
    /// Writes frames from `frame` of the show on, left and right in turn, within [-1, 1].
    void render(std::int64_t frame, std::span<float> out) const;

private:
    std::vector<MixPart> m_parts;
};

} // namespace flocktale
