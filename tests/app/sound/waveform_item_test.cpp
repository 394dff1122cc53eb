// SPDX-License-Identifier: MIT
#include "sound/waveform_item.h"

#include "support/catch.h"

#include <cmath>

using namespace flocktale;

namespace {
/// Silent, then full, then silent: a second each.
Peaks burst()
{
    Pcm pcm;
    for (int second = 0; second < 3; ++second)
        for (int i = 0; i < kSoundRate; ++i)
            for (int channel = 0; channel < 2; ++channel)
                pcm.samples.push_back(static_cast<std::int16_t>(second == 1 ? (i % 2 ? 32'767 : -32'768) : 0));
    return Peaks(pcm);
}

int inkInColumn(const QImage& image, int x)
{
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        if (qAlpha(image.pixel(x, y)) > 0) ++ink;
    return ink;
}
} // namespace

TEST_CASE("The outline is as high as the sound is loud, column by column", "[sound]")
{
    const QImage image = WaveformItem::picture(burst(), 0, 3, {300, 41}, Qt::red);
    for (int x = 0; x < 300; ++x) {
        INFO(x);
        if (x < 99 || x > 201) CHECK(inkInColumn(image, x) == 1);
        if (x > 101 && x < 199) CHECK(inkInColumn(image, x) == 41);
    }
    CHECK(image.pixelColor(150, 20) == QColor(Qt::red));
}

TEST_CASE("A part of the outline is the same picture as that part of the whole", "[sound]")
{
    const Peaks peaks = burst();
    const QImage whole = WaveformItem::picture(peaks, 0, 3, {300, 41}, Qt::red);
    const QImage part = WaveformItem::picture(peaks, 0.5, 1.5, {100, 41}, Qt::red);
    CHECK(part == whole.copy(50, 0, 100, 41));
}

TEST_CASE("Behind the end there is nothing, and an empty picture is empty", "[sound]")
{
    const QImage image = WaveformItem::picture(burst(), 2, 6, {400, 21}, Qt::red);
    CHECK(inkInColumn(image, 50) == 1);
    CHECK(inkInColumn(image, 150) == 0);
    CHECK(WaveformItem::picture(burst(), 0, 3, {0, 10}, Qt::red).isNull());
    CHECK(inkInColumn(WaveformItem::picture(burst(), 3, 1, {10, 10}, Qt::red), 5) == 0);
}
