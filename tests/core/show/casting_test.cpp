// SPDX-License-Identifier: MIT
#include "show/casting.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace flocktale;

namespace {
std::vector<Vec2> places(std::uint32_t seed, int count)
{
    std::mt19937 engine(seed);
    std::vector<Vec2> result;
    for (int i = 0; i < count; ++i) {
        const double x = static_cast<double>(engine() % 1280);
        result.push_back({x, static_cast<double>(engine() % 720)});
    }
    return result;
}

Act twoCasts(CastPick pick, int count)
{
    Act act = test::act("a", 0, 5, ActMode::form);
    act.casts = {test::cast("c1", RingShape{}, count), test::cast("c2", DiscShape{})};
    act.casts[0].pick = pick;
    return act;
}

template <typename Measure>
void checkLowest(CastPick pick, Measure measure)
{
    const std::vector<Vec2> flock = places(4, 200);
    const auto casts = castBirds(twoCasts(pick, 70), flock);
    double highest = -1e9;
    double lowest = 1e9;
    for (const int bird : casts[0]) highest = std::max(highest, measure(flock[static_cast<std::size_t>(bird)]));
    for (const int bird : casts[1]) lowest = std::min(lowest, measure(flock[static_cast<std::size_t>(bird)]));
    CHECK(casts[0].size() == 70);
    CHECK(highest <= lowest);
}
} // namespace

TEST_CASE("whatever the rules and pins, casts share the flock as their sizes say and nobody is in two")
{
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        std::mt19937 engine(seed);
        const std::vector<Vec2> flock = places(seed, 1 + static_cast<int>(engine() % 150));
        Act act = test::act("a", 0, 5, ActMode::form);
        for (std::uint32_t c = 0; c < 1 + engine() % 5; ++c) {
            Cast cast = test::cast("c" + std::to_string(c), RingShape{}, static_cast<int>(engine() % 3 * 20));
            cast.pick = static_cast<CastPick>(engine() % 7);
            for (int pin = 0; pin < 8; ++pin) cast.pins.push_back({static_cast<int>(engine() % 200) - 5, pin});
            act.casts.push_back(cast);
        }
        INFO("seed " << seed);
        const auto casts = castBirds(act, flock);
        const auto ranges = castRanges(act, static_cast<int>(flock.size()));
        std::vector<int> owners(flock.size(), 0);
        REQUIRE(casts.size() == ranges.size());
        for (std::size_t c = 0; c < casts.size(); ++c) {
            CHECK(static_cast<int>(casts[c].size()) == ranges[c].size());
            CHECK(std::is_sorted(casts[c].begin(), casts[c].end()));
            for (const int bird : casts[c]) ++owners.at(static_cast<std::size_t>(bird));
        }
        CHECK(*std::max_element(owners.begin(), owners.end()) <= 1);
        CHECK(castBirds(act, flock) == casts);
    }
}

TEST_CASE("casts that pick in order get consecutive birds, pinned or not")
{
    Act act = twoCasts(CastPick::order, 70);
    const std::vector<Vec2> flock = places(1, 200);
    const auto plain = castBirds(act, flock);
    CHECK(castsAreRanges(act));
    CHECK(plain[0].front() == 0);
    CHECK(plain[0].back() == 69);
    CHECK(plain[1].front() == 70);
    act.casts[0].pins = {{5, 0}, {69, 3}};
    CHECK_FALSE(castsAreRanges(act));
    CHECK(castBirds(act, flock) == plain);
}

TEST_CASE("a pinned bird is in the cast that pins it, wherever the others are")
{
    Act act = twoCasts(CastPick::order, 70);
    act.casts[0].pins = {{150, 0}};
    act.casts[1].pins = {{150, 0}, {3, 1}};
    const auto casts = castBirds(act, places(1, 200));
    CHECK(std::binary_search(casts[0].begin(), casts[0].end(), 150)); // the earlier cast has it
    CHECK(std::binary_search(casts[1].begin(), casts[1].end(), 3));
    CHECK(casts[0].size() == 70);
}

TEST_CASE("every second bird is every second bird")
{
    const auto casts = castBirds(twoCasts(CastPick::alternate, 100), places(1, 200));
    for (std::size_t i = 0; i < 100; ++i) CHECK(casts[0][i] == static_cast<int>(2 * i));
}

TEST_CASE("casts that pick by place take the birds that are furthest there")
{
    checkLowest(CastPick::left, [](Vec2 p) { return p.x; });
    checkLowest(CastPick::right, [](Vec2 p) { return -p.x; });
    checkLowest(CastPick::top, [](Vec2 p) { return p.y; });
    checkLowest(CastPick::bottom, [](Vec2 p) { return -p.y; });
    checkLowest(CastPick::nearest, [](Vec2 p) { return std::hypot(p.x - 640, p.y - 360); });
    const std::vector<Vec2> level(20, Vec2{1, 1});
    const auto casts = castBirds(twoCasts(CastPick::left, 7), level);
    for (std::size_t i = 0; i < 7; ++i) CHECK(casts[0][i] == static_cast<int>(i));
}

TEST_CASE("a shape gets as many points as birds, or fewer when it says so")
{
    Cast cast;
    CHECK(pointCount(cast, 100) == 100);
    cast.points = 30;
    CHECK(pointCount(cast, 100) == 30);
    CHECK(pointCount(cast, 20) == 20);
}
