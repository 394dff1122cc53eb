// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "plugin/options.h"
#include "plugin/shape_generator.h"
#include "shape/points.h"
#include "shape/shape.h"

#include <vector>

namespace flocktale {

/// A shape's members as values that its generator may see: each declared option of the right kind, numbers within the
/// declared range and whole where they should be. Anything else is left out, so that it takes its default.
[[nodiscard]] OptionValues readOptions(const PluginShape& shape, const std::vector<OptionSpec>& specs);

/// Asks a generator for points and trusts nothing: pluginFailed when it throws, gives another number of points, or one
/// that is not finite or beyond limits::kLength.
[[nodiscard]] Result<ShapePoints> pluginPoints(const PluginShape& shape, int count, const ShapeGenerator& generator);

} // namespace flocktale
