// SPDX-License-Identifier: MIT
#include "sweep/sweep_histogram_item.h"

#include "support/catch.h"

#include <numeric>

using namespace flocktale;

TEST_CASE("Every step inside the span falls into exactly one bar")
{
    std::vector<Step> steps;
    for (int i = 0; i <= 100; ++i) steps.push_back(Step{i});
    for (const std::int64_t perBar : {1, 3, 7, 100, 101, 250}) {
        const std::vector<int> counts = histogramOf(steps, Step{100}, perBar);
        REQUIRE(static_cast<std::int64_t>(counts.size()) == 100 / perBar + 1);
        CHECK(std::accumulate(counts.begin(), counts.end(), 0) == 101);
        for (std::size_t i = 0; i + 1 < counts.size(); ++i) CHECK(counts[i] == perBar);
    }
}

TEST_CASE("What lies behind the span is left out")
{
    const std::vector<Step> steps{Step{0}, Step{5}, Step{10}, Step{11}};
    CHECK(histogramOf(steps, Step{10}, 5) == std::vector<int>{1, 1, 1});
    CHECK(histogramOf(steps, Step{0}, 2).empty());
    CHECK(histogramOf(steps, Step{10}, 0).empty());
}
