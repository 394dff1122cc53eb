// SPDX-License-Identifier: MIT
#pragma once

#include "show/edit/key_edits.h"

#include <memory>

class QMimeData;

namespace flocktale {

/// Keys off from their act, so that they can be pasted into another cast or another show.
[[nodiscard]] std::unique_ptr<QMimeData> keysToMimeData(const KeyGroup& keys);
/// By its type alone; null holds none.
[[nodiscard]] bool mayHoldKeys(const QMimeData* data);
/// Empty when there is anything in it that no key can be.
[[nodiscard]] KeyGroup keysFromMimeData(const QMimeData* data);

} // namespace flocktale
