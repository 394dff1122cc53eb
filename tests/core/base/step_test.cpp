// SPDX-License-Identifier: MIT
#include "math/step.h"
#include "support/catch.h"

using namespace flocktale;

TEST_CASE("every step of a two-hour show survives the way through seconds")
{
    for (std::int64_t k = 0; k <= 7200 * 60; ++k) {
        REQUIRE(nearestStep(seconds(Step{k})).count == k);
        REQUIRE(stepAt(seconds(Step{k})).count == k);
    }
}

TEST_CASE("a time a hair below a step by rounding shows that step, a time clearly before it the one before")
{
    CHECK(stepAt(2.05).count == 123); // 2.05 * 60 is below 123 in binary
    CHECK(stepAt(4.1).count == 246);
    CHECK(stepAt(1.0 / 60 - 1e-4).count == 0);
    CHECK(stepAt(0.5 / 60).count == 0);
}
