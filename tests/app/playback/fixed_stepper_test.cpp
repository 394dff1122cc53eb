// SPDX-License-Identifier: MIT
#include "playback/fixed_stepper.h"
#include "support/catch.h"

#include <limits>
#include <vector>

using namespace flocktale;

TEST_CASE("Frame times become steps exactly, capped, and never a backlog")
{
    FixedStepper stepper;
    const std::vector<double> seconds{1.0 / 60, 5, 1.0 / 60, 1.0 / 30, 1.0 / 144, 1.0 / 144, 1.0 / 144, 0, -0.5, 3600};
    std::vector<int> steps;
    for (const double s : seconds) steps.push_back(stepper.advance(s));
    CHECK(steps == std::vector<int>{1, 5, 1, 2, 0, 0, 1, 0, 0, 5});
}

TEST_CASE("Ten seconds are 600 steps at every refresh rate")
{
    for (const int rate : {24, 30, 50, 60, 75, 90, 120, 144, 165, 240, 360}) {
        CAPTURE(rate);
        FixedStepper stepper;
        int steps = 0;
        for (int i = 0; i < 10 * rate; ++i) steps += stepper.advance(1.0 / rate);
        CHECK(steps >= 599);
        CHECK(steps <= 601);
    }
}

TEST_CASE("Common refresh rates have no rounding at all")
{
    for (const int rate : {24, 30, 60, 120, 144, 240}) {
        CAPTURE(rate);
        FixedStepper stepper;
        int steps = 0;
        for (int i = 0; i < 3600 * rate; ++i) steps += stepper.advance(1.0 / rate);
        CHECK(steps == 3600 * 60);
        CHECK(stepper.between() == 0);
    }
}

TEST_CASE("Between two steps the share grows by the time that has passed")
{
    FixedStepper stepper;
    CHECK(stepper.advance(1.0 / 240) == 0);
    CHECK(stepper.between() == Approx(0.25));
    CHECK(stepper.advance(1.0 / 240) == 0);
    CHECK(stepper.between() == Approx(0.5));
    CHECK(stepper.advance(1.0 / 60) == 1);
    CHECK(stepper.between() == Approx(0.5));
    stepper.reset();
    CHECK(stepper.between() == 0);
}

TEST_CASE("A time that is no number does nothing")
{
    FixedStepper stepper;
    CHECK(stepper.advance(std::numeric_limits<double>::quiet_NaN()) == 0);
    CHECK(stepper.advance(std::numeric_limits<double>::infinity()) == 0);
    CHECK(stepper.between() == 0);
    CHECK(stepper.advance(1.0 / 60) == 1);
}
