// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <cstdint>

namespace flocktale {

/// A valid show with something of everything, values anywhere in their ranges. The same seed gives the same show.
Show randomShow(std::uint32_t seed);

} // namespace flocktale
