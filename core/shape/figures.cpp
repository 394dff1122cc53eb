// SPDX-License-Identifier: MIT
#include "shape/figures.h"

#include "base/limits.h"
#include "math/direction.h"
#include "shape/checks.h"
#include "shape/outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

namespace flocktale {

namespace {
/// The columns for which rows and columns are about equally far apart: with the distance d, (w/d + 1)(h/d + 1) = n.
int squareColumns(double width, double height, int count)
{
    if (count < 2) return 1;
    const double sides = width + height, gaps = count - 1;
    if (sides == 0) return static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    const double distance = (sides + std::sqrt(sides * sides + 4 * gaps * width * height)) / (2 * gaps);
    return std::clamp(static_cast<int>(std::floor(width / distance + 0.5)) + 1, 1, count);
}

std::optional<Problem> checkSides(double width, double height)
{
    if (auto problem = checkLength("/width", width)) return problem;
    return checkLength("/height", height);
}
} // namespace

Result<Points> figurePoints(const RingShape& ring, int count)
{
    if (auto problem = checkLength("/radius", ring.radius)) return *std::move(problem);
    Points points(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        points[static_cast<std::size_t>(i)] = directionAt(static_cast<double>(i) / count) * ring.radius;
    }
    return points;
}

Result<Points> figurePoints(const DiscShape& disc, int count)
{
    if (auto problem = checkLength("/radius", disc.radius)) return *std::move(problem);
    if (count == 1) return Points{Vec2{}};
    const double goldenTurn = (3 - std::sqrt(5.0)) / 2;
    Points points(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double radius = disc.radius * std::sqrt((i + 0.5) / count);
        points[static_cast<std::size_t>(i)] = directionAt(i * goldenTurn) * radius;
    }
    return points;
}

Result<Points> figurePoints(const LineShape& line, int count)
{
    if (auto problem = checkLength("/length", line.length)) return *std::move(problem);
    const std::array ends{Vec2{-line.length / 2, 0}, Vec2{line.length / 2, 0}};
    return evenlyAlong(ends, false, count);
}

Result<Points> figurePoints(const RectShape& rect, int count)
{
    if (auto problem = checkSides(rect.width, rect.height)) return *std::move(problem);
    const double x = rect.width / 2, y = rect.height / 2;
    if (x == 0 || y == 0) return evenlyAlong(std::array{Vec2{-x, -y}, Vec2{x, y}}, false, count);
    return evenlyAlong(std::array{Vec2{-x, -y}, Vec2{x, -y}, Vec2{x, y}, Vec2{-x, y}}, true, count);
}

Result<Points> figurePoints(const GridShape& grid, int count)
{
    if (auto problem = checkSides(grid.width, grid.height)) return *std::move(problem);
    if (auto problem = checkRange("/columns", grid.columns, 0, limits::kBirds)) return *std::move(problem);
    const int columns =
        grid.columns > 0 ? std::min(grid.columns, std::max(count, 1)) : squareColumns(grid.width, grid.height, count);
    const int rows = (count + columns - 1) / columns;
    const double across = columns > 1 ? grid.width / (columns - 1) : 0;
    const double down = rows > 1 ? grid.height / (rows - 1) : 0;
    Points points;
    points.reserve(static_cast<std::size_t>(count));
    for (int row = 0; row < rows; ++row) {
        const int inRow = std::min(columns, count - row * columns);
        for (int column = 0; column < inRow; ++column)
            points.push_back({(column - 0.5 * (inRow - 1)) * across, (row - 0.5 * (rows - 1)) * down});
    }
    return points;
}

Result<Points> figurePoints(const PolylineShape& polyline, int count)
{
    const std::size_t corners = polyline.points.size();
    if (corners == 0) return error(ProblemCode::notEnoughPoints, "/points", {"0", "1"});
    if (corners > static_cast<std::size_t>(limits::kPolylinePoints))
        return error(ProblemCode::tooMany, "/points",
                     {std::to_string(corners), std::to_string(limits::kPolylinePoints)});
    for (std::size_t i = 0; i < corners; ++i)
        for (const double value : {polyline.points[i].x, polyline.points[i].y})
            if (!(std::abs(value) <= limits::kLength))
                return *checkRange("/points/" + std::to_string(i), value, -limits::kLength, limits::kLength);
    return evenlyAlong(polyline.points, polyline.closed && corners > 2, count);
}

} // namespace flocktale
