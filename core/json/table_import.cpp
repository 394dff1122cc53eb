// SPDX-License-Identifier: MIT
#include "json/table_import.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "json/csv.h"
#include "json/json_tree.h"
#include "json/read_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <set>
#include <span>

namespace flocktale {

namespace {

bool looksLikeJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

/// One record of a CSV text by the names of its columns. A cell that is empty is not there.
class CsvRow {
public:
    CsvRow(const std::vector<CsvCell>& heads, const std::vector<CsvCell>& cells, Problems& problems)
        : m_heads(heads), m_cells(cells), m_problems(problems)
    {
    }

    [[nodiscard]] const CsvCell* find(std::string_view name) const
    {
        for (std::size_t i = 0; i < m_heads.size() && i < m_cells.size(); ++i)
            if (m_heads[i].text == name) return m_cells[i].text.empty() ? nullptr : &m_cells[i];
        return nullptr;
    }

    const CsvCell* require(std::string_view name)
    {
        const CsvCell* cell = find(name);
        if (!cell) report(ProblemCode::missingMember, m_cells.front(), {std::string(name)});
        return cell;
    }

    void report(ProblemCode code, const CsvCell& cell, std::vector<std::string> arguments)
    {
        if (m_problems.size() < limits::kProblems)
            m_problems.push_back({Severity::error, code, {}, std::move(arguments), cell.line, cell.column});
    }

    void text(std::string_view name, std::string& target)
    {
        const CsvCell* cell = find(name);
        if (!cell) return;
        const std::size_t length = codePoints(cell->text);
        if (length > limits::kNameCharacters)
            report(ProblemCode::textTooLong, *cell,
                   {numberText(static_cast<std::int64_t>(length)), numberText(std::int64_t{limits::kNameCharacters})});
        else
            target = cell->text;
    }

    std::optional<double> number(const CsvCell& cell, NumberRange range, bool whole)
    {
        // Only what JSON calls a number: parseNumber() takes nothing else.
        JsonTree tree;
        Problems ignored;
        if (!tree.parse(cell.text, ignored) || tree.kind(kRootNode) != JsonKind::number) {
            report(ProblemCode::wrongType, cell, {"a number", "text"});
            return std::nullopt;
        }
        const double value = tree.number(kRootNode);
        if (whole && value != std::floor(value)) {
            report(ProblemCode::notWhole, cell, {cell.text});
            return std::nullopt;
        }
        if (!range.contains(value)) {
            report(ProblemCode::outOfRange, cell, {cell.text, numberText(range.lowest), numberText(range.highest)});
            return std::nullopt;
        }
        return value;
    }

