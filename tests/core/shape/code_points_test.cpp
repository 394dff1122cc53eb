// SPDX-License-Identifier: MIT
#include "shape/code_points.h"

#include "geometry.h"
#include "shape/points.h"
#include "support/catch.h"

#include <cmath>
#include <set>

using namespace flocktale;

namespace {
QrShape codeOf(std::string text, QrLevel level = QrLevel::medium, double size = 290)
{
    return {std::move(text), level, size, 4, true};
}

std::string repeated(const std::string& unit, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i) text += unit;
    return text;
}

ShapePoints make(const QrShape& code, int count)
{
    const Result<ShapePoints> result = ShapeLibrary().points(code, count);
    REQUIRE(result.ok());
    return result.value();
}
} // namespace

TEST_CASE("the birds of a code stand on distinct modules outside the finders, not mirrored")
{
    const QrShape code = codeOf("https://example.org/show/42"); // version 3: 29 modules a side
    const int needed = ShapeLibrary().birdsNeeded(code).value();
    // About half of the modules outside the finders are dark: that is what the masks are for.
    CHECK(needed == Approx((29 * 29 - 3 * 49) / 2.0).epsilon(0.1));

    const ShapePoints exact = make(code, needed);
    CHECK(exact.formSize == Approx(10));
    CHECK(exact.wobble == Approx(1));
    std::set<std::pair<int, int>> modules;
    for (const Vec2& point : exact.points) {
        const double column = (point.x + 145) / 10 - 0.5, row = (point.y + 145) / 10 - 0.5;
        CHECK(column == Approx(std::round(column)).margin(1e-9));
        CHECK(row == Approx(std::round(row)).margin(1e-9));
        modules.emplace(static_cast<int>(std::lround(row)), static_cast<int>(std::lround(column)));
    }
    CHECK(modules.size() == static_cast<std::size_t>(needed));
    // The dark module that every code has, to the right of the lower left finder: only there if nothing is mirrored.
    CHECK(modules.count({29 - 8, 8}) == 1);
    // The timing patterns: every second module of row and column 6.
    for (int i = 8; i < 29 - 8; ++i) {
        CHECK(modules.count({6, i}) == (i % 2 == 0 ? 1u : 0u));
        CHECK(modules.count({i, 6}) == (i % 2 == 0 ? 1u : 0u));
    }
    CHECK(std::none_of(modules.begin(), modules.end(), [](std::pair<int, int> module) {
        const auto [row, column] = module;
        return (row < 7 && column < 7) || (row < 7 && column >= 22) || (row >= 22 && column < 7);
    }));
}

TEST_CASE("too few birds are refused with both figures and the code is never thinned out")
{
    const QrShape code = codeOf("https://example.org/show/42");
    const int needed = ShapeLibrary().birdsNeeded(code).value();
    for (const int count : {0, 200, needed - 1}) {
        const auto result = ShapeLibrary().points(code, count);
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == ProblemCode::tooFewBirds);
        CHECK(result.problem().arguments == std::vector{std::to_string(needed), std::to_string(count)});
    }
    CHECK(ShapeLibrary().points(code, needed).ok());
}

TEST_CASE("spare birds stand apart on a square outside the quiet zone")
{
    for (const int quietZone : {0, 4, 9}) {
        QrShape code = codeOf("https://example.org/show/42");
        code.quietZone = quietZone;
        const auto needed = static_cast<std::size_t>(codeBirds(code).value());
        const std::vector<Vec2> points = make(code, 500).points;
        REQUIRE(points.size() == 500);
        const double module = 10, edge = 145 + std::max(quietZone, 4) * module + module;
        for (std::size_t i = needed; i < 500; ++i)
            CHECK(std::max(std::abs(points[i].x), std::abs(points[i].y)) >= edge);
        CHECK(geometry::unevenness({points.begin() + static_cast<std::ptrdiff_t>(needed), points.end()}) < 0.1);
    }
}

TEST_CASE("a code's backing is its plate with the quiet zone and three solid finders, dark, light, dark")
{
    const std::vector<ShapeBacking> backing = make(codeOf("https://example.org/show/42"), 500).backing;
    REQUIRE(backing.size() == 10);
    CHECK_FALSE(backing[0].dark);
    CHECK(backing[0].x == Approx(-145 - 40));
    CHECK(backing[0].width == Approx(290 + 80));
    for (std::size_t finder = 0; finder < 3; ++finder)
        for (std::size_t square = 0; square < 3; ++square) {
            const ShapeBacking& part = backing[1 + 3 * finder + square];
            CHECK(part.dark == (square != 1));
            CHECK(part.width == Approx(70 - 20.0 * static_cast<double>(square)));
            CHECK(part.height == Approx(part.width));
            CHECK(part.x + part.width / 2 == Approx(finder == 1 ? 110 : -110));
            CHECK(part.y + part.height / 2 == Approx(finder == 2 ? 110 : -110));
        }

    QrShape bare = codeOf("https://example.org/show/42");
    bare.plate = false;
    CHECK(make(bare, 500).backing == std::vector<ShapeBacking>(backing.begin() + 1, backing.end()));
}

TEST_CASE("a code takes as many bytes as version 40 holds and not one more, in bytes and not in characters")
{
    struct Limit {
        QrLevel level;
        int bytes;
    };
    for (const auto& [level, bytes] : {Limit{QrLevel::low, 2953}, Limit{QrLevel::medium, 2331},
                                       Limit{QrLevel::quartile, 1663}, Limit{QrLevel::high, 1273}}) {
        INFO(bytes);
        CHECK(codeBirds(codeOf(repeated("a", bytes), level)).ok());
        const auto tooLong = codeBirds(codeOf(repeated("a", bytes + 1), level));
        REQUIRE_FALSE(tooLong.ok());
        CHECK(tooLong.problem().code == ProblemCode::qrTooLong);
        CHECK(tooLong.problem().arguments == std::vector{std::to_string(bytes + 1), std::to_string(bytes)});
        // With ECI 26 there is room for one byte less: é is two.
        CHECK(codeBirds(codeOf("é" + repeated("a", bytes - 3), level)).ok());
        CHECK_FALSE(codeBirds(codeOf("é" + repeated("a", bytes - 2), level)).ok());
    }
    CHECK(codeBirds(codeOf(repeated("鸟", 984), QrLevel::low)).ok());
    CHECK_FALSE(codeBirds(codeOf(repeated("鸟", 985), QrLevel::low)).ok());
}

TEST_CASE("a code's text must be UTF-8 and an empty one shows nothing")
{
    CHECK(codeBirds(codeOf("a\xff")).problem().code == ProblemCode::notUtf8);
    const ShapePoints empty = make(codeOf(""), 10);
    CHECK(empty.points.empty());
    REQUIRE(empty.warnings.size() == 1);
    CHECK(empty.warnings[0].code == ProblemCode::noInk);
    CHECK(codeBirds(codeOf("")).value() == 0);
}

TEST_CASE("the error correction is the one asked for: more of it needs a larger code")
{
    const auto modules = [](QrLevel level) {
        const double module = make(codeOf(repeated("a", 70), level), 5000).formSize;
        return std::lround(290 / module);
    };
    // 70 bytes: version 4 at L (78), 5 at M (84), 6 at Q (74), 8 at H (84) by the standard's table 7.
    CHECK(modules(QrLevel::low) == 33);
    CHECK(modules(QrLevel::medium) == 37);
    CHECK(modules(QrLevel::quartile) == 41);
    CHECK(modules(QrLevel::high) == 49);
}
