// SPDX-License-Identifier: MIT
#include "inspector/data_chart_item.h"

#include "inspector/data/data_edits.h"
#include "inspector/fields/field_builder.h"
#include "show/edit.h"

#include <QPainter>

namespace flocktale {

namespace {

constexpr int kSamples = 240;

QString nameOf(const DataChart::Series& series, bool pipeline)
{
    if (!pipeline) return series.state.empty() ? DataChartItem::tr("no state") : QString::fromStdString(series.state);
    switch (series.status) {
    case EventStatus::waiting:
        return DataChartItem::tr("waiting");
    case EventStatus::moving:
        return DataChartItem::tr("on the way");
    case EventStatus::skipped:
        return DataChartItem::tr("skipped");
    case EventStatus::retrying:
        return DataChartItem::tr("tried again");
    case EventStatus::dead:
        return DataChartItem::tr("given up");
    case EventStatus::replaying:
        return DataChartItem::tr("replayed");
    case EventStatus::done:
        break;
    }
    return DataChartItem::tr("gone through");
}

} // namespace

DataChartItem::DataChartItem(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void DataChartItem::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &DataChartItem::polish);
    polish();
    emit documentChanged();
}

void DataChartItem::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &DataChartItem::polish);
    polish();
    emit selectionChanged();
}

QStringList DataChartItem::names() const
{
    const CastData* data = m_document && m_selection
                               ? findData(m_document->show(), m_selection->currentAct(), m_selection->currentCast())
                               : nullptr;
    const bool pipeline = data && std::holds_alternative<Pipeline>(data->content);
    QStringList names;
    for (const DataChart::Series& series : m_chart.series) names.append(nameOf(series, pipeline));
    return names;
}

QList<QColor> DataChartItem::colors() const
{
    QList<QColor> colors;
    for (const DataChart::Series& series : m_chart.series) colors.append(toColor(series.color));
    return colors;
}

QString DataChartItem::summary() const
{
    const QStringList states = names();
    QStringList parts;
    for (std::size_t i = 0; i < m_chart.series.size(); ++i)
        if (const int last = m_chart.series[i].counts.back(); last > 0)
            parts.append(tr("%1 %2", "number and state").arg(last).arg(states.value(static_cast<qsizetype>(i))));
    return parts.isEmpty() ? QString() : tr("In the end: %1").arg(parts.join(QStringLiteral(", ")));
}

void DataChartItem::paint(QPainter* painter)
{
    if (m_chart.entities == 0 || m_chart.series.empty()) return;
    const auto samples = m_chart.series.front().counts.size();
    const double width = this->width() / static_cast<double>(samples);
    const double unit = height() / m_chart.entities;
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < samples; ++i) {
        double bottom = height();
        // What is done lies at the bottom and grows.
        for (auto series = m_chart.series.rbegin(); series != m_chart.series.rend(); ++series) {
            const double band = series->counts[i] * unit;
            if (band > 0)
                painter->fillRect(QRectF(static_cast<double>(i) * width, bottom - band, width + 0.5, band),
                                  toColor(series->color));
            bottom -= band;
        }
    }
}

void DataChartItem::updatePolish() { refresh(); }

void DataChartItem::itemChange(ItemChange change, const ItemChangeData& value)
{
    if (change == ItemVisibleHasChanged && value.boolValue) polish();
    QQuickPaintedItem::itemChange(change, value);
}

void DataChartItem::refresh()
{
    DataChart chart;
    if (m_document && m_selection) {
        const Show& show = m_document->show();
        const Act* act = findAct(show, m_selection->currentAct());
        const Cast* cast = act ? findCast(*act, m_selection->currentCast()) : nullptr;
        if (cast && cast->data)
            chart = dataChart(*cast->data, act->duration, kSamples,
                              cast->color.stops.empty() ? show.flock.color : cast->color.stops.front());
    }
    if (chart == m_chart) return;
    m_chart = std::move(chart);
    update();
    emit chartChanged();
}

} // namespace flocktale
