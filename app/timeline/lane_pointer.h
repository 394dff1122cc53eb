// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/act_drag.h"
#include "timeline/lane_hit.h"
#include "timeline/timeline_controller.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// What the mouse does on the lane of acts: click, Ctrl+click, Shift+click, drag of acts and edges, Shift+drag to
/// reorder, a box from an empty place. Gets positions and modifiers, nothing else; all it decides is decided here. A
/// press becomes a drag after a few pixels. Owned by the lane.
class LanePointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        flocktale::TimelineController* controller READ controller WRITE setController NOTIFY controllerChanged FINAL)
    Q_PROPERTY(QString hoveredAct READ hoveredAct NOTIFY hoverChanged FINAL)
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape NOTIFY hoverChanged FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY stateChanged FINAL)
    Q_PROPERTY(QString dragText READ dragText NOTIFY dragTextChanged FINAL)
    Q_PROPERTY(bool boxVisible READ isBoxVisible NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxStart READ boxStart NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxDuration READ boxDuration NOTIFY boxChanged FINAL)

public:
    explicit LanePointer(QObject* parent = nullptr);

    [[nodiscard]] TimelineController* controller() const { return m_controller; }
    void setController(TimelineController* controller);

    [[nodiscard]] QString hoveredAct() const { return QString::fromStdString(m_hover.act.value); }
    /// Tells what a press would do.
    [[nodiscard]] Qt::CursorShape cursorShape() const;
    /// Pressed and not done yet: the view must not scroll away, its edges pan.
    [[nodiscard]] bool isBusy() const { return m_state != State::idle; }
    [[nodiscard]] bool isDragging() const { return m_state == State::dragging; }
    /// Times of what is dragged, for a hint beside the pointer.
    [[nodiscard]] QString dragText() const { return m_dragText; }
    [[nodiscard]] bool isBoxVisible() const { return m_state == State::boxing; }
    [[nodiscard]] double boxStart() const { return std::min(m_pressSeconds, m_boxEnd); }
    [[nodiscard]] double boxDuration() const { return std::max(m_pressSeconds, m_boxEnd) - boxStart(); }

public slots:
    void hover(double x);
    void leave();
    void press(double x, int modifiers);
    /// A press where only the lane's time counts, above or below it: a click clears, a drag draws a box.
    void pressBeside(double x, int modifiers);
    void move(double x, int modifiers);
    void release();
    /// Once a frame: pans the view while something is dragged beyond its edge.
    void panAtEdge(double frameSeconds);
    /// Everything as it was before the press. Returns whether anything was going on.
    bool cancel();
    /// On an act: asks to rename it. On an empty place: adds one there.
    void doubleClick(double x);
    /// Beside the lane, where markers stand: adds one there.
    void doubleClickBeside(double x);
    /// Selects what the menu is to be about. Returns whether there is an act.
    bool openMenu(double x);

signals:
    void controllerChanged();
    void hoverChanged();
    void stateChanged();
    void dragTextChanged();
    void boxChanged();

private:
    /// `spent`: the drag was ended by something else; the button is still down.
    enum class State { idle, pressed, dragging, boxing, spent };

    /// Whether everything is there that a press needs.
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] LaneHit hitAt(double x) const;
    void setHover(const LaneHit& hit);
    void begin(const LaneHit& hit, double x, int modifiers);
    void setState(State state);
    void startDrag();
    void updateDrag();
    void updateBox();
    void click();
    void onDocumentChanged();
    void showTimes();

    QPointer<TimelineController> m_controller;
    State m_state = State::idle;
    LaneHit m_hover;
    LaneHit m_pressed;
    int m_pressModifiers = 0;
    double m_pressX = 0;
    double m_pressSeconds = 0;
    double m_x = 0;
    int m_modifiers = 0;
    double m_boxEnd = 0;
    std::vector<ActId> m_selectedBefore;
    std::optional<ActDrag> m_drag;
    QString m_dragText;
};

} // namespace flocktale
