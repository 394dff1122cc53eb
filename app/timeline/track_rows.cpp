// SPDX-License-Identifier: MIT
#include "timeline/track_rows.h"

#include <cmath>

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

void TrackRows::setMomentPixels(double pixels)
{
    if (m_momentPixels == pixels) return;
    m_momentPixels = pixels;
    filterAgain();
    emit momentPixelsChanged();
}

void TrackRows::setSourceModel(QAbstractItemModel* model)
{
    if (sourceModel()) sourceModel()->disconnect(this);
    m_startRole = m_durationRole = m_currentRole = -1;
    if (model) {
        const QHash<int, QByteArray> names = model->roleNames();
        m_startRole = names.key("startSeconds", -1);
        m_durationRole = names.key("durationSeconds", -1);
        m_currentRole = names.key("current", -1);
    }
    QSortFilterProxyModel::setSourceModel(model);
    if (!model) return;
    // Whether a moment has room depends on the one before it.
    const auto again = [this] {
        if (m_cell > 0) invalidateFilter();
    };
    connect(model, &QAbstractItemModel::dataChanged, this, again);
    connect(model, &QAbstractItemModel::rowsMoved, this, again);
    connect(model, &QAbstractItemModel::rowsInserted, this, again);
    connect(model, &QAbstractItemModel::rowsRemoved, this, again);
}

bool TrackRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!m_scale || m_startRole < 0) return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_currentRole >= 0 && index.data(m_currentRole).toBool()) return true;
    const double duration = m_durationRole < 0 ? 0 : index.data(m_durationRole).toDouble();
    if (m_durationRole >= 0 && duration < m_shortest) return false;
    const double start = index.data(m_startRole).toDouble();
    if (start > m_to || start + duration < m_from) return false;
    if (m_cell <= 0 || row == 0) return true;
    const double before = sourceModel()->index(row - 1, 0, parent).data(m_startRole).toDouble();
    return std::floor(before / m_cell) != std::floor(start / m_cell);
}

void TrackRows::onScaleChanged()
{
    const double pixels = m_scale->pixelsPerSecond();
    const bool sameZoom = m_zoom == pixels;
    const bool near = m_from <= m_scale->origin() && m_scale->secondsAt(m_scale->viewWidth()) <= m_to;
    if (!sameZoom || !near) filterAgain();
}

void TrackRows::filterAgain()
{
    if (!m_scale) return invalidateFilter();
    const double view = m_scale->viewWidth() / m_scale->pixelsPerSecond();
    m_from = m_scale->origin() - kMargin * view;
    m_to = m_scale->origin() + (1 + kMargin) * view;
    m_zoom = m_scale->pixelsPerSecond();
    m_shortest = m_minimumPixels / m_zoom;
    m_cell = m_momentPixels / m_zoom;
    invalidateFilter();
}

} // namespace flocktale
