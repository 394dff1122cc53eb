// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"

#include <QString>

#include <optional>

namespace flocktale {

/// Reads a time as a person types it: seconds ("66.96", "1,5", "2.5s"), minutes and seconds ("1:06.5", "1:02:03"), or
/// steps ("123f"). The step nearest to it when within half a millisecond, else the one before (math/step.h: stepAt).
/// Nothing when it is not a time, negative, or longer than a show may be.
[[nodiscard]] std::optional<Step> parseTime(const QString& text);

/// The same, or a sum of times (controls/expression.h): "12.5+2", "1:02.5-90f", and from `present` on: "+2", "-90f".
[[nodiscard]] std::optional<Step> typedTime(const QString& text, Step present);

/// m:ss.mmm, rounded to the millisecond; parseTime gives the same step back.
[[nodiscard]] QString formatTime(Step at);

} // namespace flocktale
