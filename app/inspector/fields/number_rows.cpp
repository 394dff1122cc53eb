// SPDX-License-Identifier: MIT
#include "inspector/fields/number_rows.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace flocktale {

QString rowsText(const NumberRows& rows)
{
    QStringList lines;
    for (const std::vector<double>& row : rows) {
        QStringList numbers;
        for (const double number : row) numbers.append(QString::number(number, 'g', QLocale::FloatingPointShortest));
        lines.append(numbers.join(u' '));
    }
    return lines.join(u'\n');
}

std::optional<NumberRows> rowsFromText(const QString& text, std::size_t columns)
{
    static const QRegularExpression kRowBreak(QStringLiteral("[;\\n]"));
    static const QRegularExpression kNumberBreak(QStringLiteral("[\\s,]+"));
    NumberRows rows;
    for (const QString& line : text.split(kRowBreak, Qt::SkipEmptyParts)) {
        const QStringList words = line.split(kNumberBreak, Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        if (static_cast<std::size_t>(words.size()) != columns) return std::nullopt;
        std::vector<double> row;
        for (const QString& word : words) {
            bool good = false;
            row.push_back(word.toDouble(&good));
            if (!good || !std::isfinite(row.back())) return std::nullopt;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace flocktale
