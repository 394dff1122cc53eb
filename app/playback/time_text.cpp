// SPDX-License-Identifier: MIT
#include "playback/time_text.h"

#include "base/limits.h"
#include "controls/expression.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr qsizetype kLongest = 32;
constexpr double kHalfMillisecond = 0.0005 + 1e-9;

std::optional<Step> checked(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0 || seconds > limits::kShowSeconds) return std::nullopt;
    return stepAt(seconds);
}

/// A whole number without a sign.
std::optional<double> whole(const QString& text)
{
    for (const QChar c : text)
        if (c < QLatin1Char('0') || c > QLatin1Char('9')) return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

/// Digits with at most one point; an exponent or a sign is not how people write times.
std::optional<double> decimal(const QString& text)
{
    int points = 0;
    for (const QChar c : text) {
        if (c == QLatin1Char('.'))
            ++points;
        else if (c < QLatin1Char('0') || c > QLatin1Char('9'))
            return std::nullopt;
    }
    if (points > 1) return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<Step> parseTime(const QString& typed)
{
    QString text = typed.trimmed().toLower();
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    if (text.isEmpty() || text.size() > kLongest) return std::nullopt;

    if (text.endsWith(QLatin1Char('f'))) {
        const auto steps = whole(text.chopped(1).trimmed());
        if (!steps || *steps > limits::kShowSeconds * kStepsPerSecond) return std::nullopt;
        return Step{static_cast<std::int64_t>(*steps)};
    }
    if (text.endsWith(QLatin1Char('s'))) text = text.chopped(1).trimmed();

    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() > 3) return std::nullopt;
    double seconds = 0;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        const auto part = whole(parts[i]);
        if (!part || (i > 0 && *part >= 60)) return std::nullopt;
        seconds = (seconds + *part) * 60;
    }
    const auto last = decimal(parts.last());
    if (!last || (parts.size() > 1 && *last >= 60)) return std::nullopt;
    const double total = seconds + *last;
    // Two thirds of all steps are no whole milliseconds: what formatTime has rounded names the step it came from.
    const Step near = nearestStep(std::min(total, limits::kShowSeconds));
    return std::abs(flocktale::seconds(near) - total) <= kHalfMillisecond ? near : checked(total);
}

std::optional<Step> typedTime(const QString& text, Step present)
{
    if (const auto plain = parseTime(text)) return plain;
    const auto total = evaluate(text, Quantity::time, seconds(present), false);
    // What was typed in steps must come out as whole steps, whatever the sum has rounded on its way.
    if (!total || *total < 0 || *total > limits::kShowSeconds) return std::nullopt;
    return nearestStep(*total);
}

QString formatTime(Step at)
{
    const std::int64_t milliseconds = (at.count * 1000 + kStepsPerSecond / 2) / kStepsPerSecond;
    return QStringLiteral("%1:%2.%3")
        .arg(milliseconds / 60'000)
        .arg(milliseconds / 1000 % 60, 2, 10, QLatin1Char('0'))
        .arg(milliseconds % 1000, 3, 10, QLatin1Char('0'));
}

} // namespace flocktale
