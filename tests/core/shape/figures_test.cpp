// SPDX-License-Identifier: MIT
#include "geometry.h"
#include "shape/points.h"
#include "support/catch.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace flocktale;

namespace {
std::vector<Vec2> make(const Shape& shape, int count)
{
    const Result<ShapePoints> result = ShapeLibrary().points(shape, count);
    REQUIRE(result.ok());
    CHECK(result.value().warnings.empty());
    return result.value().points;
}

const std::vector<Shape> kFigures{RingShape{},
                                  DiscShape{},
                                  LineShape{},
                                  RectShape{},
                                  RectShape{0, 100},
                                  GridShape{},
                                  GridShape{300, 100, 7},
                                  PolylineShape{},
                                  PolylineShape{{{0, 0}, {100, 0}, {100, 100}}, true}};
} // namespace

TEST_CASE("every figure gives exactly the points asked for, all finite and none twice")
{
    for (const Shape& figure : kFigures)
        for (const int count : {0, 1, 2, 3, 4, 5, 7, 16, 97, 240, 1000}) {
            INFO(shapeTypeName(figure) << " of " << count);
            const std::vector<Vec2> points = make(figure, count);
            REQUIRE(points.size() == static_cast<std::size_t>(count));
            if (count > 1) CHECK(geometry::smallestDistance(points) > 1e-3);
            CHECK(make(figure, count) == points);
        }
}

TEST_CASE("a ring's neighbours are all 2 r sin(pi/n) apart, the last and the first too")
{
    const std::vector<Vec2> ring = make(RingShape{200}, 240);
    const double apart = 2 * 200 * std::sin(std::numbers::pi / 240);
    CHECK(apart == Approx(5.235838).margin(1e-6));
    for (std::size_t i = 0; i < ring.size(); ++i)
        CHECK(geometry::distance(ring[i], ring[(i + 1) % ring.size()]) == Approx(apart).epsilon(1e-12));
    CHECK(geometry::smallestDistance(ring) == Approx(apart).epsilon(1e-12));
}

