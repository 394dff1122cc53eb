// SPDX-License-Identifier: MIT
#pragma once

#include "math/direction.h" // for plugins too: the standard library's sine has other last bits on other machines
#include "math/vec2.h"
#include "plugin/options.h"

#include <string>
#include <vector>

namespace flocktale {

/// A plugin that makes a shape. Pure: the same options and count give the same points; it sees neither show nor flock.
class ShapeGenerator {
public:
    virtual ~ShapeGenerator() = default;
    /// The shape's `type` in the file, for example "heart".
    [[nodiscard]] virtual std::string type() const = 0;
    [[nodiscard]] virtual std::vector<OptionSpec> options() const = 0;
    /// Exactly `count` points around the origin, in stage units, evenly, without a doubled seam. count >= 1.
    [[nodiscard]] virtual std::vector<Vec2> points(const OptionValues& values, int count) const = 0;
};

} // namespace flocktale
