// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"

#include <QString>

namespace flocktale {

/// "m:ss", or "h:mm:ss" from an hour on, with as many decimals of a second (0 to 3) as asked for. Never negative.
[[nodiscard]] QString clockText(Step at, int decimals);

/// A span as people say it: "3 s", "1.25 s", with up to three decimals and no idle zeros.
[[nodiscard]] QString durationText(Step duration);

} // namespace flocktale
