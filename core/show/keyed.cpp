// SPDX-License-Identifier: MIT
#include "show/keyed.h"

#include "show/keys.h"

namespace flocktale {

namespace {

std::optional<KeyValue> keyedValue(const Cast& cast, KeyedProperty property, Step at)
{
    const KeyTrack* track = findTrack(cast.keys, property);
    return track ? valueAt(*track, at) : std::nullopt;
}

} // namespace

Place placeAt(const Cast& cast, Step at)
{
    Place place = cast.place;
    if (cast.keys.empty()) return place;
    if (const auto position = keyedValue(cast, KeyedProperty::position, at)) {
        place.x = (*position)[0];
        place.y = (*position)[1];
    }
    if (const auto scale = keyedValue(cast, KeyedProperty::scale, at)) place.scale = (*scale)[0];
    if (const auto rotation = keyedValue(cast, KeyedProperty::rotation, at)) place.rotation = (*rotation)[0];
    return place;
}

std::optional<Rgb> colorAt(const Cast& cast, Step at)
{
    const auto color = keyedValue(cast, KeyedProperty::color, at);
    return color ? std::optional<Rgb>(colorOf(*color)) : std::nullopt;
}

Vec2 orbitCenterAt(const Cast& cast, Step at)
{
    if (const auto centre = keyedValue(cast, KeyedProperty::orbitCenter, at)) return {(*centre)[0], (*centre)[1]};
    const Place place = placeAt(cast, at);
    return {place.x, place.y};
}

bool hasKeyedPlace(const Cast& cast)
{
    return findTrack(cast.keys, KeyedProperty::position) || findTrack(cast.keys, KeyedProperty::scale) ||
           findTrack(cast.keys, KeyedProperty::rotation);
}

} // namespace flocktale
