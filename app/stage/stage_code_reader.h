// SPDX-License-Identifier: MIT
#pragma once

#include "show/expect.h"

#include <memory>

namespace flocktale {

/// Reads the codes of a moment from its picture, as wide as a screen would show it; null when the program was built
/// without a reader (ZXing).
[[nodiscard]] std::unique_ptr<const CodeReader> makeStageCodeReader();

} // namespace flocktale
