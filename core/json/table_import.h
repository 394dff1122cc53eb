// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/cast_data.h"

#include <optional>
#include <string_view>
#include <vector>

/// Tables from elsewhere: CSV with a heading row, or a JSON list of objects; which of the two is seen from the first
/// character. Columns and members have the names that they have in a show file, in any order; those that nobody knows
/// are left out with a warning (CSV) or kept (JSON). All problems are named with line and column.
namespace flocktale {

template <typename Item>
struct Imported {
    std::optional<std::vector<Item>> items; ///< only when no problem is an error
    Problems problems;
};

/// `at` (seconds), and `name`, `lane`, `fate`, `retries`. A lane is a number from 0 or the name of one of `lanes`.
[[nodiscard]] Imported<PipelineEvent> importEvents(std::string_view text, const std::vector<PipelineLane>& lanes);

/// `entity`, `at` (seconds), and `state`, `lane`, `place`, `color`. Rows are put in order of time.
[[nodiscard]] Imported<TableRow> importTableRows(std::string_view text);

/// The table with these rows, and with every state, lane and place that they name and it did not have: states coloured
/// one unlike the other, lanes and places spread evenly over a stage of this size. False when a list would have more
/// items than it may; the table is then what it was.
[[nodiscard]] bool takeRows(EntityTable& table, std::vector<TableRow> rows, double width, double height);

} // namespace flocktale
