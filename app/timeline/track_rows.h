// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/time_scale.h"

#include <QPointer>
#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The rows of a track's model that deserve an item: those in or near the view that are wide enough to be more than a
/// stripe, and the current one wherever it is. So the items alive are bounded by what fits into the view and not by the
/// show. Of moments that would stand closer than they have room for, one stays. Changes by half a view, not with every
/// pixel of a scroll. The source tells "startSeconds" and, where it has them, "durationSeconds" and "current". Owned by
/// the lane that shows it.
class TrackRows : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY timeScaleChanged FINAL)
    Q_PROPERTY(double minimumPixels READ minimumPixels WRITE setMinimumPixels NOTIFY minimumPixelsChanged FINAL)
    Q_PROPERTY(double momentPixels READ momentPixels WRITE setMomentPixels NOTIFY momentPixelsChanged FINAL)

public:
    explicit TrackRows(QObject* parent = nullptr);

    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    /// Narrower ones get no item.
    [[nodiscard]] double minimumPixels() const { return m_minimumPixels; }
    void setMinimumPixels(double pixels);

    /// Room for each row without a duration: of those in one such cell of time the first gets an item. The source is
    /// sorted by time. Zero: all get one.
    [[nodiscard]] double momentPixels() const { return m_momentPixels; }
    void setMomentPixels(double pixels);

    void setSourceModel(QAbstractItemModel* model) override;

signals:
    void timeScaleChanged();
    void minimumPixelsChanged();
    void momentPixelsChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void onScaleChanged();
    void filterAgain();

    QPointer<TimeScale> m_scale;
    double m_minimumPixels = 0;
    double m_momentPixels = 0;
    int m_startRole = -1, m_durationRole = -1, m_currentRole = -1;
    double m_from = 0, m_to = 0; ///< seconds; what is near the view
    double m_shortest = 0;       ///< seconds; what is wide enough
    double m_cell = 0;           ///< seconds; room for a moment
    double m_zoom = 0;           ///< pixels a second for which these hold
};

} // namespace flocktale
