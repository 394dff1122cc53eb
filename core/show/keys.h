// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/easing.h"
#include "math/step.h"
#include "show/extra.h"

#include <array>
#include <optional>
#include <vector>

namespace flocktale {

/// What of a cast can change while its act plays.
enum class KeyedProperty {
    position,    ///< x and y of its place
    scale,       ///< of its place
    rotation,    ///< of its place, degrees
    color,       ///< red, green and blue, 0 to 255, whole; replaces the paint
    orbitCenter, ///< x and y of what its spare birds circle
};

/// How many numbers a value of the property has.
[[nodiscard]] constexpr int partsOf(KeyedProperty property)
{
    switch (property) {
    case KeyedProperty::position:
    case KeyedProperty::orbitCenter:
        return 2;
    case KeyedProperty::scale:
    case KeyedProperty::rotation:
        return 1;
    case KeyedProperty::color:
        return 3;
    }
    return 0;
}

using KeyValue = std::array<double, 3>; ///< the first partsOf() count; the others are 0

/// A value at a moment.
struct Key {
    Step at; ///< after the act's start
    KeyValue value{};
    Easing easing; ///< of the way to the next key
    Extra extra;
    bool operator==(const Key&) const = default;
};

/// The keys of one property: sorted by time, one at a time, at least one.
struct KeyTrack {
    KeyedProperty property = KeyedProperty::position;
    std::vector<Key> keys;
    bool operator==(const KeyTrack&) const = default;
};

/// The value at a time after the act's start: before the first key the first one's, behind the last the last one's.
/// Nothing for a track without keys.
[[nodiscard]] std::optional<KeyValue> valueAt(const KeyTrack& track, Step at);

/// The same for a list of keys, which has at least one.
[[nodiscard]] KeyValue keyValueAt(const std::vector<Key>& keys, Step at);

/// A colour's value as a colour: to the nearest of each channel.
[[nodiscard]] Rgb colorOf(const KeyValue& value);

/// The track of a property, or null.
[[nodiscard]] const KeyTrack* findTrack(const std::vector<KeyTrack>& tracks, KeyedProperty property);

} // namespace flocktale
