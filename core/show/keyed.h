// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "show/show.h"

#include <optional>

/// A cast at a time after its act's start: what its keys say, else what stands in the cast itself.
namespace flocktale {

[[nodiscard]] Place placeAt(const Cast& cast, Step at);
/// Nothing when the colour has no keys: then the paint counts.
[[nodiscard]] std::optional<Rgb> colorAt(const Cast& cast, Step at);
/// Of the cast's place when it has no keys of its own.
[[nodiscard]] Vec2 orbitCenterAt(const Cast& cast, Step at);

/// Whether the place changes, or could, while the act plays.
[[nodiscard]] bool hasKeyedPlace(const Cast& cast);

} // namespace flocktale
