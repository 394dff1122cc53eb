// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "shape/points.h"
#include "show/show.h"

namespace flocktale {

/// Identifies a shape and a count: equal keys mean that baked points may stand for the shape.
[[nodiscard]] std::uint64_t bakeKey(const Shape& shape, int count);

/// The points of a cast for `count` birds: its baked ones when their key fits, else made by the library. Backing, form
/// size and wobble always come from the shape when the library can make them.
[[nodiscard]] Result<ShapePoints> castPoints(const Cast& cast, int count, const ShapeLibrary& shapes);

/// The show with the points of every cast baked in. The first problem of a shape stops it.
[[nodiscard]] Result<Show> bake(const Show& show, const ShapeLibrary& shapes);

} // namespace flocktale
