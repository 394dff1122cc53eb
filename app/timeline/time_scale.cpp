// SPDX-License-Identifier: MIT
#include "timeline/time_scale.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr double kShortestFit = 10; ///< seconds
constexpr double kZoomKeyFactor = 1.5;
constexpr double kWheelNotch = 120;
constexpr double kZoomPerNotch = 1.25;
constexpr double kPagedTo = 0.1; ///< of the view: where a followed playhead comes back in
} // namespace

TimeScale::TimeScale(QObject* parent) : QObject(parent) {}

void TimeScale::setViewWidth(double pixels)
{
    const double width = std::max(pixels, 0.0);
    if (width == m_viewWidth || !std::isfinite(width)) return;
    m_viewWidth = width;
    emit changed();
    if (m_fitted) fit();
}

void TimeScale::setContentSeconds(double seconds)
{
    const double content = std::max(seconds, 0.0);
    if (content == m_contentSeconds || !std::isfinite(content)) return;
    m_contentSeconds = content;
    emit changed();
}

void TimeScale::setAnchorSeconds(double seconds)
{
    if (seconds == m_anchorSeconds) return;
    const bool runsOut = m_following && isInView(m_anchorSeconds) && !isInView(seconds);
    m_anchorSeconds = seconds;
    emit anchorChanged();
    if (runsOut) turnPageTo(seconds);
}

void TimeScale::setFollowing(bool following)
{
    if (following == m_following) return;
    m_following = following;
    emit anchorChanged();
}

double TimeScale::zoom() const
{
    return std::log(m_pixelsPerSecond / kLowestPixelsPerSecond) /
           std::log(kHighestPixelsPerSecond / kLowestPixelsPerSecond);
}

void TimeScale::setZoom(double zoom)
{
    const double wanted =
        kLowestPixelsPerSecond * std::pow(kHighestPixelsPerSecond / kLowestPixelsPerSecond, std::clamp(zoom, 0.0, 1.0));
    zoomAt(zoomAnchorX(), wanted / m_pixelsPerSecond);
}

void TimeScale::show(double origin, double pixelsPerSecond)
{
    if (!std::isfinite(origin) || !std::isfinite(pixelsPerSecond)) return;
    m_fitted = false;
    const double oldScale = m_pixelsPerSecond;
    const double oldOrigin = m_origin;
    m_pixelsPerSecond = std::clamp(pixelsPerSecond, kLowestPixelsPerSecond, kHighestPixelsPerSecond);
    m_origin = std::clamp(origin, lowestOrigin(), highestOrigin());
    if (m_pixelsPerSecond != oldScale || m_origin != oldOrigin) emit changed();
}

bool TimeScale::isInView(double seconds) const
{
    const double x = xOf(seconds);
    return x >= 0 && x <= m_viewWidth;
}

void TimeScale::zoomAt(double x, double factor)
{
    const double wanted = std::clamp(m_pixelsPerSecond * factor, kLowestPixelsPerSecond, kHighestPixelsPerSecond);
    show(secondsAt(x) - x / wanted, wanted);
}

void TimeScale::zoomIn() { zoomAt(zoomAnchorX(), kZoomKeyFactor); }

void TimeScale::zoomOut() { zoomAt(zoomAnchorX(), 1 / kZoomKeyFactor); }

void TimeScale::fit()
{
    const double room = std::max(m_viewWidth - 2 * kPadding, 1.0);
    const double scale = room / std::max(m_contentSeconds, kShortestFit);
    show(-kPadding / scale, scale);
    m_fitted = true;
}

void TimeScale::panBy(double pixels) { show(m_origin + pixels / m_pixelsPerSecond, m_pixelsPerSecond); }

void TimeScale::reveal(double seconds)
{
    const double x = xOf(seconds);
    if (x < kPadding) panBy(x - kPadding);
    if (x > m_viewWidth - kPadding) panBy(x - m_viewWidth + kPadding);
}

void TimeScale::revealSpan(double from, double to)
{
    if (m_viewWidth <= 0) return;
    const double left = xOf(from);
    const double right = xOf(to);
    const double last = m_viewWidth - kPadding;
    const bool hasRoom = right - left <= last - kPadding;
    if (left < kPadding || (!hasRoom && left > last))
        panBy(left - kPadding);
    else if (hasRoom && right > last)
        panBy(right - last);
}

void TimeScale::showSpan(double from, double to)
{
    const double room = std::max(m_viewWidth - 2 * kPadding, 1.0);
    const double scale = std::clamp(room / std::max(to - from, 1e-3), kLowestPixelsPerSecond, kHighestPixelsPerSecond);
    // A span that is shorter than the closest zoom shows stands in the middle.
    show((from + to) / 2 - 0.5 * m_viewWidth / scale, scale);
}

bool TimeScale::wheel(double x, double horizontal, double vertical, bool zooming)
{
    const double oldScale = m_pixelsPerSecond;
    const double oldOrigin = m_origin;
    if (zooming)
        zoomAt(x, std::pow(kZoomPerNotch, vertical / kWheelNotch));
    else
        panBy(-(std::abs(horizontal) > std::abs(vertical) ? horizontal : vertical));
    return m_pixelsPerSecond != oldScale || m_origin != oldOrigin;
}

double TimeScale::lowestOrigin() const { return -kPadding / m_pixelsPerSecond; }

double TimeScale::highestOrigin() const
{
    // The end of the content can be brought to the middle, so that there is room to add.
    const double end = m_contentSeconds - 0.5 * m_viewWidth / m_pixelsPerSecond;
    return std::max({end, lowestOrigin(), 0.0});
}

void TimeScale::turnPageTo(double seconds)
{
    show(seconds - kPagedTo * m_viewWidth / m_pixelsPerSecond, m_pixelsPerSecond);
}

double TimeScale::zoomAnchorX() const { return isInView(m_anchorSeconds) ? xOf(m_anchorSeconds) : m_viewWidth / 2; }

} // namespace flocktale
