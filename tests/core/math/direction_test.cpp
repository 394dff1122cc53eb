// SPDX-License-Identifier: MIT
#include "math/direction.h"

#include "support/catch.h"

#include <cmath>

using namespace flocktale;

TEST_CASE("quarter turns are exactly the axes, clockwise from the right")
{
    for (const int circles : {0, -3, 1000}) {
        CHECK(directionAt(circles) == Vec2{1, 0});
        CHECK(directionAt(circles + 0.25) == Vec2{0, 1});
        CHECK(directionAt(circles + 0.5) == Vec2{-1, 0});
        CHECK(directionAt(circles + 0.75) == Vec2{0, -1});
    }
}

TEST_CASE("a direction has length one and its angle leads back to it")
{
    for (int i = -5000; i < 5000; ++i) {
        const double turns = i / 10'000.0;
        const Vec2 direction = directionAt(turns);
        CHECK(std::abs(lengthOf(direction) - 1) < 1e-15);
        CHECK(std::abs(std::remainder(angleOf(direction * 7) - turns * kTurn, kTurn)) < 2e-15);
    }
    CHECK(angleOf({}) == 0);
    CHECK(lengthOf({-3, 4}) == 5);
}
