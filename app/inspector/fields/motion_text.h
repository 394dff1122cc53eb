// SPDX-License-Identifier: MIT
#pragma once

#include "show/cast_motion.h"

#include <QString>

#include <optional>
#include <vector>

/// The lists of a motion as a person types them, a line each. Nothing comes back from a text that is no such list.
namespace flocktale {

/// x, y and seconds of each stop.
[[nodiscard]] QString stopsText(const std::vector<MotionStop>& stops);
/// A stop keeps what is not typed of the one of `former` in the same line.
[[nodiscard]] std::optional<std::vector<MotionStop>> stopsFromText(const QString& text,
                                                                   const std::vector<MotionStop>& former);

/// Seconds, x and y of each key of the centre.
[[nodiscard]] QString centreKeysText(const std::vector<Key>& keys);
/// Times rise from 0 on. A key at the time of one of `former` keeps its easing.
[[nodiscard]] std::optional<std::vector<Key>> centreKeysFromText(const QString& text, const std::vector<Key>& former);

} // namespace flocktale
