// SPDX-License-Identifier: MIT
#include "sound/files/peaks.h"

#include "support/catch.h"

#include <algorithm>
#include <random>

using namespace flocktale;

namespace {
Pcm noise(std::int64_t frames, unsigned seed)
{
    std::minstd_rand random(seed);
    Pcm pcm;
    for (std::int64_t i = 0; i < 2 * frames; ++i)
        pcm.samples.push_back(static_cast<std::int16_t>(static_cast<int>(random() % 60'001) - 30'000));
    return pcm;
}

/// Sample by sample.
Peak slow(const Pcm& pcm, std::int64_t from, std::int64_t to)
{
    Peak peak{1, -1};
    for (std::int64_t i = 2 * from; i < 2 * to; ++i) {
        const float value = static_cast<float>(pcm.samples[static_cast<std::size_t>(i)]) / 32768.0f;
        peak.low = std::min(peak.low, value);
        peak.high = std::max(peak.high, value);
    }
    return peak;
}
} // namespace

TEST_CASE("A stretch on the finest grid has exactly the peaks of its samples, whatever its length", "[sound]")
{
    const Pcm pcm = noise(100'000, 3);
    const Peaks peaks(pcm);
    CHECK(peaks.seconds() == Approx(100'000.0 / kSoundRate));
    const std::int64_t stretches = (pcm.frames() + Peaks::kFinest - 1) / Peaks::kFinest;
    std::minstd_rand random(7);
    for (int round = 0; round < 400; ++round) {
        const auto a = static_cast<std::int64_t>(random()) % stretches;
        const auto b = static_cast<std::int64_t>(random()) % stretches;
        const std::int64_t from = std::min(a, b) * Peaks::kFinest;
        const std::int64_t to = std::min((std::max(a, b) + 1) * Peaks::kFinest, pcm.frames());
        INFO(from << " to " << to);
        // A hair inside, so that rounding does not touch the neighbours.
        const Peak peak = peaks.between((static_cast<double>(from) + 0.25) / kSoundRate,
                                        (static_cast<double>(to) - 0.25) / kSoundRate);
        CHECK(peak == slow(pcm, from, to));
    }
}

TEST_CASE("A single loud sample is seen at every zoom", "[sound]")
{
    Pcm pcm;
    pcm.samples.assign(2 * 500'000, 0);
    pcm.samples[2 * 345'678 + 1] = 32'767;
    const Peaks peaks(pcm);
    for (const double pixel : {0.001, 0.01, 0.1, 1.0, 20.0}) {
        double loudest = 0;
        for (double at = 0; at < peaks.seconds(); at += pixel)
            loudest = std::max(loudest, static_cast<double>(peaks.between(at, at + pixel).high));
        CHECK(loudest > 0.99);
    }
}

TEST_CASE("Outside the sound there is silence, and no sound has no peaks", "[sound]")
{
    const Peaks peaks(noise(1000, 1));
    CHECK(peaks.between(-2, -1) == Peak{});
    CHECK(peaks.between(10, 20) == Peak{});
    CHECK(peaks.between(0.01, 0.01) == Peak{});
    CHECK(peaks.between(-5, 20) == slow(noise(1000, 1), 0, 1000));
    CHECK(Peaks().between(0, 1) == Peak{});
    CHECK(Peaks(Pcm{}).empty());
}
