// SPDX-License-Identifier: MIT
#include "controls/easing_curve.h"

#include <QPainter>

#include <algorithm>

namespace flocktale {

namespace {
constexpr int kPieces = 96;
}

EasingCurve::EasingCurve(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &EasingCurve::changed, this, [this] { update(); });
}

QPainterPath EasingCurve::path(double width, double height) const
{
    const Easing easing = toEasing(m_curve);
    const auto point = [&](double t, double share) {
        const double inner = height * (1 - 2 * m_margin);
        return QPointF(t * width, height * (1 - m_margin) - std::clamp(share, -2.0, 3.0) * inner);
    };
    QPainterPath path(point(0, 0));
    if (easing.kind == EasingKind::hold) {
        path.lineTo(point(1, 0));
        path.lineTo(point(1, 1));
        return path;
    }
    for (int i = 1; i <= kPieces; ++i) {
        const double t = static_cast<double>(i) / kPieces;
        path.lineTo(point(t, eased(easing, t)));
    }
    return path;
}

void EasingCurve::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_gridColor, 1));
    const double top = height() * m_margin;
    painter->drawLine(QPointF(0, top), QPointF(width(), top));
    painter->drawLine(QPointF(0, height() - top), QPointF(width(), height() - top));
    painter->setPen(QPen(m_color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path(width(), height()));
}

} // namespace flocktale
