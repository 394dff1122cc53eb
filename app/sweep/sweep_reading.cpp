// SPDX-License-Identifier: MIT
#include "sweep/sweep_reading.h"

#include "show/edit.h"
#include "stage/flock_look.h"

#include <utility>

namespace flocktale {

double SweepReading::crossings() const
{
    return m_report && m_report->crossings ? static_cast<double>(*m_report->crossings) : -1;
}

double SweepReading::arrivalSeconds() const
{
    const auto arrival = m_report ? m_report->arrivedBy(0.95) : std::nullopt;
    return arrival ? seconds(*arrival) : -1;
}

double SweepReading::settledSeconds() const
{
    return m_report && m_report->flight ? seconds(m_report->flight->settled) : 0;
}

double SweepReading::startSeconds() const
{
    const Act* act = m_report ? findAct(*m_report->show, m_report->act) : nullptr;
    return act ? seconds(act->start) : 0;
}

double SweepReading::durationSeconds() const
{
    const Act* act = m_report ? findAct(*m_report->show, m_report->act) : nullptr;
    return act ? seconds(act->duration) : 0;
}

QString SweepReading::actName() const
{
    const Act* act = m_report ? findAct(*m_report->show, m_report->act) : nullptr;
    return act ? QString::fromStdString(act->name) : QString();
}

QColor SweepReading::delayColor(double delay) const
{
    const Rgb color = flocktale::delayColor(static_cast<float>(delay));
    return {color.r, color.g, color.b};
}

void SweepReading::setStale(bool stale)
{
    if (stale == m_stale) return;
    m_stale = stale;
    emit changed();
}

void SweepReading::take(std::shared_ptr<const SweepReport> report)
{
    if (report && m_report && report->act == m_report->act &&
        (!report->flight || !report->moments || !report->crossings || !report->meetings)) {
        auto kept = std::make_shared<SweepReport>(*report);
        if (!kept->flight) kept->flight = m_report->flight;
        if (!kept->crossings) kept->crossings = m_report->crossings;
        if (!kept->meetings) kept->meetings = m_report->meetings;
        if (!kept->moments) kept->moments = m_report->moments;
        report = std::move(kept);
    }
    m_report = std::move(report);
    emit changed();
}

} // namespace flocktale
