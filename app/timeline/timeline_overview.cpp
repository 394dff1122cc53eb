// SPDX-License-Identifier: MIT
#include "timeline/timeline_overview.h"

#include <algorithm>

namespace flocktale {

namespace {
constexpr double kSlimmestFrame = 12;
constexpr double kEndPixels = 4;      ///< how near to an end of the frame one takes hold of it
constexpr double kRoomForEnds = 24;   ///< a frame that is slimmer is only moved
constexpr double kShortestStrip = 1;  ///< seconds
constexpr double kShortestView = 0.1; ///< seconds
} // namespace

TimelineOverview::TimelineOverview(QObject* parent) : QObject(parent) {}

void TimelineOverview::setTimeScale(TimeScale* scale)
{
    if (m_view == scale) return;
    if (m_view) m_view->disconnect(this);
    m_view = scale;
    if (m_view) connect(m_view, &TimeScale::changed, this, &TimelineOverview::update);
    update();
    emit timeScaleChanged();
}

void TimelineOverview::setWidth(double pixels)
{
    m_strip.setViewWidth(pixels);
    update();
}

Qt::CursorShape TimelineOverview::cursorShape() const
{
    if (m_zone == Zone::left || m_zone == Zone::right) return Qt::SizeHorCursor;
    if (m_zone == Zone::frame) return m_held ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

void TimelineOverview::hover(double x)
{
    if (m_held) return;
    m_zone = zoneAt(x);
    emit cursorChanged();
}

void TimelineOverview::press(double x)
{
    if (!m_view) return;
    const double view = m_view->viewWidth() / m_view->pixelsPerSecond();
    m_zone = zoneAt(x);
    m_held = true;
    if (m_zone == Zone::beside) {
        m_zone = Zone::frame;
        m_view->show(m_strip.secondsAt(x) - view / 2, m_view->pixelsPerSecond());
    }
    m_grip = m_view->origin() - m_strip.secondsAt(x);
    m_anchor = m_zone == Zone::left ? m_view->origin() + view : m_view->origin();
    emit cursorChanged();
}

void TimelineOverview::move(double x)
{
    if (!m_held || !m_view) return;
    const double at = m_strip.secondsAt(x);
    if (m_zone == Zone::frame) return m_view->show(at + m_grip, m_view->pixelsPerSecond());
    const double span = std::max(m_zone == Zone::left ? m_anchor - at : at - m_anchor, kShortestView);
    const double scale =
        std::clamp(m_view->viewWidth() / span, TimeScale::kLowestPixelsPerSecond, TimeScale::kHighestPixelsPerSecond);
    m_view->show(m_zone == Zone::left ? m_anchor - m_view->viewWidth() / scale : m_anchor, scale);
}

void TimelineOverview::release()
{
    m_held = false;
    emit cursorChanged();
}

TimelineOverview::Zone TimelineOverview::zoneAt(double x) const
{
    const double right = m_frameX + m_frameWidth;
    if (m_frameWidth >= kRoomForEnds) {
        if (std::abs(x - m_frameX) <= kEndPixels) return Zone::left;
        if (std::abs(x - right) <= kEndPixels) return Zone::right;
    }
    return x >= m_frameX && x <= right ? Zone::frame : Zone::beside;
}

void TimelineOverview::update()
{
    if (!m_view || width() <= 0) return;
    const double content = std::max(m_view->contentSeconds(), kShortestStrip);
    m_strip.setContentSeconds(content);
    m_strip.show(0, width() / content);
    const double end = m_view->secondsAt(m_view->viewWidth());
    const double left = std::clamp(m_strip.xOf(m_view->origin()), 0.0, std::max(width() - kSlimmestFrame, 0.0));
    m_frameX = left;
    m_frameWidth = std::clamp(m_strip.xOf(end) - left, std::min(kSlimmestFrame, width()), width() - left);
    m_useful = m_view->origin() > 0 || end < content;
    emit changed();
}

} // namespace flocktale
