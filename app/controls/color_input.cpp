// SPDX-License-Identifier: MIT
#include "controls/color_input.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace flocktale {

namespace {

/// As the file keeps it.
QColor inBytes(const QColor& color) { return {color.red(), color.green(), color.blue()}; }

std::optional<QColor> colorOf(const QString& typed)
{
    static const QRegularExpression kHex(QStringLiteral("^#?([0-9a-f]{3}|[0-9a-f]{6})$"));
    static const QRegularExpression kChannels(
        QStringLiteral("^(?:rgb\\s*\\()?\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*\\)?$"));
    const QString text = typed.trimmed().toLower();
    if (const auto hex = kHex.match(text); hex.hasMatch()) return QColor(u'#' + hex.captured(1));
    if (const auto channels = kChannels.match(text); channels.hasMatch()) {
        const int r = channels.captured(1).toInt();
        const int g = channels.captured(2).toInt();
        const int b = channels.captured(3).toInt();
        if (std::max({r, g, b}) > 255) return std::nullopt;
        return QColor(r, g, b);
    }
    // Qt's own reading knows more ways of writing numbers, with transparency; names are what is wanted of it.
    if (text.startsWith(u'#') || text == QStringLiteral("transparent") || !QColor::isValidColor(text))
        return std::nullopt;
    return inBytes(QColor(text));
}

} // namespace

void ColorInput::setColor(const QColor& color)
{
    const QColor rounded = inBytes(color);
    if (m_color == rounded || !color.isValid()) return;
    m_color = rounded;
    // A place in the square says more than the colour that it was rounded to.
    if (m_color != m_made) {
        if (m_color.value() > 0) m_saturation = m_color.hsvSaturationF();
        if (m_color.hsvHueF() >= 0) m_hue = m_color.hsvHueF();
    }
    emit changed();
}

QColor ColorInput::made(double brightness)
{
    m_made = inBytes(QColor::fromHsvF(static_cast<float>(m_hue), static_cast<float>(m_saturation),
                                      static_cast<float>(std::clamp(brightness, 0.0, 1.0))));
    emit changed();
    return m_made;
}

QColor ColorInput::pure() const { return inBytes(QColor::fromHsvF(static_cast<float>(m_hue), 1, 1)); }

QColor ColorInput::withHue(double hue)
{
    m_hue = std::clamp(hue, 0.0, 1.0);
    return made(brightness());
}

QColor ColorInput::at(double saturation, double brightness)
{
    m_saturation = std::clamp(saturation, 0.0, 1.0);
    return made(brightness);
}

QColor ColorInput::parsed(const QString& text) const { return colorOf(text).value_or(m_color); }

bool ColorInput::accepts(const QString& text) const { return colorOf(text).has_value(); }

} // namespace flocktale
