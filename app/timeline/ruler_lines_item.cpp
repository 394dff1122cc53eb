// SPDX-License-Identifier: MIT
#include "timeline/ruler_lines_item.h"

#include "show/beats.h"
#include "timeline/ruler_ticks.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <optional>

namespace flocktale {

namespace {
constexpr double kMajorHeight = 10;
constexpr double kMinorHeight = 4;
constexpr double kBarHeight = 7;
constexpr double kBeatHeight = 4;
constexpr double kClosestBeats = 4;
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

void RulerLinesItem::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything || change.tempo) update();
        });
    }
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
    addBeats(lines);
    return lines;
}

void RulerLinesItem::addBeats(std::vector<ColoredRect>& lines) const
{
    if (!m_document || m_document->show().tempo.empty()) return;
    const Step from = std::max(nearestStep(m_scale->origin()), Step{});
    const Step to = nearestStep(m_scale->secondsAt(m_scale->viewWidth())) + Step{1};
    std::optional<double> lastBeat, lastBar;
    double closestBeats = kClosestBeats, closestBars = kClosestBeats;
    const std::vector<Beat> beats = beatsBetween(m_document->show(), from, to, 4096);
    const auto measure = [&](std::optional<double>& last, double& closest, double x) {
        if (last) closest = std::min(closest, x - *last);
        last = x;
    };
    for (const Beat& beat : beats) {
        measure(lastBeat, closestBeats, m_scale->xOf(beat.seconds));
        if (beat.startsBar()) measure(lastBar, closestBars, m_scale->xOf(beat.seconds));
    }
    for (const Beat& beat : beats) {
        if ((beat.startsBar() ? closestBars : closestBeats) < kClosestBeats) continue;
        lines.push_back(
            {{std::round(m_scale->xOf(beat.seconds)), 0, 1, beat.startsBar() ? kBarHeight : kBeatHeight}, m_beatColor});
    }
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
