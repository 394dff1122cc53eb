// SPDX-License-Identifier: MIT
#include "sound/output/sound_clock.h"

#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace flocktale;

namespace {
constexpr double kStep = 1.0 / 60;

/// A device that plays by a crystal of its own and says in lumps what it has played.
struct Device {
    double skew = 0;  ///< share by which it is faster than the machine
    double lump = 0;  ///< seconds that it says at a time
    double delay = 0; ///< seconds before it begins
    [[nodiscard]] double played(double machine) const { return std::max(0.0, machine - delay) * (1 + skew); }
    [[nodiscard]] double said(double machine) const
    {
        return lump > 0 ? std::floor(played(machine) / lump) * lump : played(machine);
    }
};
} // namespace

TEST_CASE("After an hour the show is within a step of what the device has played, whatever its crystal", "[sound]")
{
    for (const double skew : {0.0, 50e-6, -50e-6, 300e-6, -1000e-6})
        for (const double lump : {0.0, 0.01, 0.02}) {
            const Device device{skew, lump, 0.05};
            SoundClock clock;
            clock.start(100, 0);
            double worst = 0, last = 0, largestMove = 0;
            for (int picture = 1; picture <= 3600 * 60; ++picture) {
                const double now = picture * kStep;
                clock.report(100 + now, device.said(now));
                const double position = clock.position(100 + now);
                if (now > 10) worst = std::max(worst, std::abs(position - device.played(now)));
                if (now > 1) largestMove = std::max(largestMove, position - last);
                CHECK_FALSE(position < last);
                last = position;
            }
            INFO("skew " << skew << " lump " << lump);
            // What a lump hides nobody can know.
            CHECK(worst < kStep + lump);
            CHECK(largestMove < 1.5 * kStep);
        }
}

TEST_CASE("The show waits for a device that takes its time to begin", "[sound]")
{
    SoundClock clock;
    clock.start(5, 12);
    for (double now = 5; now < 5.5; now += kStep) {
        clock.report(now, 0);
        CHECK(clock.position(now) == 12);
    }
    clock.report(5.5, 0.01);
    CHECK(clock.position(5.5) == Approx(12.01));
    CHECK(clock.position(5.6) == Approx(12.11));
}

TEST_CASE("Reports that jitter do not make the show stutter or run backwards", "[sound]")
{
    std::minstd_rand random(9);
    SoundClock clock;
    clock.start(0, 0);
    double last = 0;
    for (int picture = 1; picture < 6000; ++picture) {
        const double now = picture * kStep;
        clock.report(now, std::max(0.001, now - 0.03 * static_cast<double>(random() % 1000) / 1000));
        const double position = clock.position(now);
        CHECK(position >= last);
        if (picture > 60) CHECK(position - last < 2 * kStep);
        last = position;
    }
    CHECK(last == Approx(100).margin(0.05));
}

TEST_CASE("A device that stood still is followed where it is", "[sound]")
{
    SoundClock clock;
    clock.start(0, 0);
    for (int i = 1; i <= 60; ++i) clock.report(i * kStep, i * kStep);
    // Ten seconds of a sleeping machine.
    for (int i = 1; i <= 120; ++i) clock.report(11 + i * kStep, 1 + i * kStep);
    CHECK(clock.position(13) == Approx(3).margin(0.05));
}

TEST_CASE("A new start begins where it is told, also before the old place", "[sound]")
{
    SoundClock clock;
    clock.start(0, 40);
    clock.report(0.1, 0.1);
    CHECK(clock.position(0.2) > 40);
    clock.start(1, 3);
    CHECK(clock.position(1) == 3);
    clock.report(1.1, 0.1);
    CHECK(clock.position(1.1) == Approx(3.1));
}
