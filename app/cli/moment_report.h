// SPDX-License-Identifier: MIT
#pragma once

#include "show/performance.h"

#include <nlohmann/json.hpp>

#include <string>

namespace flocktale {

/// One sample of a performance as the command line prints it: t, act, hash, settled, maxSpeed (units per step), minGap;
/// with `birds` each bird's x, y, vx, vy, its target tx, ty (null without one), delay and colour.
[[nodiscard]] nlohmann::ordered_json momentJson(const Performance& performance, bool birds);
[[nodiscard]] std::string momentText(const Performance& performance);

} // namespace flocktale
