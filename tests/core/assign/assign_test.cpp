// SPDX-License-Identifier: MIT
#include "assign/assign.h"

#include "dice.h"
#include "shape/points.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using namespace flocktale;
using namespace flocktale::test;

namespace {
constexpr auto kMethods = {AssignmentMethod::angle,   AssignmentMethod::index,     AssignmentMethod::nearest,
                           AssignmentMethod::optimal, AssignmentMethod::noMeeting, AssignmentMethod::shortestLongest};

std::vector<int> deal(AssignmentMethod method, const std::vector<Vec2>& birds, const std::vector<Vec2>& points)
{
    const Result<Assignment> result = assignPoints(method, birds, points);
    REQUIRE(result.ok());
    return result.value().pointOfBird;
}

std::vector<int> uses(const std::vector<int>& pointOfBird, std::size_t points)
{
    std::vector<int> times(points);
    for (const int point : pointOfBird) ++times.at(static_cast<std::size_t>(point));
    return times;
}

bool isPermutation(std::vector<int> dealt)
{
    std::sort(dealt.begin(), dealt.end());
    for (std::size_t i = 0; i < dealt.size(); ++i)
        if (dealt[i] != static_cast<int>(i)) return false;
    return true;
}

Vec2 centreOf(const std::vector<Vec2>& points)
{
    Vec2 sum;
    for (const Vec2& point : points) sum = sum + point;
    return sum * (1 / static_cast<double>(points.size()));
}
} // namespace

TEST_CASE("with fewer points than birds each point is used floor or ceil of the ratio times")
{
    const std::vector<Vec2> points{{0, 0}, {100, 0}, {50, 80}};
    for (const auto method : kMethods) {
        std::vector<int> times = uses(deal(method, Dice(1).places(7, 200), points), 3);
        std::sort(times.begin(), times.end());
        CHECK(times == std::vector{2, 2, 3});
    }
}

TEST_CASE("with fewer birds than points they are spread evenly over the point order")
{
    std::vector<Vec2> points;
    for (int i = 0; i < 10; ++i) points.push_back({10.0 * i, 0});
    for (const auto method : kMethods) {
        std::vector<int> dealt = deal(method, Dice(2).places(4, 200), points);
        std::sort(dealt.begin(), dealt.end());
        REQUIRE(dealt.size() == 4);
        for (std::size_t i = 1; i < 4; ++i) {
            CHECK(dealt[i] > dealt[i - 1]);
            CHECK(dealt[i] - dealt[i - 1] <= 3);
        }
    }
}

TEST_CASE("no points move nobody, no birds need nothing, one goes to one")
{
    for (const auto method : kMethods) {
        CHECK(deal(method, {{1, 2}, {3, 4}}, {}).empty());
        CHECK(deal(method, {}, {{1, 2}, {3, 4}}).empty());
        CHECK(deal(method, {{9, 9}}, {{5, 5}}) == std::vector{0});
    }
}

TEST_CASE("a place that is not finite is refused with its place before anything is sorted")
{
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    for (const auto method : kMethods)
        for (const Vec2 bad : {Vec2{nan, 1}, Vec2{1, nan}, Vec2{infinity, 0}, Vec2{0, -infinity}, Vec2{1e300, 0}}) {
            const auto points = assignPoints(method, std::vector<Vec2>{{0, 0}}, std::vector<Vec2>{{0, 0}, bad});
            REQUIRE_FALSE(points.ok());
            CHECK(points.problem().code == ProblemCode::notFinite);
            CHECK(points.problem().pointer == "/points/1");
            const auto birds = assignPoints(method, std::vector<Vec2>{bad}, std::vector<Vec2>{{0, 0}});
            REQUIRE_FALSE(birds.ok());
            CHECK(birds.problem().pointer == "/birds/0");
        }
}

TEST_CASE("index sends every bird to the point of its own number")
{
    const std::vector<int> dealt = deal(AssignmentMethod::index, Dice(3).places(50, 100), pointsOf(RingShape{}, 50));
    for (std::size_t i = 0; i < dealt.size(); ++i) CHECK(dealt[i] == static_cast<int>(i));
}

TEST_CASE("birds that stand on the points of a shape, further out or nearer, go straight in or out")
{
    const std::vector<Shape> shapes{RingShape{}, DiscShape{}, RectShape{}, GridShape{400, 300, 0}};
    for (const Shape& shape : shapes)
        for (const int count : {1, 2, 3, 12, 240}) {
            INFO(shapeTypeName(shape) << " of " << count);
            const std::vector<Vec2> points = pointsOf(shape, count);
            const Vec2 centre = centreOf(points);
            std::vector<Vec2> birds = points;
            for (Vec2& bird : birds) bird = centre + (bird - centre) * 1.7;
            std::reverse(birds.begin(), birds.end());
            const std::vector<int> dealt = deal(AssignmentMethod::angle, birds, points);
            for (int i = 0; i < count; ++i) CHECK(dealt[static_cast<std::size_t>(i)] == count - 1 - i);
        }
}

