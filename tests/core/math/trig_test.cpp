// SPDX-License-Identifier: MIT
#include "math/random.h"
#include "math/trig.h"
#include "support/catch.h"

#include <cmath>
#include <limits>

using namespace flocktale;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

} // namespace

TEST_CASE("sine and cosine stay within their stated error of the C library's")
{
    Random random(11);
    for (const double range : {1.0, 10.0, 1000.0, 1e6}) {
        for (int i = 0; i < 20'000; ++i) {
            const double x = random.between(-range, range);
            const double bound = 5e-16 * (1 + std::abs(x));
            REQUIRE(std::abs(sine(x) - std::sin(x)) <= bound);
            REQUIRE(std::abs(cosine(x) - std::cos(x)) <= bound);
        }
    }
}

TEST_CASE("whole, half and quarter turns are exact")
{
    for (const double turns : {0.0, 1.0, -3.0, 1e9, 1e300}) {
        CHECK(sineOfTurns(turns) == 0);
        CHECK(cosineOfTurns(turns) == (turns < 1e300 ? 1 : 0));
    }
    CHECK(sineOfTurns(0.25) == 1);
    CHECK(sineOfTurns(-0.25) == -1);
    CHECK(cosineOfTurns(0.5) == -1);
    CHECK(cosineOfTurns(0.25) == 0);
}

TEST_CASE("the arc tangent is right in all directions, also of the smallest and largest numbers")
{
    Random random(12);
    for (int i = 0; i < 50'000; ++i) {
        const double x = random.between(-1, 1) * exponential(random.between(-20, 20));
        const double y = random.between(-1, 1) * exponential(random.between(-20, 20));
        REQUIRE(std::abs(arcTangent(y, x) - std::atan2(y, x)) <= 5e-16);
    }
    CHECK(arcTangent(0, 0) == 0);
    CHECK(arcTangent(0, -1) == kPi);
    CHECK(arcTangent(-0.0, -1) == kPi);
    CHECK(arcTangent(1, 0) == kPi / 2);
    CHECK(arcTangent(-1, 0) == -kPi / 2);
    CHECK(arcTangent(1e308, 1e308) == kPi / 4);
    CHECK(arcTangent(5e-324, 1e308) == 0);
}

TEST_CASE("the exponential stays within its stated relative error and saturates")
{
    Random random(13);
    for (int i = 0; i < 50'000; ++i) {
        const double x = random.between(-699, 699);
        REQUIRE(std::abs(exponential(x) / std::exp(x) - 1) <= 1e-15);
    }
    CHECK(exponential(0) == 1);
    CHECK(exponential(-701) == 0);
    CHECK(exponential(1e9) == exponential(700));
}

TEST_CASE("angles that are not finite give zero instead of spreading")
{
    for (const double x : {kInfinity, -kInfinity, kNoNumber}) {
        CHECK(sine(x) == 0);
        CHECK(cosine(x) == 0);
        CHECK(fractionOf(x) == 0);
        CHECK(arcTangent(x, 1) == 0);
        CHECK(arcTangent(1, x) == 0);
        CHECK(exponential(x) == 0);
    }
}

TEST_CASE("the single-precision sine stays within its stated error over the whole turn and beyond")
{
    for (int i = -200'000; i <= 200'000; ++i) {
        const float turns = static_cast<float>(i) * (1.0f / 400'000);
        const double expected = std::sin(static_cast<double>(turns) * kTurn);
        REQUIRE(std::abs(static_cast<double>(sineOfNearTurns(turns)) - expected) <= 3e-7);
    }
    CHECK(nearTurns(3.25f) == 0.25f);
    CHECK(nearTurns(-1000.125f) == -0.125f);
}

TEST_CASE("a fraction is at least 0 and below 1 on both sides of zero")
{
    CHECK(fractionOf(2.75) == 0.75);
    CHECK(fractionOf(-0.25) == 0.75);
    CHECK(fractionOf(-3) == 0);
    CHECK(fractionOf(-1e-300) == 0);
    CHECK(fractionOf(1e300) == 0);
}
