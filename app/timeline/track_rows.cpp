// SPDX-License-Identifier: MIT
#include "timeline/track_rows.h"

namespace flocktale {

namespace {
constexpr double kMargin = 0.5; ///< of the view, at both ends
}

TrackRows::TrackRows(QObject* parent) : QSortFilterProxyModel(parent) {}

void TrackRows::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    if (m_scale) m_scale->disconnect(this);
    m_scale = scale;
    if (m_scale) connect(m_scale, &TimeScale::changed, this, &TrackRows::onScaleChanged);
    filterAgain();
    emit timeScaleChanged();
}

void TrackRows::setMinimumPixels(double pixels)
{
    if (m_minimumPixels == pixels) return;
    m_minimumPixels = pixels;
    filterAgain();
    emit minimumPixelsChanged();
}

void TrackRows::setSourceModel(QAbstractItemModel* model)
{
    m_startRole = m_durationRole = m_currentRole = -1;
    if (model) {
        const QHash<int, QByteArray> names = model->roleNames();
        m_startRole = names.key("startSeconds", -1);
        m_durationRole = names.key("durationSeconds", -1);
        m_currentRole = names.key("current", -1);
    }
    QSortFilterProxyModel::setSourceModel(model);
}

bool TrackRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!m_scale || m_startRole < 0) return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_currentRole >= 0 && index.data(m_currentRole).toBool()) return true;
    const double duration = m_durationRole < 0 ? 0 : index.data(m_durationRole).toDouble();
    if (m_durationRole >= 0 && duration < m_shortest) return false;
    const double start = index.data(m_startRole).toDouble();
    return start <= m_to && start + duration >= m_from;
}

void TrackRows::onScaleChanged()
{
    const double pixels = m_scale->pixelsPerSecond();
    const bool sameZoom = m_shortest == m_minimumPixels / pixels;
    const bool near = m_from <= m_scale->origin() && m_scale->secondsAt(m_scale->viewWidth()) <= m_to;
    if (!sameZoom || !near) filterAgain();
}

void TrackRows::filterAgain()
{
    if (!m_scale) return invalidateFilter();
    const double view = m_scale->viewWidth() / m_scale->pixelsPerSecond();
    m_from = m_scale->origin() - kMargin * view;
    m_to = m_scale->origin() + (1 + kMargin) * view;
    m_shortest = m_minimumPixels / m_scale->pixelsPerSecond();
    invalidateFilter();
}

} // namespace flocktale
