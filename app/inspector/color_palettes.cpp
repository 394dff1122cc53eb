// SPDX-License-Identifier: MIT
#include "inspector/color_palettes.h"

#include "inspector/fields/field_builder.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <map>

namespace flocktale {

namespace {

const QString kRecent = QStringLiteral("colors/recent");

QList<QColor> recentFromSettings()
{
    QList<QColor> colors;
    const QStringList names = QSettings().value(kRecent).toStringList();
    for (const QString& name : names)
        if (QColor::isValidColor(name) && colors.size() < ColorPalettes::kMost) colors.append(QColor(name));
    return colors;
}

} // namespace

QList<QColor> colorsOf(const Show& show)
{
    struct Use {
        int uses = 0;
        std::size_t order = 0;
    };
    std::map<QRgb, Use> uses;
    const auto count = [&uses](Rgb color) {
        Use& use = uses[qRgb(color.r, color.g, color.b)];
        if (use.uses++ == 0) use.order = uses.size();
    };
    count(show.stage.background);
    count(show.flock.color);
    for (const Act& act : show.acts)
        for (const Cast& cast : act.casts)
            for (std::size_t i = 0; i < cast.color.stops.size(); ++i)
                if (i == 0 || cast.color.kind != PaintKind::solid) count(cast.color.stops[i]);
    for (const Prop& prop : show.props) count(prop.color);
    for (const Marker& marker : show.markers) count(marker.color);

    std::vector<std::pair<QRgb, Use>> ranked(uses.begin(), uses.end());
    std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
        return a.second.uses != b.second.uses ? a.second.uses > b.second.uses : a.second.order < b.second.order;
    });
    QList<QColor> colors;
    for (const auto& [color, use] : ranked) colors.append(QColor(color));
    return colors;
}

void ColorPalettes::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    m_document = document;
    emit documentChanged();
}

void ColorPalettes::refresh()
{
    m_showColors = m_document ? colorsOf(m_document->show()).mid(0, kMost) : QList<QColor>();
    m_recentColors = recentFromSettings();
    emit changed();
}

void ColorPalettes::remember(const QColor& color)
{
    if (!color.isValid()) return;
    QStringList names{color.name()};
    for (const QColor& other : recentFromSettings())
        if (other.name() != names.front() && names.size() < kMost) names.append(other.name());
    QSettings().setValue(kRecent, names);
}

} // namespace flocktale
