// SPDX-License-Identifier: MIT
#include "inspector/data/data_cells.h"

#include "base/limits.h"
#include "controls/expression.h"
#include "inspector/data/data_edits.h"
#include "inspector/fields/field_builder.h"
#include "show/fields.h"
#include "json/table_import.h"

#include <QColor>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace flocktale::data_cells {

namespace {

enum EventColumn { eventName, eventAt, eventLane, eventFate, eventRetries, eventColumns };
enum RowColumn { rowEntity, rowAt, rowState, rowLane, rowPlace, rowColor, rowColumns };

constexpr Step kBetween{kStepsPerSecond / 2}; ///< from one line to a new one

QString say(const char* text) { return QCoreApplication::translate("CastData", text); }

QString numberText(double value) { return QString::number(std::round(value * 1'000) / 1'000); }

QStringList fateNames()
{
    return {say(QT_TRANSLATE_NOOP("CastData", "normal")), say(QT_TRANSLATE_NOOP("CastData", "duplicate")),
            say(QT_TRANSLATE_NOOP("CastData", "time-out")), say(QT_TRANSLATE_NOOP("CastData", "failure"))};
}
constexpr std::array kFates{EventFate::normal, EventFate::duplicate, EventFate::timeout, EventFate::failure};

template <typename Items>
QStringList namesOf(const Items& items)
{
    QStringList names;
    for (const auto& item : items) names.append(QString::fromStdString(item.name));
    return names;
}

/// The one that is meant: by its whole name, by its beginning where no other begins so, or -1.
int meant(const QStringList& names, const QString& text)
{
    for (const Qt::CaseSensitivity cases : {Qt::CaseSensitive, Qt::CaseInsensitive})
        for (int i = 0; i < names.size(); ++i)
            if (names[i].compare(text, cases) == 0) return i;
    int found = -1;
    for (int i = 0; i < names.size() && !text.isEmpty(); ++i) {
        if (!names[i].startsWith(text, Qt::CaseInsensitive)) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

QString oneOf(const QStringList& names)
{
    return say(QT_TRANSLATE_NOOP("CastData", "One of: %1")).arg(names.join(QStringLiteral(", ")));
}

QString setTime(Step& at, const QString& text)
{
    const auto value = evaluate(text, Quantity::time, seconds(at), false);
    if (!value || !kTimeRange.contains(*value))
        return say(QT_TRANSLATE_NOOP("CastData", "A time in seconds from 0 to %1."))
            .arg(numberText(kTimeRange.highest));
    at = nearestStep(*value);
    return {};
}

QString setName(std::string& name, const QString& text)
{
    if (text.toUcs4().size() > limits::kNameCharacters)
        return say(QT_TRANSLATE_NOOP("CastData", "At most %1 characters.")).arg(limits::kNameCharacters);
    name = text.toStdString();
    return {};
}

QString setEvent(Pipeline& pipeline, PipelineEvent& event, int column, const QString& text)
{
    switch (column) {
    case eventName:
        return setName(event.name, text);
    case eventAt:
        return setTime(event.at, text);
    case eventLane: {
        const QStringList lanes = namesOf(pipeline.lanes);
        const int lane = meant(lanes, text);
        if (lane < 0) return oneOf(lanes);
        event.lane = lane;
        return {};
    }
    case eventFate: {
        const int fate = meant(fateNames(), text);
        if (fate < 0) return oneOf(fateNames());
        event.fate = kFates[static_cast<std::size_t>(fate)];
        return {};
    }
    default: {
        const auto value = evaluate(text, Quantity::number, event.retries, false);
        if (!value || !kRetriesRange.contains(*value) || *value != std::round(*value))
            return say(QT_TRANSLATE_NOOP("CastData", "A whole number from %1 to %2."))
                .arg(numberText(kRetriesRange.lowest), numberText(kRetriesRange.highest));
        event.retries = static_cast<int>(*value);
        return {};
    }
    }
}

/// A name of a list, or a new one.
QString setMember(std::string& member, const QStringList& names, const QString& text)
{
    const int known = text.isEmpty() ? -1 : meant(names, text);
    return setName(member, known < 0 ? text : names[known]);
}

QString setRow(const EntityTable& table, TableRow& row, int column, const QString& text)
{
    switch (column) {
    case rowEntity:
        return setName(row.entity, text);
    case rowAt:
        return setTime(row.at, text);
    case rowState:
        return setMember(row.state, namesOf(table.states), text);
    case rowLane:
        return setMember(row.lane, namesOf(table.lanes), text);
    case rowPlace:
        return setMember(row.place, namesOf(table.places), text);
    default: {
        const QColor color(text);
        if (!text.isEmpty() && !color.isValid())
            return say(QT_TRANSLATE_NOOP("CastData", "A colour as in #38bdf8, or nothing for the state's."));
        row.color = text.isEmpty() ? std::nullopt : std::optional(toRgb(color));
        return {};
    }
    }
}

QString eventText(const Pipeline& pipeline, const PipelineEvent& event, int column)
{
    switch (column) {
    case eventName:
        return QString::fromStdString(event.name);
    case eventAt:
        return numberText(seconds(event.at));
    case eventLane:
        return namesOf(pipeline.lanes).value(event.lane);
    case eventFate:
        return fateNames().value(
            static_cast<int>(std::find(kFates.begin(), kFates.end(), event.fate) - kFates.begin()));
    default:
        return QString::number(event.retries);
    }
}

QString rowText(const TableRow& row, int column)
{
    switch (column) {
    case rowEntity:
        return QString::fromStdString(row.entity);
    case rowAt:
        return numberText(seconds(row.at));
    case rowState:
        return QString::fromStdString(row.state);
    case rowLane:
        return QString::fromStdString(row.lane);
    case rowPlace:
        return QString::fromStdString(row.place);
    default:
        return row.color ? toColor(*row.color).name() : QString();
    }
}

template <typename Items>
bool addLine(Items& items, std::size_t line, int limit)
{
    if (items.size() >= static_cast<std::size_t>(limit)) return false;
    typename Items::value_type fresh{};
    const bool behind = line < items.size();
    if (behind) {
        fresh = items[line];
        fresh.at = std::min(fresh.at + kBetween, nearestStep(limits::kShowSeconds));
    }
    items.insert(behind ? items.begin() + static_cast<std::ptrdiff_t>(line) + 1 : items.end(), std::move(fresh));
    return true;
}

template <typename Items>
bool removeLine(Items& items, std::size_t line)
{
    if (line >= items.size()) return false;
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(line));
    return true;
}

} // namespace

int columns(const CastData& data)
{
    return std::holds_alternative<Pipeline>(data.content) ? static_cast<int>(eventColumns)
                                                          : static_cast<int>(rowColumns);
}

std::size_t lines(const CastData& data)
{
    if (const auto* pipeline = std::get_if<Pipeline>(&data.content)) return pipeline->events.size();
    return std::get<EntityTable>(data.content).rows.size();
}

QString title(const CastData& data, int column)
{
    if (std::holds_alternative<Pipeline>(data.content))
        return QStringList{say(QT_TRANSLATE_NOOP("CastData", "Event")), say(QT_TRANSLATE_NOOP("CastData", "At (s)")),
                           say(QT_TRANSLATE_NOOP("CastData", "Lane")), say(QT_TRANSLATE_NOOP("CastData", "Fate")),
                           say(QT_TRANSLATE_NOOP("CastData", "Retries"))}
            .value(column);
    return QStringList{say(QT_TRANSLATE_NOOP("CastData", "Entity")), say(QT_TRANSLATE_NOOP("CastData", "At (s)")),
                       say(QT_TRANSLATE_NOOP("CastData", "State")),  say(QT_TRANSLATE_NOOP("CastData", "Lane")),
                       say(QT_TRANSLATE_NOOP("CastData", "Place")),  say(QT_TRANSLATE_NOOP("CastData", "Colour"))}
        .value(column);
}

QString hint(const CastData& data, int column)
{
    if (const auto* pipeline = std::get_if<Pipeline>(&data.content)) {
        if (column == eventLane) return oneOf(namesOf(pipeline->lanes));
        if (column == eventFate) return oneOf(fateNames());
        if (column == eventRetries)
            return say(QT_TRANSLATE_NOOP("CastData", "How many tries time out before one succeeds."));
        return column == eventName
                   ? say(QT_TRANSLATE_NOOP("CastData", "Without a name an event goes by its number."))
                   : say(QT_TRANSLATE_NOOP("CastData", "When it arrives, after the start of the data."));
    }
    const auto& table = std::get<EntityTable>(data.content);
    const auto orNew = [](const QStringList& names) {
        return say(QT_TRANSLATE_NOOP("CastData", "One of: %1; or a new one; or nothing for as before."))
            .arg(names.join(QStringLiteral(", ")));
    };
    switch (column) {
    case rowEntity:
        return say(QT_TRANSLATE_NOOP("CastData", "Rows of one name are one clump of birds."));
    case rowAt:
        return say(QT_TRANSLATE_NOOP("CastData", "From when on, after the start of the data."));
    case rowState:
        return orNew(namesOf(table.states));
    case rowLane:
        return orNew(namesOf(table.lanes));
    case rowPlace:
        return orNew(namesOf(table.places));
    default:
        return say(QT_TRANSLATE_NOOP("CastData", "A colour as in #38bdf8, or nothing for the state's."));
    }
}

QString text(const CastData& data, std::size_t line, int column)
{
    if (line >= lines(data)) return {};
    if (const auto* pipeline = std::get_if<Pipeline>(&data.content))
        return eventText(*pipeline, pipeline->events[line], column);
    return rowText(std::get<EntityTable>(data.content).rows[line], column);
}

QString set(CastData& data, std::size_t line, int column, const QString& text, Room room)
{
    if (line >= lines(data)) return {};
    const QString typed = text.trimmed();
    if (auto* pipeline = std::get_if<Pipeline>(&data.content))
        return setEvent(*pipeline, pipeline->events[line], column, typed);
    auto& table = std::get<EntityTable>(data.content);
    std::vector<TableRow> rows = table.rows;
    const QString refusal = setRow(table, rows[line], column, typed);
    if (!refusal.isEmpty()) return refusal;
    settleRows(rows);
    if (!takeRows(table, std::move(rows), room.width, room.height))
        return say(QT_TRANSLATE_NOOP("CastData", "A list has at most %1 names.")).arg(limits::kDataLists);
    return {};
}

bool add(CastData& data, std::size_t line)
{
    if (auto* pipeline = std::get_if<Pipeline>(&data.content)) {
        if (!addLine(pipeline->events, line, limits::kEvents)) return false;
        if (line + 1 < pipeline->events.size()) pipeline->events[line + 1].name.clear();
        return true;
    }
    auto& table = std::get<EntityTable>(data.content);
    if (!addLine(table.rows, line, limits::kTableRows)) return false;
    settleRows(table.rows);
    return true;
}

bool remove(CastData& data, std::size_t line)
{
    if (auto* pipeline = std::get_if<Pipeline>(&data.content)) return removeLine(pipeline->events, line);
    return removeLine(std::get<EntityTable>(data.content).rows, line);
}

} // namespace flocktale::data_cells