    void time(std::string_view name, Step& target)
    {
        const CsvCell* cell = require(name);
        if (!cell) return;
        if (const std::optional<double> value = number(*cell, kTimeRange, false)) target = nearestStep(*value);
    }

private:
    const std::vector<CsvCell>& m_heads;
    const std::vector<CsvCell>& m_cells;
    Problems& m_problems;
};

template <typename Item, typename Read>
std::vector<Item> readCsv(std::string_view text, int limit, std::span<const std::string_view> known, Problems& problems,
                          Read read)
{
    std::vector<Item> items;
    const auto records = parseCsv(text, static_cast<std::size_t>(limit) + 1, problems);
    if (records.empty()) {
        problems.push_back({Severity::error, ProblemCode::csvSyntax, {}, {"no heading row"}});
        return items;
    }
    const std::vector<CsvCell>& heads = records.front();
    for (const CsvCell& head : heads)
        if (std::find(known.begin(), known.end(), head.text) == known.end())
            problems.push_back({Severity::warning,
                                ProblemCode::unknownName,
                                {},
                                {head.text, "column that is known"},
                                head.line,
                                head.column});
    for (std::size_t i = 1; i < records.size(); ++i) {
        CsvRow row(heads, records[i], problems);
        if (records[i].size() > heads.size())
            row.report(ProblemCode::csvSyntax, records[i][heads.size()], {"more cells than the heading row has"});
        read(row, items.emplace_back());
    }
    return items;
}

template <typename Item, typename Read>
std::vector<Item> readJson(std::string_view text, int limit, Problems& problems, Read read)
{
    std::vector<Item> items;
    JsonTree tree;
    if (!tree.parse(text, problems)) return items;
    ReadingLog log(tree);
    const auto count = static_cast<std::int64_t>(tree.count(kRootNode));
    if (tree.kind(kRootNode) != JsonKind::list) {
        log.error(ProblemCode::wrongType, kRootNode, {"a list", std::string(kindName(tree.kind(kRootNode)))});
    } else if (count > limit) {
        log.error(ProblemCode::tooMany, kRootNode, {numberText(count), numberText(std::int64_t{limit})});
    } else {
        for (NodeId node = tree.firstChild(kRootNode); node != kNoNode; node = tree.next(node)) {
            Item& item = items.emplace_back();
            if (tree.kind(node) != JsonKind::object) {
                log.error(ProblemCode::wrongType, node, {"an object", std::string(kindName(tree.kind(node)))});
                continue;
            }
            ObjectReader object(log, node);
            read(object, item);
            object.keepUnknown(item.extra);
        }
    }
    for (Problem& problem : placed(log.take(), text)) problems.push_back(std::move(problem));
    return items;
}

template <typename Item>
Imported<Item> finished(std::vector<Item> items, Problems problems)
{
    Imported<Item> result{std::nullopt, std::move(problems)};
    if (!hasErrors(result.problems)) result.items = std::move(items);
    return result;
}

void readLane(CsvRow& row, const std::vector<PipelineLane>& lanes, int& lane)
{
    const CsvCell* cell = row.find("lane");
    if (!cell) return;
    const auto named =
        std::find_if(lanes.begin(), lanes.end(), [&](const PipelineLane& item) { return item.name == cell->text; });
    if (named != lanes.end()) {
        lane = static_cast<int>(named - lanes.begin());
        return;
    }
    const double last = std::max(static_cast<double>(lanes.size()), 1.0) - 1;
    if (const std::optional<double> value = row.number(*cell, {0, last}, true)) lane = static_cast<int>(*value);
}

void readFate(CsvRow& row, EventFate& fate)
{
    const CsvCell* cell = row.find("fate");
    if (!cell) return;
    std::string allowed;
    for (const Named<EventFate>& named : kEventFates) {
        if (named.name == cell->text) {
            fate = named.value;
            return;
        }
        allowed += (allowed.empty() ? "" : ", ") + std::string(named.name);
    }
    row.report(ProblemCode::notOneOf, *cell, {cell->text, allowed});
}

/// A colour for the state of this number; after eight they come again.
Rgb stateColor(std::size_t index)
{
    constexpr std::array<Rgb, 8> kColors{Rgb{56, 189, 248},  Rgb{250, 204, 21}, Rgb{52, 211, 153},  Rgb{239, 68, 68},
                                         Rgb{192, 132, 252}, Rgb{251, 146, 60}, Rgb{244, 114, 182}, Rgb{148, 163, 184}};
    return kColors[index % kColors.size()];
}

/// The names that the list does not have yet, in the order of the rows.
template <typename Items>
std::vector<std::string> newNames(const Items& items, const std::vector<TableRow>& rows, std::string TableRow::*member)
{
    std::set<std::string> known;
    for (const auto& item : items) known.insert(item.name);
    std::vector<std::string> names;
    for (const TableRow& row : rows)
        if (!(row.*member).empty() && known.insert(row.*member).second) names.push_back(row.*member);
    return names;
}

/// The middle of a part of a length that is cut into equal ones.
double middleOf(std::size_t part, std::size_t parts, double length)
{
    return length * (static_cast<double>(part) + 0.5) / static_cast<double>(parts);
}

} // namespace

Imported<PipelineEvent> importEvents(std::string_view text, const std::vector<PipelineLane>& lanes)
{
    Problems problems;
    if (looksLikeJson(text)) {
        auto events =
            readJson<PipelineEvent>(text, limits::kEvents, problems,
                                    [](ObjectReader& object, PipelineEvent& event) { readEvent(object, event); });
        return finished(std::move(events), std::move(problems));
    }
    constexpr std::array<std::string_view, 5> kColumns{"name", "at", "lane", "fate", "retries"};
    auto events =
        readCsv<PipelineEvent>(text, limits::kEvents, kColumns, problems, [&](CsvRow& row, PipelineEvent& event) {
            row.text("name", event.name);
            row.time("at", event.at);
            readLane(row, lanes, event.lane);
            readFate(row, event.fate);
            if (const CsvCell* cell = row.find("retries"))
                if (const auto value = row.number(*cell, kRetriesRange, true)) event.retries = static_cast<int>(*value);
        });
    return finished(std::move(events), std::move(problems));
}

Imported<TableRow> importTableRows(std::string_view text)
{
    Problems problems;
    std::vector<TableRow> rows;
    if (looksLikeJson(text)) {
        rows = readJson<TableRow>(text, limits::kTableRows, problems,
                                  [](ObjectReader& object, TableRow& row) { readTableRow(object, row); });
    } else {
        constexpr std::array<std::string_view, 6> kColumns{"entity", "at", "state", "lane", "place", "color"};
        rows = readCsv<TableRow>(text, limits::kTableRows, kColumns, problems, [](CsvRow& row, TableRow& item) {
            row.require("entity");
            row.text("entity", item.entity);
            row.time("at", item.at);
            row.text("state", item.state);
            row.text("lane", item.lane);
            row.text("place", item.place);
            if (const CsvCell* cell = row.find("color")) {
                item.color = parseColor(cell->text);
                if (!item.color) row.report(ProblemCode::badColor, *cell, {cell->text});
            }
        });
    }
    std::stable_sort(rows.begin(), rows.end(), [](const TableRow& a, const TableRow& b) { return a.at < b.at; });
    return finished(std::move(rows), std::move(problems));
}

bool takeRows(EntityTable& table, std::vector<TableRow> rows, double width, double height)
{
    const std::vector<std::string> states = newNames(table.states, rows, &TableRow::state);
    const std::vector<std::string> lanes = newNames(table.lanes, rows, &TableRow::lane);
    const std::vector<std::string> places = newNames(table.places, rows, &TableRow::place);
    const auto fits = [](std::size_t there, std::size_t more) {
        return there + more <= static_cast<std::size_t>(limits::kDataLists);
    };
    if (!fits(table.states.size(), states.size()) || !fits(table.lanes.size(), lanes.size()) ||
        !fits(table.places.size(), places.size()) || rows.size() > static_cast<std::size_t>(limits::kTableRows))
        return false;
    for (const std::string& name : states) table.states.push_back({name, stateColor(table.states.size()), {}});
    for (std::size_t i = 0; i < lanes.size(); ++i)
        table.lanes.push_back({lanes[i], middleOf(i, lanes.size(), height), {}});
    for (std::size_t i = 0; i < places.size(); ++i)
        table.places.push_back({places[i], middleOf(i, places.size(), width), height / 2, {}});
    table.rows = std::move(rows);
    return true;
}

} // namespace flocktale
