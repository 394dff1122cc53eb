// SPDX-License-Identifier: MIT
#include "sound/output/mix.h"

#include <algorithm>

namespace flocktale {

namespace {
/// 0 at a cut, 1 a fade away from it.
float fade(std::int64_t sinceStart, std::int64_t beforeEnd)
{
    const std::int64_t nearest = std::min({sinceStart, beforeEnd, Mix::kFade});
    return static_cast<float>(nearest) / static_cast<float>(Mix::kFade);
}

void add(const MixPart& part, std::int64_t frame, std::span<float> out)
{
    const auto wanted = static_cast<std::int64_t>(out.size() / 2);
    const std::int64_t length = std::min(part.length, part.pcm->frames() - part.offset);
    const std::int64_t first = std::max(part.start, frame);
    const std::int64_t last = std::min(part.start + length, frame + wanted);
    for (std::int64_t at = first; at < last; ++at) {
        const std::int64_t inPart = at - part.start;
        const float gain = part.gain * fade(inPart + 1, length - inPart) / 32768.0f;
        const auto from = static_cast<std::size_t>(2 * (part.offset + inPart));
        const auto to = static_cast<std::size_t>(2 * (at - frame));
        out[to] += gain * static_cast<float>(part.pcm->samples[from]);
        out[to + 1] += gain * static_cast<float>(part.pcm->samples[from + 1]);
    }
}
} // namespace

std::int64_t Mix::end() const
{
    std::int64_t end = 0;
    for (const MixPart& part : m_parts) {
        const std::int64_t rest = part.pcm ? part.pcm->frames() - part.offset : 0;
        end = std::max(end, part.start + std::max<std::int64_t>(0, std::min(part.length, rest)));
    }
    return end;
}

void Mix::render(std::int64_t frame, std::span<float> out) const
{
    std::fill(out.begin(), out.end(), 0.0f);
    for (const MixPart& part : m_parts)
        if (part.pcm && part.offset >= 0) add(part, frame, out);
    for (float& sample : out) sample = std::clamp(sample, -1.0f, 1.0f);
}

} // namespace flocktale
