// SPDX-License-Identifier: MIT
#include "show/keys.h"

#include "math/trig.h"

#include <algorithm>
#include <cstdint>

namespace flocktale {

std::optional<KeyValue> valueAt(const KeyTrack& track, Step at)
{
    if (track.keys.empty()) return std::nullopt;
    return keyValueAt(track.keys, at);
}

KeyValue keyValueAt(const std::vector<Key>& keys, Step at)
{
    const auto next =
        std::upper_bound(keys.begin(), keys.end(), at, [](Step step, const Key& key) { return step < key.at; });
    if (next == keys.begin()) return next->value;
    const Key& from = *std::prev(next);
    if (next == keys.end()) return from.value;
    const double span = static_cast<double>((next->at - from.at).count);
    const double share = eased(from.easing, static_cast<double>((at - from.at).count) / span);
    KeyValue value{};
    for (std::size_t i = 0; i < value.size(); ++i) value[i] = from.value[i] + (next->value[i] - from.value[i]) * share;
    return value;
}

Rgb colorOf(const KeyValue& value)
{
    const auto channel = [](double part) { return static_cast<std::uint8_t>(higher(lower(part, 255.0), 0.0) + 0.5); };
    return {channel(value[0]), channel(value[1]), channel(value[2])};
}

const KeyTrack* findTrack(const std::vector<KeyTrack>& tracks, KeyedProperty property)
{
    const auto found =
        std::find_if(tracks.begin(), tracks.end(), [&](const KeyTrack& track) { return track.property == property; });
    return found == tracks.end() ? nullptr : &*found;
}

} // namespace flocktale
