// SPDX-License-Identifier: MIT
#include "inspector/data/data_edits.h"

#include "show/edit.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace flocktale {

namespace {

std::string translated(const char* text) { return QCoreApplication::translate("CastData", text).toStdString(); }

Step shareOf(const Act& act, double share) { return nearestStep(seconds(act.duration) * share); }

} // namespace

const CastData* findData(const Show& show, const ActId& act, const CastId& cast)
{
    const Act* owner = findAct(show, act);
    const Cast* found = owner ? findCast(*owner, cast) : nullptr;
    return found && found->data ? &*found->data : nullptr;
}

bool setData(Show& show, const ActId& act, const CastId& cast, std::optional<CastData> data)
{
    const Act* owner = findAct(std::as_const(show), act);
    const Cast* found = owner ? findCast(*owner, cast) : nullptr;
    if (!found) return false;
    Cast changed = *found;
    changed.data = std::move(data);
    return setCast(show, act, changed);
}

CastData freshPipeline(const Stage& stage, const Act& act)
{
    Pipeline pipeline;
    pipeline.stages = {
        {translated(QT_TRANSLATE_NOOP("CastData", "Arrival")), stage.width * 0.12, {}},
        {translated(QT_TRANSLATE_NOOP("CastData", "Check")), stage.width * 0.37, {}},
        {translated(QT_TRANSLATE_NOOP("CastData", "Work")), stage.width * 0.63, {}},
        {translated(QT_TRANSLATE_NOOP("CastData", "Done")), stage.width * 0.88, {}},
    };
    pipeline.lanes = {
        {translated(QT_TRANSLATE_NOOP("CastData", "Lane 1")), stage.height * 0.3, {}},
        {translated(QT_TRANSLATE_NOOP("CastData", "Lane 2")), stage.height * 0.5, {}},
        {translated(QT_TRANSLATE_NOOP("CastData", "Dead letters")), stage.height * 0.75, {}},
    };
    pipeline.deadLane = 2;
    pipeline.reconcile = seconds(shareOf(act, 0.7));
    constexpr std::array kFates{EventFate::normal,  EventFate::duplicate, EventFate::timeout,
                                EventFate::failure, EventFate::normal,    EventFate::normal};
    for (std::size_t i = 0; i < kFates.size(); ++i) {
        PipelineEvent event;
        event.at = shareOf(act, 0.05 * static_cast<double>(i));
        event.lane = static_cast<int>(i % 2);
        event.fate = kFates[i];
        pipeline.events.push_back(event);
    }
    CastData data;
    data.content = std::move(pipeline);
    return data;
}

CastData freshTable(const Stage& stage, const Act& act)
{
    EntityTable table;
    table.states = {{translated(QT_TRANSLATE_NOOP("CastData", "waiting")), Rgb{148, 163, 184}, {}},
                    {translated(QT_TRANSLATE_NOOP("CastData", "under way")), Rgb{56, 189, 248}, {}},
                    {translated(QT_TRANSLATE_NOOP("CastData", "there")), Rgb{52, 211, 153}, {}}};
    table.lanes = {{translated(QT_TRANSLATE_NOOP("CastData", "Lane 1")), stage.height * 0.35, {}},
                   {translated(QT_TRANSLATE_NOOP("CastData", "Lane 2")), stage.height * 0.65, {}}};
    table.places = {{translated(QT_TRANSLATE_NOOP("CastData", "left")), stage.width * 0.2, stage.height / 2, {}},
                    {translated(QT_TRANSLATE_NOOP("CastData", "middle")), stage.width * 0.5, stage.height / 2, {}},
                    {translated(QT_TRANSLATE_NOOP("CastData", "right")), stage.width * 0.8, stage.height / 2, {}}};
    for (std::size_t entity = 0; entity < table.lanes.size(); ++entity)
        for (std::size_t i = 0; i < table.places.size(); ++i) {
            TableRow row;
            row.entity = std::string(1, static_cast<char>('A' + entity));
            row.at = shareOf(act, 0.3 * static_cast<double>(i) + 0.1 * static_cast<double>(entity));
            row.state = table.states[i].name;
            row.lane = table.lanes[entity].name;
            row.place = table.places[i].name;
            table.rows.push_back(std::move(row));
        }
    CastData data;
    data.content = std::move(table);
    return data;
}

void settleRows(std::vector<TableRow>& rows)
{
    std::map<std::string, std::vector<std::size_t>> byEntity;
    for (std::size_t i = 0; i < rows.size(); ++i) byEntity[rows[i].entity].push_back(i);
    for (const auto& [entity, places] : byEntity) {
        std::vector<TableRow> own;
        for (const std::size_t place : places) own.push_back(std::move(rows[place]));
        std::stable_sort(own.begin(), own.end(), [](const TableRow& a, const TableRow& b) { return a.at < b.at; });
        for (std::size_t i = 0; i < places.size(); ++i) rows[places[i]] = std::move(own[i]);
    }
}

} // namespace flocktale
