// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace flocktale {

/// Members of a JSON object that this version does not know: kept, in order, values as JSON text without white space.
/// The name is a relative JSON pointer (RFC 6901, without the first slash): "x_easing" of the object itself, and
/// "sweep/x_curve" of an object inside it whose struct keeps none (flight, opening, formation, exit, spare, place,
/// sweep, field, color, keys, baked).
using Extra = std::vector<std::pair<std::string, std::string>>;

} // namespace flocktale