TEST_CASE("routes of a ring of birds to a smaller or slightly turned ring do not cross")
{
    for (const double turn : {0.0, 0.2, 0.5, 0.9}) {
        std::vector<Vec2> birds, points = pointsOf(RingShape{100}, 60);
        for (int i = 0; i < 60; ++i) {
            const double angle = 2 * std::numbers::pi * (i * 7 % 60 + turn) / 60;
            birds.push_back({300 * std::cos(angle), 300 * std::sin(angle)});
        }
        std::vector<Vec2> targets;
        for (const int point : deal(AssignmentMethod::angle, birds, points))
            targets.push_back(points[static_cast<std::size_t>(point)]);
        CHECK(routeFigures(birds, targets).crossings == 0);
        CHECK(routeFigures(birds, targets).longest < 230);
    }
}

TEST_CASE("a rounding error in the places or the centre does not shift the pairs")
{
    const std::vector<Shape> shapes{RingShape{}, RectShape{}, LineShape{}, PolylineShape{}, DiscShape{}};
    for (const Shape& shape : shapes)
        for (const int count : {2, 3, 4, 8, 60, 240})
            for (const Shape& before : shapes) {
                INFO(shapeTypeName(before) << " to " << shapeTypeName(shape) << " of " << count);
                const std::vector<Vec2> points = pointsOf(shape, count), birds = pointsOf(before, count);
                const std::vector<int> dealt = deal(AssignmentMethod::angle, birds, points);
                REQUIRE(isPermutation(dealt));
                for (std::uint32_t seed = 1; seed <= 5; ++seed) {
                    Dice dice(seed);
                    const double noise = 200e-9;
                    const std::vector<Vec2> shakenPoints = dice.shaken(points, noise);
                    const std::vector<int> again =
                        deal(AssignmentMethod::angle, dice.shaken(birds, noise), shakenPoints);
                    // Places that shared a direction may change places among each other; nobody is sent elsewhere.
                    std::size_t moved = 0;
                    for (std::size_t i = 0; i < dealt.size(); ++i)
                        if (dealt[i] != again[i]) ++moved;
                    CHECK(moved == 0);
                }
            }
}

TEST_CASE("the way of the flock does not depend on where on the stage it happens")
{
    const std::vector<Vec2> points = pointsOf(RingShape{}, 240), birds = Dice(11).places(240, 900);
    const std::vector<int> dealt = deal(AssignmentMethod::angle, birds, points);
    for (const Vec2 offset : {Vec2{640, 360}, Vec2{-0.1, 0.3}, Vec2{12'345.678, -54'321.9}}) {
        std::vector<Vec2> movedPoints = points, movedBirds = birds;
        for (Vec2& place : movedPoints) place = place + offset;
        for (Vec2& place : movedBirds) place = place + offset;
        CHECK(deal(AssignmentMethod::angle, movedBirds, movedPoints) == dealt);
    }
}

TEST_CASE("places on the centre are dealt first, equal directions by radius and then by number")
{
    const std::vector<Vec2> points{{2, 0}, {0, 0}, {1, 0}, {-3, 0}, {1, 0}, {-1, 0}};
    // Birds on a small circle around the centre in the order of the list, from the right clockwise.
    const std::vector<Vec2> birds{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {-1, 0}, {-2, 0}};
    const std::vector<int> dealt = deal(AssignmentMethod::angle, birds, points);
    CHECK(dealt[0] == 1); // the centre
    // Seen from the centre there are two directions; each is dealt from the inside out.
    const std::vector<int> right{dealt[1], dealt[2], dealt[3]}, left{dealt[4], dealt[5]};
    CHECK(right == std::vector{2, 4, 0});
    CHECK(left == std::vector{5, 3});
}

TEST_CASE("degenerate sets are dealt as permutations, the same every time")
{
    struct Set {
        std::vector<Vec2> birds, points;
    };
    const std::vector<Set> sets{
        {std::vector<Vec2>(6, {5, 5}), {{0, 0}, {10, 0}, {10, 10}, {0, 10}, {5, 0}, {5, 10}}},
        {{{0, 0}, {10, 0}, {5, 9}, {5, 3}}, {{0, 0}, {10, 0}, {5, 9}, {5, 3}}},
        {{{0, 0}, {1, 0}, {2, 0}}, std::vector<Vec2>(3, {7, 7})},
        {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}, {{0, 1}, {0, 2}, {0, 3}, {0, 4}}},
        {std::vector<Vec2>(5, {0.1, 0.3}), std::vector<Vec2>(5, {0.1, 0.3})},
        {{{1e-300, 0}, {0, 0}, {-1e-300, 0}}, {{0, 0}, {1e-300, 0}, {0, 1e-300}}},
    };
    for (const Set& set : sets)
        for (const auto method : kMethods) {
            const std::vector<int> dealt = deal(method, set.birds, set.points);
            CHECK(isPermutation(dealt));
            CHECK(deal(method, set.birds, set.points) == dealt);
        }
}

