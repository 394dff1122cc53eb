// SPDX-License-Identifier: MIT
#include "math/trig_double.h"
#include "support/catch.h"

#include <cmath>
#include <numbers>

using namespace flocktale;

TEST_CASE("double sine and cosine agree with long double within their promised error")
{
    for (int i = -200'000; i <= 200'000; ++i) {
        const double angle = i * 4.99987654321;
        const auto [sine, cosine] = sineCosine(angle);
        REQUIRE(std::abs(sine - static_cast<double>(std::sin(static_cast<long double>(angle)))) < 1e-15);
        REQUIRE(std::abs(cosine - static_cast<double>(std::cos(static_cast<long double>(angle)))) < 1e-15);
    }
}

TEST_CASE("double sine and cosine are on the axes and on the unit circle")
{
    CHECK(sineCosine(0).sine == 0);
    CHECK(sineCosine(0).cosine == 1);
    for (int quarter = -8; quarter <= 8; ++quarter) {
        const auto [sine, cosine] = sineCosine(quarter * std::numbers::pi / 2);
        CHECK(std::abs(sine * cosine) < 1e-14);
        CHECK(sine * sine + cosine * cosine == Approx(1).margin(1e-15));
    }
}

TEST_CASE("the angle of a direction agrees with long double all around and turns back into the direction")
{
    for (int i = 0; i < 100'000; ++i) {
        const double angle = (i - 49'999.5) / 50'000 * std::numbers::pi, radius = std::exp((i % 401 - 200) / 10.0);
        const Vec2 direction{radius * std::cos(angle), radius * std::sin(angle)};
        const double expected = static_cast<double>(
            std::atan2(static_cast<long double>(direction.y), static_cast<long double>(direction.x)));
        REQUIRE(std::abs(angleOf(direction) - expected) < 1e-15);
    }
}

TEST_CASE("the angle of an axis is exact and left is always plus pi")
{
    CHECK(angleOf({0, 0}) == 0);
    CHECK(angleOf({3, 0}) == 0);
    CHECK(angleOf({0, 3}) == std::numbers::pi / 2);
    CHECK(angleOf({0, -3}) == -std::numbers::pi / 2);
    CHECK(angleOf({-3, 0.0}) == std::numbers::pi);
    CHECK(angleOf({-3, -0.0}) == std::numbers::pi);
    CHECK(angleOf({-3, -1e-300}) == std::numbers::pi);
}
