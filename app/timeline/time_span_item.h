// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/time_scale.h"

#include <QPointer>
#include <QQuickItem>

namespace flocktale {

/// An item that stands at a time: it keeps its own x (and its width, when it has a duration) where the scale puts them,
/// on whole pixels so that neighbours meet. Everything on a track is one: acts, gaps, markers, ticks, the playhead.
class TimeSpanItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY timeScaleChanged FINAL)
    Q_PROPERTY(double startSeconds READ startSeconds WRITE setStartSeconds NOTIFY spanChanged FINAL)
    Q_PROPERTY(double durationSeconds READ durationSeconds WRITE setDurationSeconds NOTIFY spanChanged FINAL)
    Q_PROPERTY(double minimumWidth READ minimumWidth WRITE setMinimumWidth NOTIFY spanChanged FINAL)
    Q_PROPERTY(bool inView READ isInView NOTIFY viewChanged FINAL)
    Q_PROPERTY(double visibleLeft READ visibleLeft NOTIFY viewChanged FINAL)
    Q_PROPERTY(double visibleWidth READ visibleWidth NOTIFY viewChanged FINAL)

public:
    explicit TimeSpanItem(QQuickItem* parent = nullptr);

    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    [[nodiscard]] double startSeconds() const { return m_start; }
    void setStartSeconds(double seconds);
    /// Zero for a moment: the width is then left alone.
    [[nodiscard]] double durationSeconds() const { return m_duration; }
    void setDurationSeconds(double seconds);
    /// Pixels; so that the shortest span can still be seen.
    [[nodiscard]] double minimumWidth() const { return m_minimumWidth; }
    void setMinimumWidth(double pixels);

    /// Whether any of it shows; a moment counts as near when it is up to its own width outside.
    [[nodiscard]] bool isInView() const { return m_inView; }
    /// The part that shows, in the item's own pixels: where text stays readable while the rest is scrolled away.
    [[nodiscard]] double visibleLeft() const { return m_visibleLeft; }
    [[nodiscard]] double visibleWidth() const { return m_visibleWidth; }

signals:
    void timeScaleChanged();
    void spanChanged();
    void viewChanged();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;

private:
    void place();
    void updateView();

    QPointer<TimeScale> m_scale;
    double m_start = 0;
    double m_duration = 0;
    double m_minimumWidth = 3;
    bool m_inView = false;
    double m_visibleLeft = 0;
    double m_visibleWidth = 0;
};

} // namespace flocktale
