// SPDX-License-Identifier: MIT
#include "controls/number_input.h"

#include "controls/expression.h"
#include "math/step.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {

/// Pixels of a drag that go over the whole range, where the range is small.
constexpr double kScrubPixels = 300;
/// Below it every step of 1/60 s is a number that doubles can hold apart; far beyond any show.
constexpr double kLongest = 1e9;

QString withoutIdleZeros(QString number)
{
    if (number.contains(u'.')) {
        while (number.endsWith(u'0')) number.chop(1);
        if (number.endsWith(u'.')) number.chop(1);
    }
    return number == "-0"_L1 ? u"0"_s : number;
}

/// m:ss.mmm without idle zeros.
QString clock(double value)
{
    const auto milliseconds = static_cast<qint64>(std::llround(std::abs(value) * 1000));
    const QString whole = u"%1:%2"_s.arg(milliseconds / 60'000).arg(milliseconds / 1000 % 60, 2, 10, QChar(u'0'));
    const QString text = withoutIdleZeros(u"%1.%2"_s.arg(whole).arg(milliseconds % 1000, 3, 10, QChar(u'0')));
    return value < 0 ? u'-' + text : text;
}

} // namespace

QString NumberInput::text() const { return written(m_value); }

QString NumberInput::written(double value) const
{
    if (m_format == Steps && std::abs(value) >= 60 && std::abs(value) < kLongest) return clock(value);
    const QString number = withoutIdleZeros(QString::number(value, 'f', m_format == Steps ? 3 : m_decimals));
    return m_suffix.isEmpty() ? number : number + u' ' + m_suffix;
}

std::optional<double> NumberInput::parse(const QString& text) const
{
    QString typed = text.trimmed();
    if (typed == this->text()) return m_value;
    const bool time = m_format != Plain;
    // The units that a time brings itself stay: "250ms" ends with an s as well.
    if (!m_suffix.isEmpty() && typed.endsWith(m_suffix) && !(time && m_suffix == "s"_L1))
        typed = typed.chopped(m_suffix.size());
    const auto value = evaluate(typed, time ? Quantity::time : Quantity::number, m_value, m_from < 0);
    if (!value) return std::nullopt;
    return rounded(*value);
}

QString NumberInput::problem(const QString& text) const
{
    const std::optional<double> value = parse(text);
    if (!value)
        return m_format == Plain ? tr("Type a number, or a sum such as 2*360/3.")
                                 : tr("Type a time: 12.5, 1:02.5 or 90f.", "seconds, minutes, steps");
    // The ends of a range may have more decimals than the field: as written they are welcome.
    if (*value < std::min(m_from, rounded(m_from))) return tr("The lowest is %1.").arg(written(m_from));
    if (*value > std::max(m_to, rounded(m_to))) return tr("The highest is %1.").arg(written(m_to));
    return {};
}

double NumberInput::parsed(const QString& text) const
{
    if (!accepts(text)) return m_value;
    const double value = parse(text).value_or(m_value);
    return value == m_value ? value : std::clamp(value, m_from, m_to);
}

double NumberInput::arrow(int steps, int modifiers) const
{
    double size = unit();
    if (modifiers & Qt::ShiftModifier) size *= 10;
    if (modifiers & Qt::ControlModifier)
        size = m_format == Steps ? seconds(Step{1}) : std::max(size / 10, std::pow(10.0, -m_decimals));
    return steps * size;
}

double NumberInput::stepped(double value, int steps, int modifiers) const
{
    return settled(value + arrow(steps, modifiers));
}

double NumberInput::scrubbed(double value, double pixels, int modifiers) const
{
    double perPixel = std::min(unit(), (m_to - m_from) / kScrubPixels);
    if (modifiers & Qt::ShiftModifier) perPixel /= 10;
    if (modifiers & Qt::ControlModifier) perPixel *= 10;
    return settled(value + pixels * perPixel);
}

double NumberInput::unit() const
{
    if (m_step > 0) return m_step;
    if (m_format == Steps) return 0.1;
    // Whole numbers go by one; 0.05-like weights by a hundredth of their range.
    if (m_decimals == 0) return 1;
    const double range = m_to - m_from;
    return range > 20 ? 1 : std::max(std::pow(10.0, std::floor(std::log10(range / 20))), std::pow(10.0, -m_decimals));
}

double NumberInput::rounded(double value) const
{
    if (m_format == Steps) return std::abs(value) < kLongest ? seconds(nearestStep(value)) : value;
    const double scale = std::pow(10.0, m_decimals);
    const double whole = std::round(value * scale);
    // What is beyond the range can also be beyond what the scaling holds.
    return std::isfinite(whole) ? whole / scale : value;
}

double NumberInput::settled(double value) const { return std::clamp(rounded(value), m_from, m_to); }

} // namespace flocktale
