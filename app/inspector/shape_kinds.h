// SPDX-License-Identifier: MIT
#pragma once

#include "shape/shape.h"

#include <string>
#include <vector>

namespace flocktale {

class ShapeGenerator;

/// The names of the built-in kinds of shape in the order in which they are offered.
[[nodiscard]] const std::vector<std::string>& builtInShapes();

/// The shape as another kind that keeps what the two have in common: about the same extent, and the text.
[[nodiscard]] Shape withKind(const Shape& shape, const std::string& type);

} // namespace flocktale
