// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"
#include "show/show.h"

#include <vector>

/// Putting acts that were saved as a template into a show.
namespace flocktale {

/// The template's acts and props moved and scaled so that they stand on another stage as they stood on their own.
[[nodiscard]] Show fittedTo(const Stage& stage, Show own);

/// Puts the acts in as near to `at` as the whole fits; a single act gives way in a narrow gap as a built-in one does.
/// The ids of the new acts; none means that nothing changed.
std::vector<ActId> addOwn(Show& show, const Show& own, Step at);

/// How many birds the template needs beyond those that the show has, for its neediest act.
[[nodiscard]] int birdsShort(const Show& own, const Show& show, const ShapeLibrary& shapes);

/// The act that a thumbnail shows: the first that forms something.
[[nodiscard]] const Act& faceOf(const Show& own);

} // namespace flocktale
