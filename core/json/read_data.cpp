// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

namespace flocktale {

namespace {

/// Reads each object of a required list; what is none is a problem and leaves an empty item.
template <typename Item, typename Read>
std::vector<Item> readList(ObjectReader& object, std::string_view name, int limit, bool required, Read read)
{
    std::vector<Item> items;
    if (required && object.require(name) == kNoNode) return items;
    for (const NodeId node : object.list(name, limit)) {
        Item& item = items.emplace_back();
        const JsonKind kind = object.tree().kind(node);
        if (kind == JsonKind::object) {
            ObjectReader inner(object.log(), node);
            read(inner, item);
            inner.keepUnknown(item.extra);
        } else {
            object.log().error(ProblemCode::wrongType, node, {"an object", std::string(kindName(kind))});
        }
    }
    return items;
}

void readName(ObjectReader& object, std::string_view member, std::string& name)
{
    if (object.require(member) != kNoNode) object.text(member, limits::kNameCharacters, name);
}

void readCoordinate(ObjectReader& object, std::string_view member, double& value)
{
    if (object.require(member) != kNoNode) object.number(member, kCoordinateRange, false, value);
}

std::vector<PipelineLane> readLanes(ObjectReader& object, bool required)
{
    return readList<PipelineLane>(object, "lanes", limits::kDataLists, required, [](ObjectReader& item, auto& lane) {
        readName(item, "name", lane.name);
        readCoordinate(item, "y", lane.y);
    });
}

Pipeline readPipeline(ObjectReader& object, Extra& extra)
{
    Pipeline pipeline;
    pipeline.stages =
        readList<PipelineStage>(object, "stages", limits::kDataLists, true, [](ObjectReader& item, auto& stage) {
            readName(item, "name", stage.name);
            readCoordinate(item, "x", stage.x);
        });
    pipeline.lanes = readLanes(object, true);
    object.numbers(kPipelineFields, pipeline);
    if (auto colors = object.object("colors")) {
        for (const Named<EventStatus>& status : kEventStatusNames)
            colors->color(status.name, pipeline.colors[static_cast<std::size_t>(status.value)]);
        colors->keepUnknown(extra, "colors");
    }
    pipeline.events = readList<PipelineEvent>(object, "events", limits::kEvents, false,
                                              [](ObjectReader& item, auto& event) { readEvent(item, event); });
    return pipeline;
}

EntityTable readTable(ObjectReader& object)
{
    EntityTable table;
    table.states =
        readList<TableState>(object, "states", limits::kDataLists, false, [](ObjectReader& item, auto& state) {
            readName(item, "name", state.name);
            if (item.require("color") != kNoNode) item.color("color", state.color);
        });
    table.lanes = readLanes(object, false);
    table.places =
        readList<TablePlace>(object, "places", limits::kDataLists, false, [](ObjectReader& item, auto& place) {
            readName(item, "name", place.name);
            readCoordinate(item, "x", place.x);
            readCoordinate(item, "y", place.y);
        });
    object.number("travel", kTravelRange, false, table.travel);
    table.rows = readList<TableRow>(object, "rows", limits::kTableRows, false,
                                    [](ObjectReader& item, auto& row) { readTableRow(item, row); });
    return table;
}

} // namespace

void readEvent(ObjectReader& object, PipelineEvent& event)
{
    object.text("name", limits::kNameCharacters, event.name);
    if (object.require("at") != kNoNode) readTime(object, "at", event.at);
    double value = 0;
    if (object.number("lane", {0, limits::kDataLists - 1}, true, value)) event.lane = static_cast<int>(value);
    object.choice("fate", kEventFates, event.fate);
    if (object.number("retries", kRetriesRange, true, value)) event.retries = static_cast<int>(value);
}

void readTableRow(ObjectReader& object, TableRow& row)
{
    readName(object, "entity", row.entity);
    if (object.require("at") != kNoNode) readTime(object, "at", row.at);
    object.text("state", limits::kNameCharacters, row.state);
    object.text("lane", limits::kNameCharacters, row.lane);
    object.text("place", limits::kNameCharacters, row.place);
    if (object.tree().find(object.node(), "color") != kNoNode) object.color("color", row.color.emplace());
}

std::optional<CastData> readData(ObjectReader object)
{
    CastData data;
    std::string kind;
    if (object.require("kind") == kNoNode || !object.text("kind", limits::kNameCharacters, kind)) return std::nullopt;
    if (kind != "pipeline" && kind != "table") return std::nullopt;
    readSpanStart(object, "start", data.start);
    object.numbers(kClumpFields, data.clump);
    if (kind == "pipeline")
        data.content = readPipeline(object, data.extra);
    else
        data.content = readTable(object);
    object.keepUnknown(data.extra);
    return data;
}

} // namespace flocktale
