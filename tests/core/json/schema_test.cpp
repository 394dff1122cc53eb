// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "show/fields.h"
#include "show/names.h"
#include "support/catch.h"
#include "json/show_json.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

using namespace flocktale;
using nlohmann::json;

namespace {
std::string documentation(const std::string& name)
{
    std::ifstream file(std::string(FLOCKTALE_SOURCE_DIR) + "/docs/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    REQUIRE_FALSE(text.str().empty());
    return text.str();
}

json schema() { return json::parse(showSchema()); }

/// The schema's properties of a shape type.
json shapeProperties(const json& root, const std::string& type)
{
    for (const json& rule : root.at("/$defs/shape/allOf"_json_pointer))
        if (rule.at("/if/properties/type/const"_json_pointer) == type) return rule.at("/then/properties"_json_pointer);
    FAIL("no shape " << type);
    return {};
}

template <typename T, std::size_t N>
void checkFields(const json& properties, const std::array<NumberField<T>, N>& fields)
{
    for (const NumberField<T>& field : fields) {
        INFO(field.name);
        REQUIRE(properties.contains(field.name));
        const json& property = properties.at(std::string(field.name));
        CHECK(property.at("type") == (field.whole() ? "integer" : "number"));
        CHECK(property.at("minimum").template get<double>() == field.range.lowest);
        CHECK(property.at("maximum").template get<double>() == field.range.highest);
        CHECK(property.at("default").template get<double>() == field.get(T{}));
    }
}

template <typename E, std::size_t N>
void checkNames(const json& property, const std::array<Named<E>, N>& names, E usual)
{
    std::set<std::string> expected;
    for (const Named<E>& named : names) expected.insert(std::string(named.name));
    CHECK(property.at("enum").get<std::set<std::string>>() == expected);
    CHECK(property.at("default") == std::string(nameOf(names, usual)));
}
} // namespace

TEST_CASE("the schema that the program prints is the file of the documentation")
{
    CHECK(documentation("show.schema.json") == showSchema());
}

TEST_CASE("the schema states the ranges and defaults that the program goes by")
{
    const json root = schema();
    const auto at = [&](const std::string& pointer) { return root.at(json::json_pointer("/$defs/" + pointer)); };
    checkFields(at("stage/properties"), kStageFields);
    checkFields(at("flock/properties"), kFlockFields);
    checkFields(at("opening/anyOf/1/properties"), kOpeningFields);
    checkFields(at("flight/properties"), kFlightFields);
    checkFields(at("formation/properties"), kFormationFields);
    checkFields(at("cast/properties"), kCastFields);
    checkFields(at("place/properties"), kPlaceFields);
    checkFields(at("sweep/anyOf/1/properties"), kSweepFields);
    checkFields(at("paint/anyOf/1/properties"), kPaintFields);
    checkFields(at("prop/then/properties"), kPropFields);
    checkFields(at("sound/properties"), kSoundFields);
    checkFields(at("tempo/properties"), kTempoFields);
    checkFields(at("act/properties/spare/anyOf/1/properties"), kSpareFields);
    checkFields(shapeProperties(root, "ring"), kRingFields);
    checkFields(shapeProperties(root, "disc"), kDiscFields);
    checkFields(shapeProperties(root, "line"), kLineFields);
    checkFields(shapeProperties(root, "rect"), kRectFields);
    checkFields(shapeProperties(root, "grid"), kGridFields);
    checkFields(shapeProperties(root, "text"), kTextFields);
    checkFields(shapeProperties(root, "qr"), kQrFields);
    checkFields(at("motion/then/properties"), kMotionFields);
    checkFields(at("motionStop/properties"), kMotionStopFields);
    checkFields(at("data/properties"), kClumpFields);
    checkFields(at("data/allOf/0/then/properties"), kPipelineFields);
    checkFields(at("expectation/then/properties"), kExpectationFields);
    CHECK(at("spanStart/minimum") == kSpanStartRange.lowest);
    CHECK(at("event/properties/retries/maximum") == kRetriesRange.highest);
    CHECK(at("data/allOf/1/then/properties/travel/maximum") == kTravelRange.highest);
    CHECK(at("data/allOf/1/then/properties/travel/default") == EntityTable{}.travel);
    const json speed = at("act/properties/exit/anyOf/1/properties/speed");
    CHECK(speed.at("maximum") == kExitSpeedRange.highest);
    CHECK(speed.at("default") == Act{}.exitSpeed);
}

TEST_CASE("the schema lists the words that the program knows")
{
    const json root = schema();
    const auto at = [&](const std::string& pointer) { return root.at(json::json_pointer("/$defs/" + pointer)); };
    checkNames(at("flight/properties/rules"), kFlightRules, FlightParameters{}.rules);
    checkNames(at("opening/anyOf/0"), kOpeningKinds, Opening{}.kind);
    checkNames(at("opening/anyOf/1/properties/kind"), kOpeningKinds, Opening{}.kind);
    checkNames(at("act/properties/exit/anyOf/0"), kExitKinds, Act{}.exit);
    checkNames(at("cast/properties/assignment"), assignmentNames(), Cast{}.assignment);
    checkNames(at("sweep/anyOf/0"), sweepNames(), Sweep{}.kind);
    checkNames(at("sweep/anyOf/1/properties/kind"), sweepNames(), Sweep{}.kind);
    checkNames(at("cast/properties/form"), kForms, Cast{}.form);
    checkNames(at("cast/properties/pick"), kCastPicks, Cast{}.pick);
    checkNames(at("act/properties/spare/anyOf/0"), kSpareKinds, Spare{}.kind);
    checkNames(at("act/properties/spare/anyOf/1/properties/kind"), kSpareKinds, Spare{}.kind);
    checkNames(at("motion/then/properties/kind"), kMotionKinds, CastMotion{}.kind);
    CHECK(at("motion/if/properties/kind/enum") == at("motion/then/properties/kind/enum"));
    checkNames(at("event/properties/fate"), kEventFates, PipelineEvent{}.fate);
    for (const auto& status : kEventStatusNames)
        CHECK(at("data/allOf/0/then/properties/colors/properties").contains(status.name));
    CHECK(at("expectation/if/properties/kind/enum").size() == kExpectationKinds.size());
    std::set<std::string> properties;
    for (const auto& named : kKeyedProperties) properties.insert(std::string(named.name));
    std::set<std::string> listed;
    const json keyed = at("keys/properties"); // items() does not keep what it goes through
    for (const auto& [name, list] : keyed.items()) listed.insert(name);
    CHECK(listed == properties);
    checkNames(shapeProperties(root, "qr").at("level"), kQrLevels, QrShape{}.level);
    std::set<std::string> props;
    for (const auto& named : kPropKinds) props.insert(std::string(named.name));
    CHECK(at("prop/if/properties/type/enum").get<std::set<std::string>>() == props);
}

TEST_CASE("the schema states the limits that the program goes by")
{
    const json root = schema();
    CHECK(root.at("/properties/flocktale/const"_json_pointer) == kFormatVersion);
    CHECK(root.at("/properties/acts/maxItems"_json_pointer) == limits::kActs);
    CHECK(root.at("/properties/props/maxItems"_json_pointer) == limits::kProps);
    CHECK(root.at("/properties/markers/maxItems"_json_pointer) == limits::kMarkers);
    CHECK(root.at("/properties/sounds/maxItems"_json_pointer) == limits::kSounds);
    CHECK(root.at("/properties/title/maxLength"_json_pointer) == limits::kNameCharacters);
    CHECK(root.at("/$defs/act/properties/casts/maxItems"_json_pointer) == limits::kCastsPerAct);
    CHECK(root.at("/$defs/act/properties/duration/maximum"_json_pointer) == limits::kShowSeconds);
    CHECK(root.at("/$defs/time/maximum"_json_pointer) == limits::kShowSeconds);
    CHECK(root.at("/$defs/stops/maxItems"_json_pointer) == limits::kPaintStops);
    const json placed = root.at("/$defs/paint/anyOf/1/properties/positions"_json_pointer);
    CHECK(placed.at("maxItems") == limits::kPaintStops);
    CHECK(placed.at("/items/maximum"_json_pointer) == kStopRange.highest);
    CHECK(root.at("/$defs/baked/properties/points/maxItems"_json_pointer) == limits::kBirds);
    CHECK(root.at("/$defs/point/items/maximum"_json_pointer) == kBakedRange.highest);
    CHECK(root.at("/properties/tempo/maxItems"_json_pointer) == limits::kTempos);
    CHECK(root.at("/$defs/keys/properties/scale/maxItems"_json_pointer) == limits::kKeys);
    CHECK(root.at("/$defs/placeKeys/maxItems"_json_pointer) == limits::kKeys);
    CHECK(root.at("/$defs/field/properties/rows/maxItems"_json_pointer) == limits::kFieldSide);
    CHECK(root.at("/$defs/field/properties/rows/items/maxLength"_json_pointer) == 2 * limits::kFieldSide);
    CHECK(root.at("/$defs/pin/items/maximum"_json_pointer) == kPinRange.highest);
    CHECK(root.at("/$defs/position/items/maximum"_json_pointer) == kCoordinateRange.highest);
    CHECK(root.at("/properties/expectations/maxItems"_json_pointer) == limits::kExpectations);
    CHECK(root.at("/$defs/cast/properties/motion/maxItems"_json_pointer) == limits::kMotions);
    CHECK(root.at("/$defs/motion/then/properties/stops/maxItems"_json_pointer) == limits::kMotionStops);
    const json data = root.at("/$defs/data/allOf"_json_pointer);
    CHECK(data.at("/0/then/properties/stages/maxItems"_json_pointer) == limits::kDataLists);
    CHECK(data.at("/0/then/properties/events/maxItems"_json_pointer) == limits::kEvents);
    CHECK(data.at("/1/then/properties/rows/maxItems"_json_pointer) == limits::kTableRows);
    const json polyline = shapeProperties(root, "polyline").at("points");
    CHECK(polyline.at("maxItems") == limits::kPolylinePoints);
    CHECK(polyline.at("/items/items/maximum"_json_pointer) == kCoordinateRange.highest);
    CHECK(shapeProperties(root, "text").at("/text/maxLength"_json_pointer) == limits::kTextCharacters);
    CHECK(shapeProperties(root, "qr").at("/text/maxLength"_json_pointer) == limits::kQrCharacters);
}

namespace {
template <typename T, std::size_t N>
void checkDocumented(const std::string& page, const std::array<NumberField<T>, N>& fields)
{
    for (const NumberField<T>& field : fields) {
        const std::string row = "| `" + std::string(field.name) + "` | " + numberText(field.range.lowest) + " to " +
                                numberText(field.range.highest) + (field.whole() ? ", whole" : "") + " | " +
                                numberText(field.get(T{})) + " |";
        CHECK_THAT(page, ContainsSubstring(row));
    }
}
} // namespace

TEST_CASE("the format's page states the ranges, defaults and limits that the program goes by")
{
    const std::string page = documentation("format.md");
    checkDocumented(page, kStageFields);
    checkDocumented(page, kFlockFields);
    checkDocumented(page, kOpeningFields);
    checkDocumented(page, kFlightFields);
    checkDocumented(page, kFormationFields);
    checkDocumented(page, kCastFields);
    checkDocumented(page, kPlaceFields);
    checkDocumented(page, kSweepFields);
    checkDocumented(page, kPaintFields);
    checkDocumented(page, kRingFields);
    checkDocumented(page, kDiscFields);
    checkDocumented(page, kLineFields);
    checkDocumented(page, kRectFields);
    checkDocumented(page, kGridFields);
    checkDocumented(page, kTextFields);
    checkDocumented(page, kQrFields);
    checkDocumented(page, kPropFields);
    checkDocumented(page, kSoundFields);
    checkDocumented(page, kTempoFields);
    checkDocumented(page, kSpareFields);
    checkDocumented(page, kMotionFields);
    checkDocumented(page, kMotionStopFields);
    checkDocumented(page, kClumpFields);
    checkDocumented(page, kPipelineFields);
    checkDocumented(page, kExpectationFields);
    for (const auto& named : kMotionKinds) CHECK_THAT(page, ContainsSubstring("| `" + std::string(named.name) + "` |"));
    const auto checkLimit = [&](const std::string& what, std::size_t limit, const std::string& unit = {}) {
        CHECK_THAT(page, ContainsSubstring("| " + what + " | " + std::to_string(limit) + unit + " |"));
    };
    checkLimit("size of a file", limits::kFileBytes, " bytes");
    checkLimit("nesting", limits::kNesting, " levels");
    checkLimit("values in a file", limits::kJsonValues);
    checkLimit("birds", limits::kBirds);
    checkLimit("acts", limits::kActs);
    checkLimit("casts of an act", limits::kCastsPerAct);
    checkLimit("props", limits::kProps);
    checkLimit("markers", limits::kMarkers);
    checkLimit("sounds", limits::kSounds);
    checkLimit("points of a polyline", limits::kPolylinePoints);
    checkLimit("characters of a text", limits::kTextCharacters);
    checkLimit("characters of a title, a name, an id, a word", limits::kNameCharacters);
    checkLimit("colours of a cast", limits::kPaintStops);
    checkLimit("keys of a property of a cast", limits::kKeys);
    checkLimit("tempos", limits::kTempos);
    checkLimit("motions of a cast", limits::kMotions);
    checkLimit("stops of an itinerary", limits::kMotionStops);
    checkLimit("stages, lanes, places or states of data", limits::kDataLists);
    checkLimit("events of a pipeline", limits::kEvents);
    checkLimit("rows of a table", limits::kTableRows);
    checkLimit("expectations", limits::kExpectations);
    checkLimit("columns and rows of a field", limits::kFieldSide);
    checkLimit("end of the last act", static_cast<std::size_t>(limits::kShowSeconds), " s");
    checkLimit("problems listed of one file", limits::kProblems);
}
