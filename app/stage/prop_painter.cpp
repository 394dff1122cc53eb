// SPDX-License-Identifier: MIT
#include "stage/prop_painter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// A code's ink and paper: what readers of codes can tell apart best without being harsh on the stage.
constexpr Rgb kInk{17, 24, 39};
constexpr Rgb kPaper{255, 255, 255};
constexpr double kLineWidth = 2;

QColor toColor(Rgb color) { return {color.r, color.g, color.b}; }

QRectF frameOf(const Prop& prop)
{
    return {prop.x - prop.width / 2, prop.y - prop.height / 2, prop.width, prop.height};
}

void paintLabel(QPainter& painter, const Prop& prop)
{
    // The font is set in whole device pixels near its size and the rest scaled, so that text is sharp at every scale.
    const double scale = painter.transform().m11();
    const double wanted = prop.textSize * scale;
    if (!(wanted >= 1)) return;
    const double pixels = std::clamp(std::round(wanted), 1.0, 2000.0);
    QFont font;
    font.setPixelSize(static_cast<int>(pixels));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::NoSubpixelAntialias);
    const QStringList lines = QString::fromStdString(prop.text).split(QLatin1Char('\n'));
    const double unit = prop.textSize / pixels;
    painter.translate(prop.x, prop.y);
    painter.scale(unit, unit);
    painter.setPen(toColor(prop.color));
    painter.setFont(font);
    const double lineHeight = QFontMetricsF(font).lineSpacing();
    const double half = lineHeight * static_cast<double>(lines.size()) / 2;
    constexpr double kWide = 1e5;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRectF line(-kWide, static_cast<double>(i) * lineHeight - half, 2 * kWide, lineHeight);
        painter.drawText(line, Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, lines[i]);
    }
}

void paintFinders(QPainter& painter, const Prop& prop)
{
    if (prop.modules < 7) return;
    const double module = prop.width / prop.modules;
    const QPointF corner(prop.x - prop.width / 2, prop.y - prop.width / 2);
    const double far = (prop.modules - 7) * module;
    painter.setPen(Qt::NoPen);
    for (const QPointF& at : {QPointF(0, 0), QPointF(far, 0), QPointF(0, far)}) {
        const QRectF outer(corner + at, QSizeF(7 * module, 7 * module));
        const auto inset = [&](double by) {
            return outer.adjusted(by * module, by * module, -by * module, -by * module);
        };
        painter.fillRect(outer, toColor(prop.color));
        painter.fillRect(inset(1), toColor(kPaper));
        painter.fillRect(inset(2), toColor(prop.color));
    }
}

void paintProp(QPainter& painter, const Prop& prop)
{
    painter.save();
    const QColor color = toColor(prop.color);
    switch (prop.kind) {
    case PropKind::plate: {
        const double radius = std::min({12.0, prop.width / 2, prop.height / 2});
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(frameOf(prop), radius, radius);
        break;
    }
    case PropKind::box: {
        const double radius = std::min({6.0, prop.width / 2, prop.height / 2});
        painter.setPen(QPen(color, kLineWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frameOf(prop), radius, radius);
        break;
    }
    case PropKind::dashedLine: {
        QPen pen(color, kLineWidth, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({4, 4});
        painter.setPen(pen);
        painter.drawLine(QPointF(prop.x, prop.y), QPointF(prop.x + prop.width, prop.y + prop.height));
        break;
    }
    case PropKind::label:
        paintLabel(painter, prop);
        break;
    case PropKind::finders:
        paintFinders(painter, prop);
        break;
    case PropKind::unknown:
        break;
    }
    painter.restore();
}

} // namespace

Underlay underlayOf(const Show& show, Step at, const std::vector<StageBacking>& backing)
{
    Underlay underlay;
    for (const VisibleProp& visible : visibleProps(show, at)) {
        underlay.props.push_back(*visible.prop);
        underlay.opacity.push_back(visible.opacity);
    }
    underlay.backing = backing;
    return underlay;
}

bool samePicture(const Underlay& a, const Underlay& b)
{
    const auto sameSquare = [](const StageBacking& s, const StageBacking& t) {
        return std::equal(std::begin(s.corner), std::end(s.corner), std::begin(t.corner)) && s.dark == t.dark &&
               s.opacity == t.opacity;
    };
    return a.props == b.props && a.opacity == b.opacity &&
           std::equal(a.backing.begin(), a.backing.end(), b.backing.begin(), b.backing.end(), sameSquare);
}

void paintUnderlay(QPainter& painter, const Underlay& underlay)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < underlay.props.size(); ++i) {
        painter.setOpacity(underlay.opacity[i]);
        paintProp(painter, underlay.props[i]);
    }
    painter.setPen(Qt::NoPen);
    for (const StageBacking& square : underlay.backing) {
        QPolygonF polygon;
        for (const Vec2& corner : square.corner) polygon << QPointF(corner.x, corner.y);
        painter.setOpacity(square.opacity);
        painter.setBrush(toColor(square.dark ? kInk : kPaper));
        painter.drawConvexPolygon(polygon);
    }
    painter.restore();
}

} // namespace flocktale
