// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/lanes/span_drag.h"
#include "timeline/timeline_controller.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// What the mouse does on a lane of spans: a click selects, a drag moves one in time, its edges trim it, and with Ctrl
/// and Shift what it holds is slipped. Gets positions and modifiers, nothing else. Owned by the lane.
class SpanPointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        flocktale::TimelineController* controller READ controller WRITE setController NOTIFY controllerChanged FINAL)
    Q_PROPERTY(flocktale::SpanModel* model MEMBER m_model NOTIFY modelChanged FINAL)
    Q_PROPERTY(double rowHeight MEMBER m_rowHeight NOTIFY modelChanged FINAL)
    Q_PROPERTY(QString hovered READ hovered NOTIFY hoverChanged FINAL)
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape NOTIFY hoverChanged FINAL)

public:
    explicit SpanPointer(QObject* parent = nullptr);

    [[nodiscard]] TimelineController* controller() const { return m_controller; }
    void setController(TimelineController* controller);
    [[nodiscard]] QString hovered() const { return QString::fromStdString(m_hit.id); }
    [[nodiscard]] Qt::CursorShape cursorShape() const;

    /// Takes hold of what is there. Returns whether there was anything.
    Q_INVOKABLE bool press(double x, double y, int modifiers = 0);
    /// Selects what is there, for a menu about it. Empty beside them.
    Q_INVOKABLE QString pick(double x, double y);

public slots:
    void hover(double x, double y);
    void leave();
    void move(double x, int modifiers);
    void release();
    /// Everything as it was before the press. Returns whether anything was going on.
    bool cancel();

signals:
    void controllerChanged();
    void modelChanged();
    void hoverChanged();

private:
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] SpanHit hitAt(double x, double y) const;
    void setHit(const SpanHit& hit);

    QPointer<TimelineController> m_controller;
    QPointer<SpanModel> m_model;
    double m_rowHeight = 18;
    SpanHit m_hit; ///< under the pointer, or held
    bool m_pressed = false;
    double m_pressX = 0;
    int m_pressModifiers = 0;
    std::optional<SpanDrag> m_drag;
};

} // namespace flocktale