TEST_CASE("dealing random flocks is always a permutation that goes around the centre once")
{
    int flocks = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        Dice dice(seed);
        const int count = 3 + static_cast<int>(dice.upTo(200));
        const std::vector<Vec2> points = dice.places(count, 400), birds = dice.places(count, 900);
        const std::vector<int> dealt = deal(AssignmentMethod::angle, birds, points);
        REQUIRE(isPermutation(dealt));

        const Vec2 centre = centreOf(points);
        const auto byDirection = [centre](const std::vector<Vec2>& places) {
            std::vector<std::pair<double, std::size_t>> sorted;
            for (std::size_t i = 0; i < places.size(); ++i)
                sorted.emplace_back(std::atan2(places[i].y - centre.y, places[i].x - centre.x), i);
            std::sort(sorted.begin(), sorted.end());
            return sorted;
        };
        const auto birdOrder = byDirection(birds), pointOrder = byDirection(points);
        const auto nearlyTied = [](const auto& a, const auto& b) { return b.first - a.first < 1e-5; };
        if (std::adjacent_find(birdOrder.begin(), birdOrder.end(), nearlyTied) != birdOrder.end() ||
            std::adjacent_find(pointOrder.begin(), pointOrder.end(), nearlyTied) != pointOrder.end())
            continue; // these go by radius, which is another test's matter
        ++flocks;

        // Going around the birds, the points come in their own order around, wherever the circle was cut.
        std::vector<int> expected, found;
        for (const auto& [angle, point] : pointOrder) expected.push_back(static_cast<int>(point));
        for (const auto& [angle, bird] : birdOrder) found.push_back(dealt[bird]);
        std::rotate(expected.begin(), std::find(expected.begin(), expected.end(), found.front()), expected.end());
        INFO("seed " << seed);
        CHECK(found == expected);
    }
    CHECK(flocks >= 15);
}

TEST_CASE("every assignment has a name of its own")
{
    CHECK(assignmentName(AssignmentMethod::angle) == "angle");
    CHECK(assignmentName(AssignmentMethod::index) == "index");
}

TEST_CASE("pinned birds get their points under every method, and the others what they would get without them")
{
    for (const AssignmentMethod method : {AssignmentMethod::angle, AssignmentMethod::index})
        for (const std::uint32_t seed : {1u, 2u, 3u}) {
            std::mt19937 engine(seed);
            std::vector<Vec2> birds, points;
            for (int i = 0; i < 60; ++i) {
                birds.push_back({static_cast<double>(engine() % 1000), static_cast<double>(engine() % 1000)});
                points.push_back({static_cast<double>(engine() % 1000), static_cast<double>(engine() % 1000)});
            }
            const std::vector<PinnedPoint> pins{{5, 17}, {0, 59}, {41, 0}, {17, 5}};
            const std::vector<int> dealt = assignPoints(method, birds, points, pins).value().pointOfBird;
            std::vector<bool> used(60, false);
            for (const int point : dealt) used[static_cast<std::size_t>(point)] = true;
            CHECK(std::count(used.begin(), used.end(), true) == 60);
            std::vector<Vec2> freeBirds, freePoints;
            std::vector<int> birdOf, pointOf;
            for (int i = 0; i < 60; ++i) {
                const bool pinnedBird = std::any_of(pins.begin(), pins.end(), [&](auto& pin) { return pin.bird == i; });
                const bool pinnedPoint =
                    std::any_of(pins.begin(), pins.end(), [&](auto& pin) { return pin.point == i; });
                if (!pinnedBird) freeBirds.push_back(birds[static_cast<std::size_t>(i)]), birdOf.push_back(i);
                if (!pinnedPoint) freePoints.push_back(points[static_cast<std::size_t>(i)]), pointOf.push_back(i);
            }
            for (const PinnedPoint& pin : pins) CHECK(dealt[static_cast<std::size_t>(pin.bird)] == pin.point);
            const std::vector<int> others = assignPoints(method, freeBirds, freePoints).value().pointOfBird;
            for (std::size_t i = 0; i < others.size(); ++i)
                CHECK(dealt[static_cast<std::size_t>(birdOf[i])] == pointOf[static_cast<std::size_t>(others[i])]);
        }
}

TEST_CASE("a pin that is not possible is passed over, and points in excess or in need stay shared out evenly")
{
    std::vector<Vec2> birds(6), points(6);
    for (std::size_t i = 0; i < 6; ++i) birds[i] = points[i] = {static_cast<double>(i), 0};
    const auto dealt = [&](std::vector<PinnedPoint> pins, std::size_t from, std::size_t to) {
        return assignPoints(AssignmentMethod::index, std::span(birds).first(from), std::span(points).first(to), pins)
            .value()
            .pointOfBird;
    };
    CHECK(dealt({{-1, 0}, {0, 6}, {6, 0}, {1, -1}}, 6, 6) == std::vector<int>{0, 1, 2, 3, 4, 5});
    CHECK(dealt({{0, 5}, {0, 4}, {3, 5}}, 6, 6) == std::vector<int>{5, 0, 1, 2, 3, 4});
    CHECK(dealt({{5, 0}}, 6, 2) == std::vector<int>{0, 0, 1, 1, 1, 0}); // each point three times
    CHECK(dealt({{0, 5}}, 2, 6) == std::vector<int>{5, 1});             // of 1 and 4 the nearer one gives way
}
