// SPDX-License-Identifier: MIT
#include "assign/meetings.h"

#include "dice.h"
#include "math/direction.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// Where a bird is: it waits, flies evenly, has arrived.
Vec2 placeAt(Vec2 from, Vec2 to, double delay, double progress)
{
    return from + (to - from) * std::clamp((progress - 0.55 * delay) / 0.45, 0.0, 1.0);
}

/// How many of all pairs meet surely, and how many perhaps, by looking at them at many moments.
struct Bounds {
    std::int64_t least = 0, most = 0;
};
Bounds lookOften(const std::vector<Vec2>& from, const std::vector<Vec2>& to, const std::vector<float>& delays)
{
    constexpr int kLooks = 4000;
    Bounds bounds;
    for (std::size_t a = 0; a < from.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const auto delayOf = [&](std::size_t i) { return delays.empty() ? 0.0 : static_cast<double>(delays[i]); };
            double nearest = std::numeric_limits<double>::infinity();
            for (int i = 0; i <= kLooks; ++i) {
                const double progress = static_cast<double>(i) / kLooks;
                nearest = std::min(nearest, lengthOf(placeAt(from[a], to[a], delayOf(a), progress) -
                                                     placeAt(from[b], to[b], delayOf(b), progress)));
            }
            const double ends = std::min(lengthOf(from[a] - from[b]), lengthOf(to[a] - to[b]));
            // Between two looks they come nearer by no more than half of what both fly.
            const double doubt = (lengthOf(to[a] - from[a]) + lengthOf(to[b] - from[b])) / 0.45 / kLooks / 2;
            if (nearest < kMeetsWithin && nearest < ends - doubt) ++bounds.least;
            if (nearest - doubt < kMeetsWithin && nearest - doubt < ends && nearest <= ends) ++bounds.most;
        }
    return bounds;
}

} // namespace

TEST_CASE("the meetings are those that are seen by looking at all pairs again and again")
{
    for (const bool delayed : {false, true})
        for (const std::uint32_t seed : {1u, 2u, 3u}) {
            Dice dice(seed);
            const std::vector<Vec2> from = dice.places(120, 300), to = dice.places(120, 250);
            std::vector<float> delays;
            for (std::size_t i = 0; delayed && i < from.size(); ++i) delays.push_back(static_cast<float>(dice.upTo(1)));
            const Bounds bounds = lookOften(from, to, delays);
            const std::int64_t counted = countMeetings(from, to, delays);
            CAPTURE(delayed, seed, bounds.least, counted, bounds.most);
            CHECK(bounds.least > 5);
            CHECK(bounds.most - bounds.least < bounds.least / 5);
            CHECK(counted >= bounds.least);
            CHECK(counted <= bounds.most);
        }
}

TEST_CASE("two birds that change places meet, unless one leaves so late that the other has gone by")
{
    const std::vector<Vec2> from{{0, 0}, {100, 0}}, to{{100, 0}, {0, 0}};
    CHECK(countMeetings(from, to) == 1);
    CHECK(countMeetings(from, to, std::vector<float>{0.2F, 0.2F}) == 1);
    // Crossing in the middle: together they meet there, one after the other they do not.
    const std::vector<Vec2> crossing{{50, -50}, {0, 0}}, across{{50, 50}, {100, 0}};
    CHECK(countMeetings(crossing, across) == 1);
    CHECK(countMeetings(crossing, across, std::vector<float>{0.0F, 1.0F}) == 0);
    // A bird that waits is in the way of one that flies past it.
    CHECK(countMeetings(std::vector<Vec2>{{0, 0}, {50, 1}}, std::vector<Vec2>{{100, 0}, {50, 90}},
                        std::vector<float>{0.0F, 1.0F}) == 1);
}

TEST_CASE("birds that fly side by side, or only end near each other, do not meet")
{
    std::vector<Vec2> from, to;
    for (int i = 0; i < 50; ++i) {
        from.push_back({static_cast<double>(i), 0});
        to.push_back({static_cast<double>(i) + 500, 300});
    }
    CHECK(countMeetings(from, to) == 0);
    const std::vector<Vec2> spot(50, Vec2{3, 4});
    CHECK(countMeetings(from, spot) == 0);
    CHECK(countMeetings(spot, from) == 0);
    CHECK(countMeetings(spot, spot) == 0);
    CHECK(countMeetings({}, {}) == 0);
}

TEST_CASE("meetings do not depend on the order of the birds, the direction of time, or where the stage is")
{
    Dice dice(8);
    std::vector<Vec2> from = dice.places(400, 500), to = dice.places(400, 300);
    const std::int64_t count = countMeetings(from, to);
    CHECK(count > 50);
    CHECK(countMeetings(to, from) == count);
    std::reverse(from.begin(), from.end());
    std::reverse(to.begin(), to.end());
    CHECK(countMeetings(from, to) == count);
    for (auto* places : {&from, &to})
        for (Vec2& place : *places) place = place + Vec2{4096, -8192};
    CHECK(countMeetings(from, to) == count);
}
