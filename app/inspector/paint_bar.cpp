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
    for (qsizetype i = 0; i < m_colors.size(); ++i)
        gradient.setColorAt(m_colors.size() > 1 ? static_cast<double>(i) / (count - 1) : 0, m_colors[i]);
    painter->fillRect(all, gradient);
}

} // namespace flocktale
