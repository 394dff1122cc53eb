// SPDX-License-Identifier: MIT
#include "sound/output/mix.h"

#include "support/catch.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {
/// A ramp on the left, its opposite on the right: every frame is told by its value.
std::shared_ptr<const Pcm> ramp(int frames)
{
    auto pcm = std::make_shared<Pcm>();
    for (int i = 0; i < frames; ++i) {
        pcm->samples.push_back(static_cast<std::int16_t>(i % 8000));
        pcm->samples.push_back(static_cast<std::int16_t>(-(i % 8000)));
    }
    return pcm;
}

std::shared_ptr<const Pcm> constant(int frames, std::int16_t value)
{
    auto pcm = std::make_shared<Pcm>();
    pcm->samples.assign(static_cast<std::size_t>(2 * frames), value);
    return pcm;
}

std::vector<float> rendered(const Mix& mix, std::int64_t frame, std::size_t frames)
{
    std::vector<float> out(2 * frames, 9.0f);
    mix.render(frame, out);
    return out;
}
} // namespace

TEST_CASE("A part sounds from its start, from its offset, for its length, and nowhere else", "[sound]")
{
    const Mix mix({MixPart{ramp(4000), 1000, 1500, 700, 1}});
    CHECK(mix.end() == 2500);
    CHECK(Mix({MixPart{ramp(4000), 1000, 9000, 700, 1}}).end() == 4300);
    CHECK(Mix().end() == 0);
    const std::vector<float> out = rendered(mix, 0, 4000);
    for (std::int64_t at = 0; at < 4000; ++at) {
        const float value = out[static_cast<std::size_t>(2 * at)];
        INFO(at);
        if (at < 1000 || at >= 2500)
            CHECK(value == 0);
        else if (at >= 1000 + Mix::kFade && at < 2500 - Mix::kFade)
            CHECK(value == Approx(static_cast<double>(at - 1000 + 700) / 32768.0));
        CHECK(out[static_cast<std::size_t>(2 * at + 1)] == -value);
    }
}

TEST_CASE("The mix is the same however it is cut", "[sound]")
{
    const Mix mix({MixPart{ramp(9000), 100, 9000, 0, 0.5f}, MixPart{ramp(9000), 2500, 3000, 1234, 2}});
    const std::vector<float> whole = rendered(mix, 0, 8000);
    for (const std::size_t piece : {1u, 7u, 800u, 3000u}) {
        std::vector<float> glued;
        for (std::size_t at = 0; at < 8000; at += piece) {
            const auto part = rendered(mix, static_cast<std::int64_t>(at), std::min(piece, 8000 - at));
            glued.insert(glued.end(), part.begin(), part.end());
        }
        CHECK(glued == whole);
    }
}

TEST_CASE("Parts add up and never leave what a device can play", "[sound]")
{
    const Mix two({MixPart{constant(5000, 8192), 0, 5000, 0, 1}, MixPart{constant(5000, 8192), 0, 5000, 0, 1}});
    CHECK(rendered(two, 2000, 1)[0] == Approx(0.5));
    const Mix loud({MixPart{constant(5000, 32'767), 0, 5000, 0, 4}, MixPart{constant(5000, 32'767), 0, 5000, 0, 4}});
    for (const float value : rendered(loud, 0, 5000)) CHECK(std::abs(value) <= 1);
}

TEST_CASE("No frame to the next is a click at a cut", "[sound]")
{
    const Mix mix({MixPart{constant(50'000, 32'767), 300, 20'000, 5000, 1}});
    const std::vector<float> out = rendered(mix, 0, 25'000);
    float largest = 0;
    for (std::size_t at = 2; at < out.size(); at += 2) largest = std::max(largest, std::abs(out[at] - out[at - 2]));
    CHECK(largest < 0.01f);
}

TEST_CASE("A part that asks for more than its file has ends with the file", "[sound]")
{
    const Mix mix({MixPart{constant(100, 1000), 0, 90'000, 50, 1}, MixPart{constant(100, 1000), 0, 100, 500, 1},
                   MixPart{constant(100, 1000), 0, 100, -5, 1}, MixPart{nullptr, 0, 100, 0, 1}});
    const std::vector<float> out = rendered(mix, 0, 200);
    CHECK(out[2 * 25] != 0);
    for (std::size_t at = 2 * 50; at < out.size(); ++at) CHECK(out[at] == 0);
    CHECK(rendered(mix, -500, 100) == std::vector<float>(200, 0.0f));
    CHECK(Mix().silent());
}
