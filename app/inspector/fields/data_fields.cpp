// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"
#include "inspector/fields/named_rows.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>

namespace flocktale {

namespace {

constexpr const char* kPx = QT_TRANSLATE_NOOP("Fields", "px");
constexpr const char* kSeconds = QT_TRANSLATE_NOOP("Fields", "s");

constexpr auto kClump = [](auto& data) { return &data.clump; };
constexpr auto kPipeline = [](auto& data) { return std::get_if<Pipeline>(&data.content); };
constexpr auto kTable = [](auto& data) { return std::get_if<EntityTable>(&data.content); };

constexpr std::array<const char*, kEventStatuses> kStatuses{
    QT_TRANSLATE_NOOP("Fields", "Waiting"),     QT_TRANSLATE_NOOP("Fields", "On the way"),
    QT_TRANSLATE_NOOP("Fields", "Skipped"),     QT_TRANSLATE_NOOP("Fields", "Tried again"),
    QT_TRANSLATE_NOOP("Fields", "Given up"),    QT_TRANSLATE_NOOP("Fields", "Replayed"),
    QT_TRANSLATE_NOOP("Fields", "Gone through")};

template <typename Items>
QStringList namesOf(const Items& items)
{
    QStringList names;
    for (const auto& item : items) names.append(QString::fromStdString(item.name));
    return names;
}

/// One of a pipeline's stages or lanes, by its index.
template <typename Items>
Field indexField(const Words& words, int Pipeline::*member, Items Pipeline::*list)
{
    Field field = makeField<CastData>(
        words, FieldKind::choice, kPipeline, [=](const Pipeline& pipeline) { return pipeline.*member; },
        [=](Pipeline& pipeline, const FieldValue& value) { pipeline.*member = std::get<int>(value); },
        [=](Pipeline& to, const Pipeline& from) { to.*member = from.*member; });
    field.choices = [=](const Show& show, const Focus& focus) {
        const CastData* data = Access<CastData>::read(show, focus);
        const Pipeline* pipeline = data ? kPipeline(*data) : nullptr;
        return pipeline ? namesOf(pipeline->*list) : QStringList();
    };
    return withoutSeed(std::move(field));
}

Field statusField(std::size_t status)
{
    return makeField<CastData>(
        {"data.color." + std::to_string(status), kStatuses[status],
         QT_TRANSLATE_NOOP("Fields", "Colour of events in this state.")},
        FieldKind::color, kPipeline, [=](const Pipeline& pipeline) { return toColor(pipeline.colors[status]); },
        [=](Pipeline& pipeline, const FieldValue& value) { pipeline.colors[status] = toRgb(std::get<QColor>(value)); },
        [=](Pipeline& to, const Pipeline& from) { to.colors[status] = from.colors[status]; });
}

/// Gives rows that name an item the item's new name where a list was renamed in place.
template <typename Items>
void rename(std::vector<TableRow>& rows, std::string TableRow::*member, const Items& from, const Items& to)
{
    if (from.size() != to.size()) return;
    std::map<std::string, std::string> names;
    for (std::size_t i = 0; i < from.size(); ++i) names.emplace(from[i].name, to[i].name);
    for (TableRow& row : rows)
        if (const auto found = names.find(row.*member); found != names.end()) row.*member = found->second;
}

template <typename Items>
bool knowsAll(const std::vector<TableRow>& rows, std::string TableRow::*member, const Items& items)
{
    return std::all_of(rows.begin(), rows.end(), [&](const TableRow& row) {
        return (row.*member).empty() ||
               std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.name == row.*member; });
    });
}

bool holdsTogether(const Pipeline& pipeline)
{
    const auto lanes = static_cast<int>(pipeline.lanes.size());
    const auto stages = static_cast<int>(pipeline.stages.size());
    return stages >= 2 && lanes >= 1 && pipeline.checkStage < stages && pipeline.workStage < stages &&
           pipeline.deadLane < lanes &&
           std::all_of(pipeline.events.begin(), pipeline.events.end(),
                       [lanes](const PipelineEvent& event) { return event.lane < lanes; });
}

