// SPDX-License-Identifier: MIT
#include "inspector/paint_bar.h"

#include <QLinearGradient>
#include <QPainter>

namespace flocktale {

void PaintBar::setColors(const QList<QColor>& colors)
{
    if (m_colors == colors) return;
    m_colors = colors;
    update();
    emit changed();
}

void PaintBar::setPlaces(const QList<double>& places)
{
    if (m_places == places) return;
    m_places = places;
    update();
    emit changed();
}

void PaintBar::setBanded(bool banded)
{
    if (m_banded == banded) return;
    m_banded = banded;
    update();
    emit changed();
}

void PaintBar::paint(QPainter* painter)
{
    if (m_colors.isEmpty()) return;
    const QRectF all(0, 0, width(), height());
    const auto count = static_cast<double>(m_colors.size());
    if (m_banded) {
        for (qsizetype i = 0; i < m_colors.size(); ++i) {
            const double from = all.width() * static_cast<double>(i) / count;
            painter->fillRect(QRectF(from, 0, all.width() / count, all.height()), m_colors[i]);
        }
        return;
    }
    QLinearGradient gradient(all.topLeft(), all.topRight());
    const bool placed = m_places.size() == m_colors.size();
    for (qsizetype i = 0; i < m_colors.size(); ++i) {
        const double even = m_colors.size() > 1 ? static_cast<double>(i) / (count - 1) : 0;
        // Qt keeps one colour a place, so two at one place are moved apart by less than a pixel.
        constexpr double kApart = 1e-5;
        const double apart = kApart * static_cast<double>(i);
        gradient.setColorAt(placed ? m_places[i] * (1 - kApart * count) + apart : even, m_colors[i]);
    }
    painter->fillRect(all, gradient);
}

} // namespace flocktale
