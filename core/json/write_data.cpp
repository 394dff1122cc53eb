// SPDX-License-Identifier: MIT
#include "show/names.h"
#include "json/write_parts.h"

namespace flocktale {

namespace {

struct DataWriter {
    JsonWriter& json;
    const Extra& extra;

    template <typename Items, typename Write>
    void list(std::string_view name, const Items& items, Write write) const
    {
        json.openList(name);
        for (const auto& item : items) {
            json.openObject();
            write(item);
            json.kept(item.extra);
            json.closeObject();
        }
        json.closeList();
    }

    void lanes(const std::vector<PipelineLane>& lanes) const
    {
        list("lanes", lanes, [this](const PipelineLane& lane) {
            json.text("name", lane.name);
            json.number("y", lane.y);
        });
    }

    void operator()(const Pipeline& pipeline) const
    {
        list("stages", pipeline.stages, [this](const PipelineStage& stage) {
            json.text("name", stage.name);
            json.number("x", stage.x);
        });
        lanes(pipeline.lanes);
        json.numbers(kPipelineFields, pipeline);
        json.openObject("colors");
        for (const Named<EventStatus>& status : kEventStatusNames)
            json.color(status.name, pipeline.colors[static_cast<std::size_t>(status.value)]);
        json.kept(extra, "colors");
        json.closeObject();
        list("events", pipeline.events, [this](const PipelineEvent& event) {
            if (!event.name.empty()) json.text("name", event.name);
            writeTime(json, "at", event.at);
            json.whole("lane", event.lane);
            json.text("fate", nameOf(kEventFates, event.fate));
            if (event.retries != PipelineEvent{}.retries) json.whole("retries", event.retries);
        });
    }

    void operator()(const EntityTable& table) const
    {
        list("states", table.states, [this](const TableState& state) {
            json.text("name", state.name);
            json.color("color", state.color);
        });
        lanes(table.lanes);
        list("places", table.places, [this](const TablePlace& place) {
            json.text("name", place.name);
            json.number("x", place.x);
            json.number("y", place.y);
        });
        json.number("travel", table.travel);
        list("rows", table.rows, [this](const TableRow& row) {
            json.text("entity", row.entity);
            writeTime(json, "at", row.at);
            if (!row.state.empty()) json.text("state", row.state);
            if (!row.lane.empty()) json.text("lane", row.lane);
            if (!row.place.empty()) json.text("place", row.place);
            if (row.color) json.color("color", *row.color);
        });
    }
};

} // namespace

void writeData(JsonWriter& json, const CastData& data)
{
    json.openObject("data");
    json.text("kind", std::holds_alternative<Pipeline>(data.content) ? "pipeline" : "table");
    if (data.start.count != 0) writeTime(json, "start", data.start);
    json.numbers(kClumpFields, data.clump);
    std::visit(DataWriter{json, data.extra}, data.content);
    json.kept(data.extra);
    json.closeObject();
}

} // namespace flocktale
