// SPDX-License-Identifier: MIT
#include "sweep/sweep_moments_model.h"

#include "show/edit.h"

#include <QLocale>

#include <cmath>

namespace flocktale {

SweepMomentsModel::SweepMomentsModel(QObject* parent) : QAbstractListModel(parent) {}

void SweepMomentsModel::setReading(SweepReading* reading)
{
    if (m_reading == reading) return;
    if (m_reading) m_reading->disconnect(this);
    m_reading = reading;
    if (m_reading) connect(m_reading, &SweepReading::changed, this, &SweepMomentsModel::refresh);
    refresh();
    emit readingChanged();
}

int SweepMomentsModel::rowCount(const QModelIndex& parent) const
{
    return !parent.isValid() && m_report && m_report->moments ? static_cast<int>(m_report->moments->size()) : 0;
}

QVariant SweepMomentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const SweepMoment& moment = (*m_report->moments)[static_cast<std::size_t>(index.row())];
    switch (role) {
    case StepRole: {
        const Act* act = findAct(*m_report->show, m_report->act);
        return act ? static_cast<int>((act->start + moment.at).count) : 0;
    }
    case TimeRole:
        return tr("%1 s").arg(QLocale().toString(seconds(moment.at), 'f', 2));
    case ArrivedRole:
        return tr("%1 %").arg(static_cast<int>(std::floor(moment.arrived * 100)));
    default:
        return {};
    }
}

QHash<int, QByteArray> SweepMomentsModel::roleNames() const
{
    return {{StepRole, "step"}, {TimeRole, "time"}, {ArrivedRole, "arrived"}};
}

void SweepMomentsModel::refresh()
{
    std::shared_ptr<const SweepReport> report = m_reading ? m_reading->report() : nullptr;
    const auto moments = [](const auto& of) { return of && of->moments ? static_cast<int>(of->moments->size()) : 0; };
    const int before = moments(m_report);
    const int after = moments(report);
    // The delegates stay while a drag brings new pictures: only the number of rows is news.
    if (after > before) beginInsertRows({}, before, after - 1);
    if (after < before) beginRemoveRows({}, after, before - 1);
    m_report = std::move(report);
    if (after > before) endInsertRows();
    if (after < before) endRemoveRows();
    if (after > 0) emit dataChanged(index(0), index(after - 1));
}

} // namespace flocktale
