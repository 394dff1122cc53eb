// SPDX-License-Identifier: MIT
#include "controls/angle_input.h"

#include "support/catch.h"

#include <cmath>

using namespace flocktale;

TEST_CASE("An angle runs clockwise from the right, in whole degrees", "[angle]")
{
    const AngleInput input;
    CHECK(input.angleAt(1, 0, 0, 0) == 0);
    CHECK(input.angleAt(0, 1, 0, 0) == 90);
    CHECK(input.angleAt(-1, 0, 10, 0) == 180);
    CHECK(input.angleAt(0, -1, 0, 0) == -90);
    CHECK(input.angleAt(0, -1, 200, 0) == 270);
    CHECK(input.angleAt(100, 2, 0, 0) == 1);
    CHECK(input.angleAt(0, 0, 33, 0) == 33);
}

TEST_CASE("Turning round and round goes on counting, either way", "[angle]")
{
    const AngleInput input;
    double angle = 0;
    for (int i = 1; i <= 720; i += 5)
        angle = input.angleAt(std::cos(i / 57.29577951), std::sin(i / 57.29577951), angle, 0);
    CHECK(angle == 716);
    for (int i = 716; i >= -400; i -= 4)
        angle = input.angleAt(std::cos(i / 57.29577951), std::sin(i / 57.29577951), angle, 0);
    CHECK(angle == -400);
}

TEST_CASE("With Shift an angle is a multiple of fifteen degrees", "[angle]")
{
    const AngleInput input;
    for (int i = 0; i < 360; ++i) {
        const double angle = input.angleAt(std::cos(i / 57.29577951), std::sin(i / 57.29577951), 0, Qt::ShiftModifier);
        CHECK(std::fmod(angle, 15) == 0);
    }
}

TEST_CASE("Arrow keys turn by a degree, with Shift to the next multiple of fifteen", "[angle]")
{
    const AngleInput input;
    CHECK(input.turned(10, 1, 0) == 11);
    CHECK(input.turned(10, -1, 0) == 9);
    CHECK(input.turned(10, 1, Qt::ShiftModifier) == 15);
    CHECK(input.turned(15, 1, Qt::ShiftModifier) == 30);
    CHECK(input.turned(10, -1, Qt::ShiftModifier) == 0);
    CHECK(input.turned(-15, -1, Qt::ShiftModifier) == -30);
}
