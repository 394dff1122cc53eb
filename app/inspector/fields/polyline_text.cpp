// SPDX-License-Identifier: MIT
#include "inspector/fields/polyline_text.h"

#include "base/limits.h"
#include "show/fields.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace flocktale {

QString cornersText(const std::vector<Vec2>& corners)
{
    const auto number = [](double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); };
    QStringList lines;
    for (const Vec2& corner : corners) lines.append(number(corner.x) + u' ' + number(corner.y));
    return lines.join(u'\n');
}

std::optional<std::vector<Vec2>> cornersFromText(const QString& text)
{
    static const QRegularExpression kCornerBreak(QStringLiteral("[;\\n]"));
    static const QRegularExpression kNumberBreak(QStringLiteral("[\\s,]+"));
    std::vector<Vec2> corners;
    for (const QString& line : text.split(kCornerBreak, Qt::SkipEmptyParts)) {
        const QStringList numbers = line.split(kNumberBreak, Qt::SkipEmptyParts);
        if (numbers.isEmpty()) continue;
        bool goodX = false;
        bool goodY = false;
        const Vec2 corner{numbers.value(0).toDouble(&goodX), numbers.value(1).toDouble(&goodY)};
        if (numbers.size() != 2 || !goodX || !goodY) return std::nullopt;
        if (!kCoordinateRange.contains(corner.x) || !kCoordinateRange.contains(corner.y)) return std::nullopt;
        corners.push_back(corner);
    }
    if (corners.size() < 2 || corners.size() > static_cast<std::size_t>(limits::kPolylinePoints)) return std::nullopt;
    return corners;
}

} // namespace flocktale
