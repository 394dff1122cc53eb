// SPDX-License-Identifier: MIT
#include "timeline/ruler_lines_item.h"

#include "timeline/ruler_ticks.h"

#include <QQuickWindow>

#include <cmath>

namespace flocktale {

namespace {
constexpr double kMajorHeight = 10;
constexpr double kMinorHeight = 4;
} // namespace

RulerLinesItem::RulerLinesItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &RulerLinesItem::changed, this, &QQuickItem::update);
}

void RulerLinesItem::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    if (m_scale) m_scale->disconnect(this);
    m_scale = scale;
    if (m_scale) connect(m_scale, &TimeScale::changed, this, &QQuickItem::update);
    emit changed();
}

std::vector<ColoredRect> RulerLinesItem::lines() const
{
    std::vector<ColoredRect> lines;
    if (!m_scale || m_scale->viewWidth() <= 0) return lines;
    const Step last = nearestStep(m_scale->secondsAt(m_scale->viewWidth()));
    const TickSpacing spacing = tickSpacing(m_scale->pixelsPerSecond(), m_labelPixels);
    for (const Tick& tick : ticksBetween(nearestStep(m_scale->origin()), last, spacing)) {
        const double x = std::round(m_scale->xOf(seconds(tick.at)));
        const double tall = tick.major ? kMajorHeight : kMinorHeight;
        lines.push_back({{x, m_rulerHeight - tall, 1, tall}, tick.major ? m_majorColor : m_minorColor});
        if (tick.major) lines.push_back({{x, m_rulerHeight, 1, height() - m_rulerHeight}, m_gridColor});
    }
    return lines;
}

void RulerLinesItem::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    update();
}

QSGNode* RulerLinesItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    return showRects(old, *window(), lines());
}

} // namespace flocktale
