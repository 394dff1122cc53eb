// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <QString>

namespace flocktale {

/// What an act shows, in a few translated words: "Free flight", "Text “HELLO”", "Disc and 2 more".
[[nodiscard]] QString shapeSummary(const Act& act);

/// What an act is called where it has to be called something: its name, else what it shows.
[[nodiscard]] QString actTitle(const Act& act);

/// The name of the drawing that stands for an act: the type of its first cast's shape, "plugin" for one of a plugin,
/// "flock" for free flight.
[[nodiscard]] QString shapeIconName(const Act& act);

/// The colour that stands for an act: its first cast's first stop, else the flock's.
[[nodiscard]] Rgb actColor(const Show& show, const Act& act);

} // namespace flocktale
