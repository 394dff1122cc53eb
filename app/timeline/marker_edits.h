// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <string>

namespace flocktale {

/// Both are false when there is no such marker or nothing changes.
/// To a time of the show. One that is attached to an act stays behind the act's start.
bool moveMarker(Show& show, const MarkerId& id, Step at);
bool renameMarker(Show& show, const MarkerId& id, const std::string& name);

/// The step nearest to a time, within the limits of a show.
[[nodiscard]] Step clampedToShow(double seconds);

} // namespace flocktale
