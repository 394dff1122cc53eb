// SPDX-License-Identifier: MIT
#include "assign/crossings.h"

#include "assign/assign.h"
#include "support/catch.h"

#include <cmath>
#include <random>
#include <vector>

using namespace flocktale;

namespace {
std::int64_t crossings(const std::vector<Vec2>& from, const std::vector<Vec2>& to)
{
    return routeFigures(from, to).crossings;
}

/// Whole numbers keep the oracle exact: two segments cross when each separates the ends of the other.
std::int64_t crossingsByHand(const std::vector<Vec2>& from, const std::vector<Vec2>& to)
{
    const auto side = [](Vec2 a, Vec2 b, Vec2 c) {
        const auto area = static_cast<std::int64_t>(b.x - a.x) * static_cast<std::int64_t>(c.y - a.y) -
                          static_cast<std::int64_t>(b.y - a.y) * static_cast<std::int64_t>(c.x - a.x);
        return (area > 0) - (area < 0);
    };
    std::int64_t count = 0;
    for (std::size_t i = 0; i < from.size(); ++i)
        for (std::size_t j = i + 1; j < from.size(); ++j)
            count += side(from[i], to[i], from[j]) * side(from[i], to[i], to[j]) < 0 &&
                     side(from[j], to[j], from[i]) * side(from[j], to[j], to[i]) < 0;
    return count;
}
} // namespace

TEST_CASE("lengths of the routes add up and the longest is found")
{
    const RouteFigures figures = routeFigures(std::vector<Vec2>{{0, 0}, {10, 10}}, std::vector<Vec2>{{3, 4}, {10, 22}});
    CHECK(figures.total == 17);
    CHECK(figures.longest == 12);
    CHECK(figures.crossings == 0);
    CHECK(routeFigures({}, {}).total == 0);
}

TEST_CASE("routes cross only where each passes through the other")
{
    CHECK(crossings({{0, 0}, {0, 10}}, {{10, 10}, {10, 0}}) == 1);
    CHECK(crossings({{0, 0}, {0, 10}}, {{10, 0}, {10, 10}}) == 0);
    CHECK(crossings({{0, 0}, {5, 0}}, {{10, 0}, {5, 9}}) == 0);  // a T: an end on the other
    CHECK(crossings({{0, 0}, {0, 0}}, {{10, 3}, {3, 10}}) == 0); // from the same place
    CHECK(crossings({{0, 0}, {2, 0}}, {{10, 0}, {12, 0}}) == 0); // along each other
    CHECK(crossings({{5, 5}, {0, 0}}, {{5, 5}, {10, 10}}) == 0); // a bird that stays
    CHECK(crossings({{5, -9}, {0, 0}}, {{5, 9}, {10, 0}}) == 1); // upright and level
}

TEST_CASE("opposite points of a ring all cross each other")
{
    std::vector<Vec2> from, to;
    for (int i = 0; i < 50; ++i) {
        const double angle = 3.14159265 * (i + 0.3) / 50;
        from.push_back({100 * std::cos(angle), 90 * std::sin(angle)});
        to.push_back(from.back() * -1);
    }
    CHECK(crossings(from, to) == 50 * 49 / 2);
}

TEST_CASE("crossings agree with counting by hand on a small lattice full of touching and overlapping routes")
{
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        std::mt19937 engine(seed);
        const auto place = [&engine] {
            const auto x = static_cast<double>(engine() % 7);
            return Vec2{x, static_cast<double>(engine() % 7)};
        };
        std::vector<Vec2> from, to;
        for (int i = 0; i < 60; ++i) {
            from.push_back(place());
            to.push_back(place());
        }
        CHECK(crossings(from, to) == crossingsByHand(from, to));
    }
}

TEST_CASE("the side of a line is exact where plain arithmetic cannot tell")
{
    // On the diagonal through multiples of a number that has no short binary form, then an ulp off it.
    for (int i = 1; i < 200; ++i) {
        const Vec2 a{0.1, 0.1}, b{0.1 * 1000, 0.1 * 1000};
        const double t = 0.1 + 0.37 * i;
        CHECK(sideOf(a, b, {t, t}) == 0);
        CHECK(sideOf(a, b, {t, std::nextafter(t, 1e9)}) == 1);
        CHECK(sideOf(a, b, {t, std::nextafter(t, -1e9)}) == -1);
        CHECK(sideOf(b, a, {t, std::nextafter(t, -1e9)}) == 1);
    }
}
