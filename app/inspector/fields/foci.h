// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "inspector/fields/field.h"

namespace flocktale {

/// What forms of acts edit: every selected act, the current one first. One empty focus when there is none.
[[nodiscard]] Foci selectedActs(const Selection* selection);

/// What forms of casts edit: the selected casts of the one selected act, the current one first; with several acts
/// every cast of each of them, those of the current act first.
[[nodiscard]] Foci selectedCasts(const Show& show, const Selection* selection);

} // namespace flocktale
