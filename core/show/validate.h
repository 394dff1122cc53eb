// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "shape/points.h"
#include "show/show.h"

namespace flocktale {

/// What keeps a show from performing as written, with JSON pointers (no lines): overlapping acts, unstable springs,
/// casts that ask for more birds than there are, values out of range, duplicate ids. Cheap: makes no points.
[[nodiscard]] Problems validate(const Show& show);

/// What only shows when the shapes are made: text without ink or font, a code with too few birds or too much text.
[[nodiscard]] Problems validateShapes(const Show& show, const ShapeLibrary& shapes);

} // namespace flocktale
