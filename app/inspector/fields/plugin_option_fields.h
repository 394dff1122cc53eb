// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/fields/field.h"

namespace flocktale {

class ShapeGenerator;

/// A field for each option that a plugin's shape declares. The generator must outlive them.
[[nodiscard]] Fields pluginOptionFields(const ShapeGenerator& generator);

} // namespace flocktale
