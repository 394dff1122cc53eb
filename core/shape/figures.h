// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "math/vec2.h"
#include "shape/shape.h"

#include <vector>

/// The closed figures: exactly `count` (>= 0) points around the origin, or outOfRange for a parameter that is not
/// finite, negative or beyond limits::kLength.
namespace flocktale {

using Points = std::vector<Vec2>;

/// Evenly on the circle, clockwise from the right.
[[nodiscard]] Result<Points> figurePoints(const RingShape& ring, int count);
/// The sunflower: point i at radius R sqrt((i + 0.5) / n), turned by the golden angle π (3 - √5) from the one before
/// (H. Vogel, 1979). A single point stands on the centre.
[[nodiscard]] Result<Points> figurePoints(const DiscShape& disc, int count);
/// From left to right with both ends; a single point stands in the middle.
[[nodiscard]] Result<Points> figurePoints(const LineShape& line, int count);
/// Evenly along the outline, clockwise from the top left corner. Without width or height it is a line.
[[nodiscard]] Result<Points> figurePoints(const RectShape& rect, int count);
/// Row by row; the outermost columns and rows stand on the rectangle's edges, an unfinished last row in the middle.
[[nodiscard]] Result<Points> figurePoints(const GridShape& grid, int count);
/// Evenly along the line through the given points. Fewer than three of them are never closed: the way back would double
/// every point.
[[nodiscard]] Result<Points> figurePoints(const PolylineShape& polyline, int count);

} // namespace flocktale
