// SPDX-License-Identifier: MIT
#include "handles/pins_item.h"

#include <QPainter>

namespace flocktale {

namespace {
const QColor kHead(255, 210, 74);
const QColor kEdge(20, 20, 20);
} // namespace

PinsItem::PinsItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void PinsItem::setTool(PinTool* tool)
{
    if (m_tool == tool) return;
    if (m_tool) m_tool->disconnect(this);
    m_tool = tool;
    if (m_tool) connect(m_tool, &PinTool::changed, this, [this] { update(); });
    update();
    emit toolChanged();
}

void PinsItem::paint(QPainter* painter)
{
    if (!m_tool) return;
    painter->setRenderHint(QPainter::Antialiasing);
    if (const auto line = m_tool->line()) {
        painter->setPen(QPen(kEdge, 4));
        painter->drawLine(*line);
        painter->setPen(QPen(kHead, 2));
        painter->drawLine(*line);
        painter->drawEllipse(line->p1(), 7, 7);
    }
    if (const auto place = m_tool->hovered()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(kEdge, 4));
        painter->drawEllipse(*place, 8, 8);
        painter->setPen(QPen(kHead, 2));
        painter->drawEllipse(*place, 8, 8);
    }
    // The needle's point is the place.
    for (const QPointF& place : m_tool->pinned()) {
        const QPointF head = place + QPointF(5, -11);
        painter->setPen(QPen(kEdge, 3));
        painter->drawLine(place, head);
        painter->setPen(QPen(Qt::white, 1.2));
        painter->drawLine(place, head);
        painter->setPen(QPen(kEdge, 1));
        painter->setBrush(kHead);
        painter->drawEllipse(head, 4, 4);
    }
}

} // namespace flocktale
