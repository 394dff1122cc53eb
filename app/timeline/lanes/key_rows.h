// SPDX-License-Identifier: MIT
#pragma once

#include "show/edit/key_edits.h"

#include <QString>

#include <optional>
#include <vector>

namespace flocktale {

/// One row of the lanes that unfold under an act: a property of a cast that has keys, or a cast without any.
struct KeyRow {
    CastId cast;
    std::optional<KeyedProperty> property;
    bool operator==(const KeyRow&) const = default;
};

[[nodiscard]] std::vector<KeyRow> keyRows(const Act& act);

/// "Letters · position"; a cast without a name is called by its number.
[[nodiscard]] QString keyRowTitle(const Act& act, const KeyRow& row);
[[nodiscard]] QString propertyTitle(KeyedProperty property);

/// The key under the pointer, the nearest within a few pixels. `row` counts from 0, `at` is seconds after the act's
/// start.
[[nodiscard]] std::optional<KeyRef> keyHit(const Act& act, int row, double at, double pixelsPerSecond);

/// The shift nearest to `shift` by which keys of one act can move together and stay inside it.
[[nodiscard]] Step keyShift(const Act& act, const std::vector<KeyRef>& keys, Step shift);

/// The keys that a box touches, from one row and time (seconds after the act's start) to another.
[[nodiscard]] std::vector<KeyRef> keysBetween(const Act& act, int fromRow, int toRow, double from, double to);

} // namespace flocktale
