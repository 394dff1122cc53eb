// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "shape/points.h"
#include "shape/shape.h"

namespace flocktale {

/// Exactly `count` points spread over the ink of a text, or none with a warning (noInk, or the drawer's noFont).
/// Problems: outOfRange, notUtf8, and those of `drawer`, which may be null (noFont: nothing can be drawn).
[[nodiscard]] Result<ShapePoints> textPoints(const TextShape& text, int count, const TextInk* drawer);

} // namespace flocktale
