// SPDX-License-Identifier: MIT
#include "shape/ink_points.h"

#include "geometry.h"
#include "shape/points.h"
#include "support/catch.h"

#include <cmath>
#include <functional>

using namespace flocktale;

namespace {
/// A mask with its middle on the origin, inked where `inside` says so.
InkMask maskOf(int width, int height, double pixelsPerUnit, const std::function<bool(double, double)>& inside)
{
    InkMask mask{width, height, {}, -width / 2.0, -height / 2.0, pixelsPerUnit, {}};
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column)
            mask.alpha.push_back(inside(column + 0.5 + mask.left, row + 0.5 + mask.top) ? 255 : 0);
    return mask;
}

/// Draws a filled square of the text's size at whatever scale is asked for, as a stand-in for fonts.
class SquareInk : public TextInk {
public:
    [[nodiscard]] Result<InkMask> draw(const TextShape& shape, double pixelsPerUnit) const override
    {
        const int side = std::max(1, static_cast<int>(std::lround(shape.size * pixelsPerUnit)));
        return maskOf(side, side, side / shape.size, [&](double, double) { return shape.text != " "; });
    }
};
} // namespace

TEST_CASE("ink takes exactly the birds asked for, few or far more than it has pixels")
{
    const InkMask mask =
        maskOf(60, 40, 2, [](double x, double y) { return std::hypot(x, y) < 15 && std::hypot(x, y) > 8; });
    for (const int count : {0, 1, 2, 3, 10, 100, 1000, 20'000}) {
        const std::vector<Vec2> points = spreadOverInk(mask, count);
        CHECK(points.size() == static_cast<std::size_t>(count));
        CHECK(spreadOverInk(mask, count) == points);
    }
}

TEST_CASE("birds spread over a square are even, inside it, balanced, and none share a place")
{
    const InkMask square = maskOf(141, 141, 1, [](double, double) { return true; });
    const std::vector<Vec2> points = spreadOverInk(square, 1000);
    CHECK(geometry::unevenness(points) < 0.12);
    const double apart = std::sqrt(141.0 * 141.0 / 1000);
    CHECK(geometry::smallestDistance(points) > 0.5 * apart);
    Vec2 sum;
    for (const Vec2& point : points) {
        CHECK(std::abs(point.x) < 70.5);
        CHECK(std::abs(point.y) < 70.5);
        sum = sum + point;
    }
    CHECK(std::abs(sum.x / 1000) < 0.02 * 141);
    CHECK(std::abs(sum.y / 1000) < 0.02 * 141);
}

TEST_CASE("two pieces of ink get birds by their area and the gap between them stays empty")
{
    // 40 x 60 on the left, 20 x 60 on the right
    const InkMask mask = maskOf(140, 60, 1, [](double x, double) { return x < -30 || x > 50; });
    const std::vector<Vec2> points = spreadOverInk(mask, 300);
    const auto left = std::count_if(points.begin(), points.end(), [](Vec2 p) { return p.x < 0; });
    CHECK(std::abs(static_cast<double>(left) - 200) <= 3);
    CHECK(std::none_of(points.begin(), points.end(), [](Vec2 p) { return p.x > -30 && p.x < 50; }));
}

TEST_CASE("places are rounded to hundredths of a unit and never negative zero")
{
    const InkMask mask = maskOf(90, 90, 3.7, [](double, double) { return true; });
    for (const Vec2& point : spreadOverInk(mask, 500))
        for (const double value : {point.x, point.y}) {
            CHECK(value == std::round(value * 100) / 100);
            CHECK_FALSE((value == 0 && std::signbit(value)));
        }
}

TEST_CASE("no ink, or only the shadow of an edge, gives no points")
{
    CHECK(spreadOverInk(maskOf(30, 30, 1, [](double, double) { return false; }), 100).empty());
    CHECK(spreadOverInk(InkMask{}, 100).empty());
    InkMask faint = maskOf(30, 30, 1, [](double, double) { return false; });
    std::fill(faint.alpha.begin(), faint.alpha.end(), std::uint8_t{5});
    CHECK(spreadOverInk(faint, 100).empty());
}

TEST_CASE("text keeps its size whatever resolution its count of birds needs")
{
    const SquareInk ink;
    const ShapeLibrary library(&ink);
    for (const int count : {50, 5000}) {
        const auto result = library.points(TextShape{"A", 300, "", true}, count);
        REQUIRE(result.ok());
        REQUIRE(result.value().points.size() == static_cast<std::size_t>(count));
        double widest = 0;
        for (const Vec2& point : result.value().points) widest = std::max(widest, std::abs(point.x));
        const double apart = 300 / std::sqrt(count);
        CHECK(widest < 150);
        CHECK(widest > 150 - apart);
    }
}

TEST_CASE("text without ink has no points and a warning, and no drawer is a problem")
{
    const SquareInk ink;
    const auto blank = ShapeLibrary(&ink).points(TextShape{" ", 300, "", true}, 100);
    REQUIRE(blank.ok());
    CHECK(blank.value().points.empty());
    REQUIRE(blank.value().warnings.size() == 1);
    CHECK(blank.value().warnings[0].code == ProblemCode::noInk);
    CHECK(blank.value().warnings[0].severity == Severity::warning);

    const auto undrawn = ShapeLibrary().points(TextShape{}, 100);
    REQUIRE_FALSE(undrawn.ok());
    CHECK(undrawn.problem().code == ProblemCode::noFont);
}

TEST_CASE("text that is not UTF-8 is refused with the offset of the bad byte")
{
    const SquareInk ink;
    for (const auto& [text, offset] : std::vector<std::pair<std::string, std::string>>{
             {"ab\xff", "2"}, {"\xc0\xaf", "0"}, {"a\xed\xa0\x80", "1"}, {"\xf4\x90\x80\x80", "0"}, {"鸟\xe9", "3"}}) {
        const auto result = ShapeLibrary(&ink).points(TextShape{text, 300, "", true}, 100);
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == ProblemCode::notUtf8);
        CHECK(result.problem().arguments == std::vector{offset});
    }
}
