// SPDX-License-Identifier: MIT
#include "timeline/time_span_item.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

TimeSpanItem::TimeSpanItem(QQuickItem* parent) : QQuickItem(parent) {}

void TimeSpanItem::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    if (m_scale) m_scale->disconnect(this);
    m_scale = scale;
    if (m_scale) connect(m_scale, &TimeScale::changed, this, &TimeSpanItem::place);
    emit timeScaleChanged();
    place();
}

void TimeSpanItem::setStartSeconds(double seconds)
{
    if (m_start == seconds) return;
    m_start = seconds;
    emit spanChanged();
    place();
}

void TimeSpanItem::setDurationSeconds(double seconds)
{
    if (m_duration == seconds) return;
    m_duration = seconds;
    emit spanChanged();
    place();
}

void TimeSpanItem::setMinimumWidth(double pixels)
{
    if (m_minimumWidth == pixels) return;
    m_minimumWidth = pixels;
    emit spanChanged();
    place();
}

void TimeSpanItem::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.x() != oldGeometry.x() || newGeometry.width() != oldGeometry.width()) updateView();
}

void TimeSpanItem::place()
{
    if (!m_scale) return;
    const double left = std::round(m_scale->xOf(m_start));
    setX(left);
    if (m_duration > 0) setWidth(std::max(std::round(m_scale->xOf(m_start + m_duration)) - left, m_minimumWidth));
    // The view may have changed under an item that stayed where it was.
    updateView();
}

void TimeSpanItem::updateView()
{
    if (!m_scale) return;
    const double margin = m_duration > 0 ? 0 : width();
    const bool inView = x() + width() + margin >= 0 && x() - margin <= m_scale->viewWidth();
    const double left = std::clamp(-x(), 0.0, width());
    const double visible = std::clamp(m_scale->viewWidth() - x(), left, std::max(left, width())) - left;
    if (inView == m_inView && left == m_visibleLeft && visible == m_visibleWidth) return;
    m_inView = inView;
    m_visibleLeft = left;
    m_visibleWidth = visible;
    emit viewChanged();
}

} // namespace flocktale
