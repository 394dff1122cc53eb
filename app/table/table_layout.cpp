// SPDX-License-Identifier: MIT
#include "table/table_layout.h"

#include "table/act_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace flocktale {

namespace {
struct Width {
    double least; ///< letters
    double share; ///< of what is left
};
constexpr std::array<Width, kActColumns> kWidths{
    {{8.5, 0.4}, {5.5, 0}, {5.5, 0}, {6.5, 0.1}, {7, 0.1}, {9, 0.2}, {5, 0.2}}};
constexpr double kLettersInAll = [] {
    double sum = 0;
    for (const Width& width : kWidths) sum += width.least;
    return sum;
}();
} // namespace

double TableLayout::columnWidth(int column) const
{
    if (column < 0 || column >= kActColumns) return 0;
    const Width& width = kWidths[static_cast<std::size_t>(column)];
    const double left = std::max(0.0, m_width - kLettersInAll * m_em);
    return width.least * m_em + width.share * left;
}

double TableLayout::columnX(int column) const
{
    double x = 0;
    for (int i = 0; i < std::min(column, kActColumns); ++i) x += columnWidth(i);
    return x;
}

double TableLayout::contentWidth() const { return columnX(kActColumns); }

QRectF TableLayout::cell(int row, int column) const
{
    return {columnX(column), row * m_rowHeight, columnWidth(column), m_rowHeight};
}

int TableLayout::columnAt(double x) const
{
    int column = 0;
    while (column + 1 < kActColumns && columnX(column + 1) <= x) ++column;
    return column;
}

int TableLayout::rowAt(double y, int rows) const
{
    const double row = std::floor(y / m_rowHeight);
    return row >= 0 && row < rows ? static_cast<int>(row) : -1;
}

int TableLayout::lineAt(double y, int rows) const
{
    return static_cast<int>(std::clamp(std::round(y / m_rowHeight), 0.0, static_cast<double>(rows)));
}

} // namespace flocktale
