// SPDX-License-Identifier: MIT
#include "sweep/sweep_moment_item.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace flocktale {

SweepMomentItem::SweepMomentItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void SweepMomentItem::setReading(SweepReading* reading)
{
    if (m_reading == reading) return;
    if (m_reading) m_reading->disconnect(this);
    m_reading = reading;
    if (m_reading)
        connect(m_reading, &SweepReading::changed, this, [this] {
            const auto moments = m_reading->report() ? m_reading->report()->moments : nullptr;
            if (std::exchange(m_shown, moments) != moments) update();
        });
    m_shown = m_reading && m_reading->report() ? m_reading->report()->moments : nullptr;
    update();
    emit readingChanged();
}

void SweepMomentItem::setMoment(int moment)
{
    if (moment == m_moment) return;
    m_moment = moment;
    update();
    emit momentChanged();
}

void SweepMomentItem::paint(QPainter* painter)
{
    if (!m_shown || m_moment < 0 || static_cast<std::size_t>(m_moment) >= m_shown->size()) return;
    const QImage& picture = (*m_shown)[static_cast<std::size_t>(m_moment)].picture;
    const QSizeF size = QSizeF(picture.size()).scaled(this->size(), Qt::KeepAspectRatio);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size), picture);
}

} // namespace flocktale