/// A list of named things as text. `put` gives the holder the list and says whether everything still holds together.
template <typename Part, typename Item, typename Holder, typename Read, typename Put>
Field namedField(const Words& words, Part part, std::vector<Item> Holder::*member,
                 QString (*write)(const std::vector<Item>&), Read read, Put put, const char* refusal)
{
    Field field = makeField<CastData>(
        words, FieldKind::lines, part, [=](const Holder& holder) { return write(holder.*member); },
        [](Holder&, const FieldValue&) {}, [](Holder&, const Holder&) {});
    field.set = [=](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const CastData* data = Access<CastData>::read(show, focus);
        if (!data) return {};
        CastData changed = *data;
        Holder* holder = part(changed);
        if (!holder) return {};
        auto items = read(std::get<QString>(value), holder->*member);
        if (!items) return {false, FieldText{refusal}.translated()};
        if (!put(*holder, *std::move(items)))
            return {false, QCoreApplication::translate("Fields", "What is missing is still used by the table.")};
        return {Access<CastData>::write(show, focus, std::move(changed)), {}};
    };
    return withoutSeed(std::move(field));
}

Fields pipelineFields()
{
    const auto secondsField = [](const char* name, std::string_view member, const char* label, const char* tip) {
        return numberField<CastData>({name, label, tip, kSeconds}, kPipeline, kPipelineFields, member, {2});
    };
    Fields fields{
        namedField(
            {"data.stages", QT_TRANSLATE_NOOP("Fields", "Stages"),
             QT_TRANSLATE_NOOP("Fields", "One stage a line in order of passing: its name and x.")},
            kPipeline, &Pipeline::stages, stagesText, stagesFromText,
            [](Pipeline& pipeline, std::vector<PipelineStage> stages) {
                pipeline.stages = std::move(stages);
                return holdsTogether(pipeline);
            },
            QT_TRANSLATE_NOOP("Fields", "Each line is a name of its own and a number, as in \"Check 480\".")),
        namedField(
            {"data.lanes", QT_TRANSLATE_NOOP("Fields", "Lanes"),
             QT_TRANSLATE_NOOP("Fields", "One lane a line: its name and y.")},
            kPipeline, &Pipeline::lanes, lanesText, lanesFromText,
            [](Pipeline& pipeline, std::vector<PipelineLane> lanes) {
                pipeline.lanes = std::move(lanes);
                return holdsTogether(pipeline);
            },
            QT_TRANSLATE_NOOP("Fields", "Each line is a name of its own and a number, as in \"Lane 1 240\".")),
        indexField({"data.checkStage", QT_TRANSLATE_NOOP("Fields", "Duplicates stop at"),
                    QT_TRANSLATE_NOOP("Fields", "The stage where duplicates are found.")},
                   &Pipeline::checkStage, &Pipeline::stages),
        indexField({"data.workStage", QT_TRANSLATE_NOOP("Fields", "Tries fail at"),
                    QT_TRANSLATE_NOOP("Fields", "The stage where tries time out and fail.")},
                   &Pipeline::workStage, &Pipeline::stages),
        indexField({"data.deadLane", QT_TRANSLATE_NOOP("Fields", "Given up into"),
                    QT_TRANSLATE_NOOP("Fields", "The lane of events that are given up.")},
                   &Pipeline::deadLane, &Pipeline::lanes),
        secondsField("data.hop", "hop", QT_TRANSLATE_NOOP("Fields", "Hop"),
                     QT_TRANSLATE_NOOP("Fields", "Time from stage to stage, and between lanes.")),
        secondsField("data.attempt", "attempt", QT_TRANSLATE_NOOP("Fields", "Try"),
                     QT_TRANSLATE_NOOP("Fields", "Time that a try takes until it fails.")),
        secondsField("data.backoff", "backoff", QT_TRANSLATE_NOOP("Fields", "Back-off"),
                     QT_TRANSLATE_NOOP("Fields", "Wait before the second try.")),
        numberField<CastData>({"data.factor", QT_TRANSLATE_NOOP("Fields", "Back-off grows by"),
                               QT_TRANSLATE_NOOP("Fields", "By how much each wait is longer than the one before."),
                               QT_TRANSLATE_NOOP("Fields", "×")},
                              kPipeline, kPipelineFields, "factor", {2}),
        numberField<CastData>({"data.attempts", QT_TRANSLATE_NOOP("Fields", "Tries"),
                               QT_TRANSLATE_NOOP("Fields", "After so many failures an event is given up.")},
                              kPipeline, kPipelineFields, "attempts"),
        secondsField("data.reconcile", "reconcile", QT_TRANSLATE_NOOP("Fields", "Reconciliation"),
                     QT_TRANSLATE_NOOP("Fields", "When events that were given up are replayed.")),
        secondsField("data.replayGap", "replayGap", QT_TRANSLATE_NOOP("Fields", "Between replays"),
                     QT_TRANSLATE_NOOP("Fields", "Time from one replay to the next.")),
    };
    for (std::size_t status = 0; status < kEventStatuses; ++status) fields.push_back(statusField(status));
    return fields;
}

