// SPDX-License-Identifier: MIT
#include "show/names.h"
#include "json/write_parts.h"

#include <array>
#include <span>

namespace flocktale {

void writeTime(JsonWriter& json, std::string_view name, Step value) { json.number(name, seconds(value)); }

void writeEasing(JsonWriter& json, std::string_view name, const Easing& easing)
{
    if (easing.kind == EasingKind::bezier)
        json.flat(name, std::array{easing.x1, easing.y1, easing.x2, easing.y2});
    else
        json.text(name, nameOf(kEasingKinds, easing.kind));
}

void writeKey(JsonWriter& json, const Key& key, KeyedProperty property)
{
    json.openObject();
    writeTime(json, "at", key.at);
    if (property == KeyedProperty::color)
        json.color("value", colorOf(key.value));
    else if (partsOf(property) == 1)
        json.number("value", key.value[0]);
    else
        json.flat("value", std::span(key.value).first(static_cast<std::size_t>(partsOf(property))));
    if (key.easing != Easing{}) writeEasing(json, "easing", key.easing);
    json.kept(key.extra);
    json.closeObject();
}

} // namespace flocktale
