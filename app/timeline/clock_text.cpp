// SPDX-License-Identifier: MIT
#include "timeline/clock_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

QString twoDigits(std::int64_t number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); }

} // namespace

QString clockText(Step at, int decimals)
{
    constexpr std::int64_t powers[] = {1, 10, 100, 1000};
    const int digits = std::clamp(decimals, 0, 3);
    const std::int64_t power = powers[digits];
    // Rounded as a whole first, so that 59.9999 s reads 1:00 and not 0:60.
    const std::int64_t parts = std::llround(seconds(std::max(at, Step{})) * static_cast<double>(power));
    const std::int64_t whole = parts / power;
    const std::int64_t hours = whole / 3600;
    const std::int64_t minutes = whole / 60 % 60;
    QString text = hours > 0 ? u"%1:%2"_s.arg(hours).arg(twoDigits(minutes)) : QString::number(minutes);
    text += u':' + twoDigits(whole % 60);
    if (digits > 0) text += u'.' + u"%1"_s.arg(parts % power, digits, 10, QChar(u'0'));
    return text;
}

QString durationText(Step duration)
{
    QString number = QString::number(seconds(duration), 'f', 3);
    while (number.endsWith(u'0')) number.chop(1);
    if (number.endsWith(u'.')) number.chop(1);
    return QCoreApplication::translate("flocktale::DurationText", "%1 s", "a span in seconds").arg(number);
}

} // namespace flocktale
