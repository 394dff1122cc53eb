// SPDX-License-Identifier: MIT
#include "controls/number_input.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
/// Pixels of a drag that go over the whole range, where the range is small.
constexpr double kScrubPixels = 300;
} // namespace

QString NumberInput::text() const
{
    QString number = QString::number(m_value, 'f', m_decimals);
    if (number.contains(u'.')) {
        while (number.endsWith(u'0')) number.chop(1);
        if (number.endsWith(u'.')) number.chop(1);
    }
    if (number == "-0"_L1) number = u"0"_s;
    return m_suffix.isEmpty() ? number : number + u' ' + m_suffix;
}

std::optional<double> NumberInput::parse(const QString& text) const
{
    QString number = text.trimmed();
    if (!m_suffix.isEmpty() && number.endsWith(m_suffix)) number = number.chopped(m_suffix.size()).trimmed();
    number.replace(u',', u'.');
    number.replace(u'\u2212', u'-');
    bool ok = false;
    const double value = QLocale::c().toDouble(number, &ok);
    if (!ok || !std::isfinite(value)) return std::nullopt;
    return value;
}

double NumberInput::parsed(const QString& text) const
{
    const std::optional<double> value = parse(text);
    return value ? settled(*value) : m_value;
}

double NumberInput::stepped(double value, int steps, int modifiers) const
{
    double size = unit();
    if (modifiers & Qt::ShiftModifier) size *= 10;
    if (modifiers & Qt::ControlModifier) size = std::max(size / 10, std::pow(10.0, -m_decimals));
    return settled(value + steps * size);
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
    // Whole numbers go by one; 0.05-like weights by a hundredth of their range.
    if (m_decimals == 0) return 1;
    const double range = m_to - m_from;
    return range > 20 ? 1 : std::max(std::pow(10.0, std::floor(std::log10(range / 20))), std::pow(10.0, -m_decimals));
}

double NumberInput::settled(double value) const
{
    const double scale = std::pow(10.0, m_decimals);
    return std::clamp(std::round(value * scale) / scale, m_from, m_to);
}

} // namespace flocktale