TEST_CASE("a disc turns by the golden angle and its areas grow evenly, so no arms appear")
{
    const double goldenAngle = std::numbers::pi * (3 - std::sqrt(5.0)), radius = 200;
    for (const int count : {100, 1000, 10'000}) {
        const std::vector<Vec2> disc = make(DiscShape{radius}, count);
        double worstTurn = 0, worstArea = 0;
        for (std::size_t i = 0; i + 1 < disc.size(); ++i) {
            const double turn = std::atan2(disc[i + 1].y, disc[i + 1].x) - std::atan2(disc[i].y, disc[i].x);
            worstTurn = std::max(worstTurn, std::abs(std::remainder(turn - goldenAngle, 2 * std::numbers::pi)));
            const double area = dot(disc[i + 1], disc[i + 1]) - dot(disc[i], disc[i]);
            worstArea = std::max(worstArea, std::abs(area * count / (radius * radius) - 1));
        }
        CHECK(worstTurn < 1e-9);
        CHECK(worstArea < 1e-6);
        CHECK(std::sqrt(dot(disc.back(), disc.back())) <= radius);
        CHECK(geometry::smallestDistance(disc) * std::sqrt(count) / radius == Approx(1.54603).margin(1e-4));
    }
}

TEST_CASE("a disc of one bird has it on the centre, of two on both sides of it")
{
    CHECK(make(DiscShape{200}, 1) == std::vector<Vec2>{{0, 0}});
    const std::vector<Vec2> two = make(DiscShape{200}, 2);
    CHECK(dot(two[0], two[1]) < 0);
}

TEST_CASE("a line has both ends and one bird stands in its middle")
{
    CHECK(make(LineShape{480}, 1) == std::vector<Vec2>{{0, 0}});
    const std::vector<Vec2> line = make(LineShape{480}, 25);
    for (std::size_t i = 0; i < line.size(); ++i) {
        CHECK(line[i].x == Approx(-240 + 20.0 * static_cast<double>(i)).margin(1e-9));
        CHECK(line[i].y == 0);
    }
}

TEST_CASE("a rectangle takes its corners once and steps evenly around")
{
    const std::vector<Vec2> rect = make(RectShape{80, 40}, 24); // perimeter 240, one every 10 units
    CHECK(rect[0] == Vec2{-40, -20});
    CHECK(geometry::distance(rect[8], {40, -20}) < 1e-9);
    CHECK(geometry::distance(rect[12], {40, 20}) < 1e-9);
    CHECK(geometry::distance(rect[20], {-40, 20}) < 1e-9);
    for (std::size_t i = 0; i < rect.size(); ++i)
        CHECK(geometry::distance(rect[i], rect[(i + 1) % rect.size()]) == Approx(10).epsilon(1e-12));
}

TEST_CASE("a grid fills its rows, reaches all four edges and centres what is left over")
{
    const std::vector<Vec2> grid = make(GridShape{100, 60, 5}, 17); // rows of 5, 5, 5 and 2
    CHECK(grid[0] == Vec2{-50, -30});
    CHECK(grid[4] == Vec2{50, -30});
    CHECK(grid[5] == Vec2{-50, -10});
    CHECK(geometry::distance(grid[15], {-12.5, 30}) < 1e-9);
    CHECK(geometry::distance(grid[16], {12.5, 30}) < 1e-9);
}

TEST_CASE("a grid without a number of columns is about as dense across as down")
{
    const std::vector<Vec2> grid = make(GridShape{300, 100, 0}, 1000);
    const double across = grid[1].x - grid[0].x;
    double down = 0;
    for (std::size_t i = 1; down == 0; ++i) down = grid[i].y - grid[0].y;
    CHECK(across / down == Approx(1).margin(0.08));
    CHECK(make(GridShape{480, 0, 0}, 9) == make(LineShape{480}, 9));
}

TEST_CASE("an open polyline includes both ends and walks evenly round its corner")
{
    const std::vector<Vec2> way = make(PolylineShape{{{0, 0}, {30, 0}, {30, 30}}, false}, 7);
    const std::vector<Vec2> expected{{0, 0}, {10, 0}, {20, 0}, {30, 0}, {30, 10}, {30, 20}, {30, 30}};
    for (std::size_t i = 0; i < way.size(); ++i) CHECK(geometry::distance(way[i], expected[i]) < 1e-9);
}

TEST_CASE("corners that repeat change nothing and a place alone takes every bird")
{
    const PolylineShape plain{{{0, 0}, {30, 0}, {30, 30}}, true};
    const PolylineShape repeated{{{0, 0}, {0, 0}, {30, 0}, {30, 0}, {30, 0}, {30, 30}, {0, 0}}, true};
    CHECK(make(plain, 11) == make(repeated, 11));
    CHECK(make(PolylineShape{{{5, 6}}, true}, 3) == std::vector<Vec2>{{5, 6}, {5, 6}, {5, 6}});
    CHECK(make(PolylineShape{{{5, 6}, {5, 6}}, false}, 2) == std::vector<Vec2>{{5, 6}, {5, 6}});
}

TEST_CASE("a polyline without points says that it needs one")
{
    const auto result = ShapeLibrary().points(PolylineShape{{}, false}, 4);
    REQUIRE_FALSE(result.ok());
    CHECK(result.problem().code == ProblemCode::notEnoughPoints);
}

TEST_CASE("a parameter that is not a number, negative or beyond the limits is refused with its place")
{
    const ShapeLibrary library;
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), -1.0, 100'000.5, 1e308}) {
        const std::vector<std::pair<Shape, std::string>> cases{
            {RingShape{bad}, "/radius"},
            {DiscShape{bad}, "/radius"},
            {LineShape{bad}, "/length"},
            {RectShape{bad, 1}, "/width"},
            {RectShape{1, bad}, "/height"},
            {GridShape{bad, 1, 1}, "/width"},
            {TextShape{"A", bad, "", true}, "/size"},
            {QrShape{"A", QrLevel::low, bad, 4, true}, "/size"},
        };
        for (const auto& [shape, pointer] : cases) {
            INFO(shapeTypeName(shape) << pointer << " = " << bad);
            const auto result = library.points(shape, 10);
            REQUIRE_FALSE(result.ok());
            CHECK(result.problem().code == ProblemCode::outOfRange);
            CHECK(result.problem().pointer == pointer);
        }
    }
    const auto polyline =
        library.points(PolylineShape{{{0, 0}, {0, std::numeric_limits<double>::quiet_NaN()}}, false}, 10);
    REQUIRE_FALSE(polyline.ok());
    CHECK(polyline.problem().code == ProblemCode::outOfRange);
    CHECK(polyline.problem().pointer == "/points/1");
    CHECK(library.points(GridShape{1, 1, -1}, 10).problem().code == ProblemCode::outOfRange);
}

TEST_CASE("a number of birds below zero or beyond the limit is refused before memory is taken")
{
    for (const Shape& figure : kFigures)
        for (const int count : {-1, 100'001, std::numeric_limits<int>::max()}) {
            const auto result = ShapeLibrary().points(figure, count);
            REQUIRE_FALSE(result.ok());
            CHECK(result.problem().code == ProblemCode::outOfRange);
        }
}

TEST_CASE("more corners than a polyline may have are refused")
{
    const auto result = ShapeLibrary().points(PolylineShape{std::vector<Vec2>(10'001), false}, 4);
    REQUIRE_FALSE(result.ok());
    CHECK(result.problem().code == ProblemCode::tooMany);
}
