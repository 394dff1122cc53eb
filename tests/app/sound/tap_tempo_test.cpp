// SPDX-License-Identifier: MIT
#include "sound/tap_tempo.h"

#include "support/catch.h"

#include <cmath>
#include <random>

using namespace flocktale;

TEST_CASE("Even taps give their tempo, from the third on", "[sound]")
{
    for (const double bpm : {30.0, 60.0, 97.5, 120.0, 128.0, 174.0, 240.0}) {
        TapTempo tempo;
        for (int i = 0; i < 8; ++i) {
            CHECK(tempo.bpm().has_value() == (i >= 3));
            tempo.tap(3 + i * 60 / bpm);
        }
        CHECK(*tempo.bpm() == Approx(bpm).margin(0.051));
        CHECK(*tempo.firstBeat() == Approx(3));
    }
}

TEST_CASE("A hand that trembles by a hundredth of a second hits the tempo and the first beat", "[sound]")
{
    std::minstd_rand random(3);
    for (int round = 0; round < 50; ++round) {
        TapTempo tempo;
        for (int i = 0; i < 16; ++i)
            tempo.tap(10 + i * 0.5 + 0.02 * (static_cast<double>(random() % 1001) / 1000 - 0.5));
        CHECK(*tempo.bpm() == Approx(120).margin(0.4));
        CHECK(*tempo.firstBeat() == Approx(10).margin(0.012));
    }
}

TEST_CASE("A long pause begins anew, and so does a time before the last", "[sound]")
{
    TapTempo tempo;
    for (int i = 0; i < 6; ++i) tempo.tap(i * 0.5);
    tempo.tap(10);
    CHECK(tempo.taps() == 1);
    CHECK_FALSE(tempo.bpm());
    tempo.tap(9);
    CHECK(tempo.taps() == 1);
    for (int i = 1; i < 500; ++i) tempo.tap(9 + i * 0.25);
    CHECK(*tempo.bpm() == Approx(240));
    CHECK(tempo.taps() <= 64);
}

TEST_CASE("The tempo stays within what a show may say", "[sound]")
{
    TapTempo fast;
    for (int i = 0; i < 10; ++i) fast.tap(i * 0.01);
    CHECK(*fast.bpm() == 400);
    TapTempo slow;
    for (int i = 0; i < 5; ++i) slow.tap(i * 2.49);
    CHECK(*slow.bpm() >= 20);
}
