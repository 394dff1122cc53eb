// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <QString>

#include <optional>
#include <vector>

namespace flocktale {

/// Corners as a person types them: one a line, x and y with a space between, decimals with a point.
[[nodiscard]] QString cornersText(const std::vector<Vec2>& corners);
/// Also takes commas between the two numbers and semicolons between corners. Empty when a line is not two numbers in
/// range or when there are fewer than two corners or too many.
[[nodiscard]] std::optional<std::vector<Vec2>> cornersFromText(const QString& text);

} // namespace flocktale
