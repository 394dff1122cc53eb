// SPDX-License-Identifier: MIT
#include "show/free_shift.h"
#include "support/catch.h"

#include <cstdlib>
#include <random>

using namespace flocktale;

namespace {

Span span(std::int64_t start, std::int64_t end) { return {Step{start}, Step{end}}; }

bool fits(const std::vector<Span>& movers, const std::vector<Span>& fixed, std::int64_t shift, std::int64_t last)
{
    for (const Span& mover : movers) {
        const std::int64_t start = mover.start.count + shift;
        const std::int64_t end = mover.end.count + shift;
        if (start < 0 || end > last) return false;
        for (const Span& obstacle : fixed)
            if (start < obstacle.end.count && obstacle.start.count < end) return false;
    }
    return true;
}

/// Acts as they stand in a show: in a row without overlap, each at random a mover or not.
void randomTrack(std::mt19937& random, std::vector<Span>& movers, std::vector<Span>& fixed, std::int64_t last)
{
    movers.clear();
    fixed.clear();
    for (std::int64_t at = 0;;) {
        at += static_cast<std::int64_t>(random() % 4);
        const auto length = static_cast<std::int64_t>(random() % 4 + 1);
        if (at + length > last) break;
        (random() % 2 ? movers : fixed).push_back(span(at, at + length));
        at += length;
    }
}

} // namespace

TEST_CASE("a group jumps to the nearest shift at which nothing touches, as trying every shift finds it")
{
    constexpr std::int64_t last = 24;
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u}) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        std::vector<Span> movers, fixed;
        for (int round = 0; round < 60; ++round) {
            randomTrack(random, movers, fixed, last);
            if (movers.empty()) continue;
            for (std::int64_t wanted = -30; wanted <= 30; ++wanted) {
                const auto found = freeShift(movers, fixed, Step{wanted}, Step{last}, Passing::jump);
                REQUIRE(found);
                REQUIRE(fits(movers, fixed, found->count, last));
                for (std::int64_t other = -last; other <= last; ++other)
                    if (fits(movers, fixed, other, last))
                        REQUIRE(std::abs(found->count - wanted) <= std::abs(other - wanted));
            }
        }
    }
}

TEST_CASE("a group that may not pass goes as far as every single step on the way is free")
{
    constexpr std::int64_t last = 24;
    std::mt19937 random(7);
    std::vector<Span> movers, fixed;
    for (int round = 0; round < 60; ++round) {
        randomTrack(random, movers, fixed, last);
        if (movers.empty()) continue;
        for (std::int64_t wanted = -30; wanted <= 30; ++wanted) {
            std::int64_t walked = 0;
            const std::int64_t direction = wanted < 0 ? -1 : 1;
            while (walked != wanted && fits(movers, fixed, walked + direction, last)) walked += direction;
            const auto found = freeShift(movers, fixed, Step{wanted}, Step{last}, Passing::stop);
            REQUIRE(found);
            REQUIRE(found->count == walked);
        }
    }
}

TEST_CASE("a group that fits nowhere finds no shift, and no group needs none")
{
    CHECK_FALSE(freeShift({span(0, 5)}, {span(3, 8)}, Step{0}, Step{9}, Passing::jump));
    CHECK_FALSE(freeShift({span(0, 5)}, {}, Step{0}, Step{4}, Passing::jump));
    CHECK_FALSE(freeShift({}, {span(0, 1)}, Step{3}, Step{9}, Passing::jump));
}
