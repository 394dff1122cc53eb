// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"
#include "json/json_writer.h"

/// The parts of a show file that have a file of their own, each written into the object or list that is open.
namespace flocktale {

void writeTime(JsonWriter& json, std::string_view name, Step value);
/// The word of an easing, or the four numbers of a bezier.
void writeEasing(JsonWriter& json, std::string_view name, const Easing& easing);
/// An item of a list of keys.
void writeKey(JsonWriter& json, const Key& key, KeyedProperty property);
/// "motion", unless there is none.
void writeMotions(JsonWriter& json, const std::vector<CastMotion>& motions);
/// "data"
void writeData(JsonWriter& json, const CastData& data);
/// "expectations", unless there is none.
void writeExpectations(JsonWriter& json, const std::vector<Expectation>& expectations);

} // namespace flocktale
