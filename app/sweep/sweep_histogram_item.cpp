// SPDX-License-Identifier: MIT
#include "sweep/sweep_histogram_item.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// Width of a bar and the gap behind it, item units.
constexpr double kBar = 4;
constexpr double kGap = 1;
} // namespace

std::vector<int> histogramOf(std::span<const Step> steps, Step span, std::int64_t perBar)
{
    if (span <= Step{} || perBar <= 0) return {};
    std::vector<int> counts(static_cast<std::size_t>(span.count / perBar + 1), 0);
    for (const Step step : steps)
        if (step >= Step{} && step <= span) ++counts[static_cast<std::size_t>(step.count / perBar)];
    return counts;
}

SweepHistogramItem::SweepHistogramItem(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void SweepHistogramItem::setReading(SweepReading* reading)
{
    if (m_reading == reading) return;
    if (m_reading) m_reading->disconnect(this);
    m_reading = reading;
    if (m_reading) connect(m_reading, &SweepReading::changed, this, [this] { update(); });
    update();
    emit readingChanged();
}

void SweepHistogramItem::setSpan(double seconds)
{
    if (seconds == m_span) return;
    m_span = seconds;
    update();
    emit spanChanged();
}

void SweepHistogramItem::setArrivals(const QColor& color)
{
    if (color == m_arrivals) return;
    m_arrivals = color;
    update();
    emit colorsChanged();
}

void SweepHistogramItem::setAxis(const QColor& color)
{
    if (color == m_axis) return;
    m_axis = color;
    update();
    emit colorsChanged();
}

void SweepHistogramItem::paint(QPainter* painter)
{
    const SweepReport* report = m_reading ? m_reading->report().get() : nullptr;
    if (!report || !(m_span > 0) || width() < kBar) return;
    const Step span{static_cast<std::int64_t>(std::llround(m_span * kStepsPerSecond))};
    // Bars of whole steps, or some would hold more moments than their neighbours.
    const auto perBar =
        static_cast<std::int64_t>(std::ceil(static_cast<double>(span.count + 1) / std::floor(width() / kBar)));
    const std::vector<int> leave = histogramOf(report->departures, span, perBar);
    const std::vector<int> arrive =
        report->flight ? histogramOf(report->flight->arrivals, span, perBar) : std::vector<int>(leave.size(), 0);
    if (leave.empty()) return;
    // One measure for both, or the eye compares what cannot be compared.
    const int most =
        std::max({1, *std::max_element(leave.begin(), leave.end()), *std::max_element(arrive.begin(), arrive.end())});
    const double middle = std::floor(height() / 2);
    const double unit = (middle - 1) / most;
    const double perStep = width() / static_cast<double>(span.count + 1);
    const double bar = std::max(1.0, perStep * static_cast<double>(perBar) - kGap);
    // The last to leave has the colour of delay 1.
    const double lastLeaves = std::max(1.0, static_cast<double>(report->departures.back().count));
    for (std::size_t i = 0; i < leave.size(); ++i) {
        const auto at = static_cast<double>(i) * static_cast<double>(perBar);
        const double x = at * perStep;
        const double leaving = unit * leave[i];
        const double arriving = unit * arrive[i];
        if (leaving > 0)
            painter->fillRect(QRectF(x, middle - std::max(1.0, leaving), bar, std::max(1.0, leaving)),
                              m_reading->delayColor(std::min(1.0, at / lastLeaves)));
        if (arriving > 0) painter->fillRect(QRectF(x, middle + 1, bar, std::max(1.0, arriving)), m_arrivals);
    }
    painter->fillRect(QRectF(0, middle, width(), 1), m_axis);
}

} // namespace flocktale
