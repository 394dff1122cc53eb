// SPDX-License-Identifier: MIT
#include "timeline/hatch_item.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace flocktale {

HatchItem::HatchItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void HatchItem::setColor(const QColor& color)
{
    if (m_color == color) return;
    m_color = color;
    emit changed();
    update();
}

void HatchItem::setShift(double shift)
{
    if (m_shift == shift) return;
    m_shift = shift;
    setX(-std::fmod(shift, kPeriod));
    emit changed();
}

void HatchItem::paint(QPainter* painter)
{
    painter->setPen(QPen(m_color, 1));
    painter->setRenderHint(QPainter::Antialiasing);
    for (double x = -height() - kPeriod; x < width() + kPeriod; x += kPeriod)
        painter->drawLine(QPointF(x, height()), QPointF(x + height(), 0));
}

} // namespace flocktale
