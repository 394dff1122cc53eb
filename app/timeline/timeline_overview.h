// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/time_scale.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The whole show in one strip, and in it a frame around what the timeline shows now. Dragging the frame scrolls, its
/// ends zoom, and a press beside it brings that place to the middle. Owned by the strip.
class TimelineOverview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY timeScaleChanged FINAL)
    Q_PROPERTY(flocktale::TimeScale* strip READ strip CONSTANT FINAL)
    Q_PROPERTY(double width READ width WRITE setWidth NOTIFY changed FINAL)
    Q_PROPERTY(double frameX READ frameX NOTIFY changed FINAL)
    Q_PROPERTY(double frameWidth READ frameWidth NOTIFY changed FINAL)
    Q_PROPERTY(bool useful READ isUseful NOTIFY changed FINAL)
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape NOTIFY cursorChanged FINAL)

public:
    explicit TimelineOverview(QObject* parent = nullptr);

    /// What the timeline shows.
    [[nodiscard]] TimeScale* timeScale() const { return m_view; }
    void setTimeScale(TimeScale* scale);
    /// The scale of the strip itself: from zero to the end of the content.
    [[nodiscard]] TimeScale* strip() { return &m_strip; }
    /// Pixels.
    [[nodiscard]] double width() const { return m_strip.viewWidth(); }
    void setWidth(double pixels);

    [[nodiscard]] double frameX() const { return m_frameX; }
    [[nodiscard]] double frameWidth() const { return m_frameWidth; }
    /// Whether there is more than the timeline shows.
    [[nodiscard]] bool isUseful() const { return m_useful; }
    /// Tells what a press would do, or what the one that is held does.
    [[nodiscard]] Qt::CursorShape cursorShape() const;

public slots:
    void hover(double x);
    void press(double x);
    void move(double x);
    void release();

signals:
    void timeScaleChanged();
    void changed();
    void cursorChanged();

private:
    enum class Zone { beside, frame, left, right };

    [[nodiscard]] Zone zoneAt(double x) const;
    void update();

    QPointer<TimeScale> m_view;
    TimeScale m_strip;
    double m_frameX = 0;
    double m_frameWidth = 0;
    bool m_useful = false;
    Zone m_zone = Zone::beside; ///< under the pointer, or held
    bool m_held = false;
    double m_grip = 0;   ///< seconds; of the frame's beginning, from the pointer
    double m_anchor = 0; ///< seconds; the end that stays while the other is dragged
};

} // namespace flocktale
