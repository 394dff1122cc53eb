// SPDX-License-Identifier: MIT
#include "inspector/fields/polyline_text.h"

#include "base/limits.h"
#include "inspector/fields/number_rows.h"
#include "show/fields.h"

namespace flocktale {

QString cornersText(const std::vector<Vec2>& corners)
{
    NumberRows rows;
    for (const Vec2& corner : corners) rows.push_back({corner.x, corner.y});
    return rowsText(rows);
}

std::optional<std::vector<Vec2>> cornersFromText(const QString& text)
{
    const auto rows = rowsFromText(text, 2);
    if (!rows || rows->size() < 2 || rows->size() > static_cast<std::size_t>(limits::kPolylinePoints))
        return std::nullopt;
    std::vector<Vec2> corners;
    for (const std::vector<double>& row : *rows) {
        if (!kCoordinateRange.contains(row[0]) || !kCoordinateRange.contains(row[1])) return std::nullopt;
        corners.push_back({row[0], row[1]});
    }
    return corners;
}

} // namespace flocktale
