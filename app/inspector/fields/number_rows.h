// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace flocktale {

using NumberRows = std::vector<std::vector<double>>;

/// Rows of numbers as a person types them: one a line with spaces between, decimals with a point.
[[nodiscard]] QString rowsText(const NumberRows& rows);
/// Also takes commas between the numbers and semicolons between rows; empty rows count for nothing. Empty when a row
/// is not `columns` finite numbers.
[[nodiscard]] std::optional<NumberRows> rowsFromText(const QString& text, std::size_t columns);

} // namespace flocktale
