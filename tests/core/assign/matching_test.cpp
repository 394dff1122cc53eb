// SPDX-License-Identifier: MIT
#include "assign/bottleneck.h"
#include "assign/exact_matching.h"
#include "dice.h"
#include "support/catch.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace flocktale;
using namespace flocktale::test;

namespace {
struct Best {
    double total = std::numeric_limits<double>::infinity(), bottleneck = total;
};

/// The least total and the least bottleneck of all pairings.
Best tryAll(std::size_t size, const std::vector<double>& cost)
{
    std::vector<std::size_t> columns(size);
    std::iota(columns.begin(), columns.end(), 0u);
    Best best;
    do {
        double total = 0, dearest = 0;
        for (std::size_t row = 0; row < size; ++row) {
            total += cost[row * size + columns[row]];
            dearest = std::max(dearest, cost[row * size + columns[row]]);
        }
        best.total = std::min(best.total, total);
        best.bottleneck = std::min(best.bottleneck, dearest);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return best;
}

double total(std::size_t size, const std::vector<double>& cost, const std::vector<int>& columnOf)
{
    std::vector<char> used(size);
    double sum = 0;
    for (std::size_t row = 0; row < size; ++row) {
        const auto column = static_cast<std::size_t>(columnOf.at(row));
        REQUIRE(column < size);
        REQUIRE_FALSE(used[column]);
        used[column] = 1;
        sum += cost[row * size + column];
    }
    return sum;
}

/// Random costs; with `grades`, only so many different ones, so that nearly everything ties.
std::vector<double> randomCosts(std::size_t size, std::uint32_t seed, int grades)
{
    Dice dice(seed);
    std::vector<double> cost;
    for (std::size_t i = 0; i < size * size; ++i) {
        const double value = dice.upTo(100);
        cost.push_back(grades == 0 ? value : static_cast<double>(static_cast<int>(value) % grades));
    }
    return cost;
}
} // namespace

TEST_CASE("the exact matching costs as little as the best of all pairings")
{
    for (std::size_t size = 1; size <= 7; ++size)
        for (std::uint32_t seed = 0; seed < 12; ++seed)
            for (const int grades : {0, 1, 2, 4}) {
                CAPTURE(size, seed, grades);
                const std::vector<double> cost = randomCosts(size, seed, grades);
                CHECK(total(size, cost, exactMatching(size, cost)) == Approx(tryAll(size, cost).total).margin(1e-9));
            }
}

TEST_CASE("no chain of three exchanges makes a large exact matching cheaper")
{
    constexpr std::size_t kSize = 120;
    for (const int grades : {0, 3}) {
        const std::vector<double> cost = randomCosts(kSize, 5, grades);
        const std::vector<int> columnOf = exactMatching(kSize, cost);
        total(kSize, cost, columnOf);
        const auto at = [&](std::size_t row, std::size_t owner) {
            return cost[row * kSize + static_cast<std::size_t>(columnOf[owner])];
        };
        double most = 0;
        for (std::size_t a = 0; a < kSize; ++a)
            for (std::size_t b = 0; b < kSize; ++b)
                for (std::size_t c = 0; c < kSize; ++c)
                    most = std::max(most, at(a, a) + at(b, b) + at(c, c) - at(a, b) - at(b, c) - at(c, a));
        CHECK(most < 1e-9);
    }
}

TEST_CASE("the least bottleneck is that of the best of all pairings")
{
    for (std::size_t size = 1; size <= 7; ++size)
        for (std::uint32_t seed = 20; seed < 32; ++seed)
            for (const int grades : {0, 2, 5}) {
                CAPTURE(size, seed, grades);
                const std::vector<double> cost = randomCosts(size, seed, grades);
                CHECK(leastBottleneck(size, cost) == tryAll(size, cost).bottleneck);
            }
}

TEST_CASE("nobody is matched with nobody")
{
    CHECK(exactMatching(0, {}).empty());
    CHECK(leastBottleneck(0, {}) == 0);
}