Fields tableFields()
{
    Field travel = makeField<CastData>(
        {"data.travel", QT_TRANSLATE_NOOP("Fields", "Way"),
         QT_TRANSLATE_NOOP("Fields", "Time that a clump takes to a new place."), kSeconds},
        FieldKind::number, kTable, [](const EntityTable& table) { return table.travel; },
        [](EntityTable& table, const FieldValue& value) { table.travel = std::get<double>(value); },
        [](EntityTable& to, const EntityTable& from) { to.travel = from.travel; });
    travel.lowest = kTravelRange.lowest;
    travel.highest = kTravelRange.highest;
    travel.decimals = 2;
    return {
        namedField(
            {"data.states", QT_TRANSLATE_NOOP("Fields", "States"),
             QT_TRANSLATE_NOOP("Fields", "One state a line: its name and colour.")},
            kTable, &EntityTable::states, statesText, statesFromText,
            [](EntityTable& table, std::vector<TableState> states) {
                rename(table.rows, &TableRow::state, table.states, states);
                table.states = std::move(states);
                return knowsAll(table.rows, &TableRow::state, table.states);
            },
            QT_TRANSLATE_NOOP("Fields", "Each line is a name of its own and a colour, as in \"done #34d399\".")),
        namedField(
            {"data.tableLanes", QT_TRANSLATE_NOOP("Fields", "Lanes"),
             QT_TRANSLATE_NOOP("Fields", "One lane a line: its name and y.")},
            kTable, &EntityTable::lanes, lanesText, lanesFromText,
            [](EntityTable& table, std::vector<PipelineLane> lanes) {
                rename(table.rows, &TableRow::lane, table.lanes, lanes);
                table.lanes = std::move(lanes);
                return knowsAll(table.rows, &TableRow::lane, table.lanes);
            },
            QT_TRANSLATE_NOOP("Fields", "Each line is a name of its own and a number, as in \"Lane 1 240\".")),
        namedField(
            {"data.places", QT_TRANSLATE_NOOP("Fields", "Places"),
             QT_TRANSLATE_NOOP("Fields", "One place a line: its name, x and y.")},
            kTable, &EntityTable::places, placesText, placesFromText,
            [](EntityTable& table, std::vector<TablePlace> places) {
                rename(table.rows, &TableRow::place, table.places, places);
                table.places = std::move(places);
                return knowsAll(table.rows, &TableRow::place, table.places);
            },
            QT_TRANSLATE_NOOP("Fields", "Each line is a name of its own and two numbers, as in \"middle 640 360\".")),
        travel,
    };
}

} // namespace

Fields dataFields()
{
    constexpr Look kPerSecond{1, kStepsPerSecond};
    Fields fields{
        stepField<CastData>({"data.start", QT_TRANSLATE_NOOP("Fields", "Starts at"),
                             QT_TRANSLATE_NOOP("Fields", "When the data's time begins, from the start of the act."),
                             kSeconds},
                            kWhole, &CastData::start, kSpanStartRange),
        numberField<CastData>({"data.radius", QT_TRANSLATE_NOOP("Fields", "Clump radius"),
                               QT_TRANSLATE_NOOP("Fields", "Size of the clumps that birds swarm in."), kPx},
                              kClump, kClumpFields, "radius", {1}),
        numberField<CastData>({"data.speed", QT_TRANSLATE_NOOP("Fields", "Clump speed"),
                               QT_TRANSLATE_NOOP("Fields", "How fast the outermost birds circle in their clump."),
                               QT_TRANSLATE_NOOP("Fields", "px/s")},
                              kClump, kClumpFields, "speed", kPerSecond),
    };
    for (Fields part : {pipelineFields(), tableFields()})
        for (Field& field : part) fields.push_back(std::move(field));
    return fields;
}

} // namespace flocktale
