// SPDX-License-Identifier: MIT
#include "math/random.h"
#include "support/catch.h"

#include <array>
#include <cmath>

using namespace flocktale;

TEST_CASE("the generator gives the published first numbers of SplitMix64 for seed 1234567")
{
    Random random(1234567);
    CHECK(random.bits() == 6457827717110365317u);
    CHECK(random.bits() == 3203168211198807973u);
    CHECK(random.bits() == 9817491932198370423u);
}

TEST_CASE("units lie in [0, 1), are exact as floats and average one half")
{
    Random random(5);
    double sum = 0;
    for (int i = 0; i < 100'000; ++i) {
        const double u = random.unit();
        REQUIRE(u >= 0);
        REQUIRE(u < 1);
        REQUIRE(static_cast<double>(static_cast<float>(u)) == u);
        sum += u;
    }
    CHECK(std::abs(sum / 100'000 - 0.5) < 0.005);
}

TEST_CASE("whole numbers below a bound all occur about equally often")
{
    Random random(6);
    std::array<int, 7> times{};
    for (int i = 0; i < 70'000; ++i) ++times.at(random.below(7));
    for (const int count : times) CHECK(std::abs(count - 10'000) < 500);
    CHECK(random.below(1) == 0);
}

TEST_CASE("directions have length one and no side they prefer")
{
    Random random(7);
    Vec2 sum;
    for (int i = 0; i < 20'000; ++i) {
        const Vec2 d = random.direction();
        REQUIRE(dot(d, d) == Approx(1).epsilon(1e-14));
        sum = sum + d;
    }
    CHECK(dot(sum, sum) < 500.0 * 500.0);
}
