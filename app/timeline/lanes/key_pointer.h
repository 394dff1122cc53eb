// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/lanes/key_editor.h"
#include "timeline/snap_engine.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace flocktale {

/// What the mouse does on the lanes of keys: a click selects (with Ctrl one more), a drag moves the selected keys as
/// one gesture, a drag from an empty place draws a box, a double click there adds a key. Owned by the lanes.
class KeyPointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::KeyEditor* editor MEMBER m_editor NOTIFY editorChanged FINAL)
    Q_PROPERTY(double rowHeight MEMBER m_rowHeight NOTIFY editorChanged FINAL)
    Q_PROPERTY(bool boxVisible READ isBoxVisible NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxStart READ boxStart NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxDuration READ boxDuration NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxY READ boxY NOTIFY boxChanged FINAL)
    Q_PROPERTY(double boxHeight READ boxHeight NOTIFY boxChanged FINAL)
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape NOTIFY hoverChanged FINAL)

public:
    explicit KeyPointer(QObject* parent = nullptr);

    [[nodiscard]] bool isBoxVisible() const { return m_state == State::boxing; }
    /// Seconds of the show.
    [[nodiscard]] double boxStart() const { return std::min(m_pressSeconds, m_boxEnd); }
    [[nodiscard]] double boxDuration() const { return std::max(m_pressSeconds, m_boxEnd) - boxStart(); }
    /// Whole rows.
    [[nodiscard]] double boxY() const { return m_rowHeight * std::min(m_pressRow, m_boxRow); }
    [[nodiscard]] double boxHeight() const { return m_rowHeight * (std::abs(m_boxRow - m_pressRow) + 1); }
    [[nodiscard]] Qt::CursorShape cursorShape() const { return m_overKey ? Qt::SizeHorCursor : Qt::ArrowCursor; }

    /// Selects the key there, for a menu about it. Returns whether there is one.
    Q_INVOKABLE bool openMenu(double x, double y);

public slots:
    void hover(double x, double y);
    void press(double x, double y, int modifiers);
    void move(double x, double y, int modifiers);
    void release();
    void doubleClick(double x, double y);
    /// Everything as it was before the press. Returns whether anything was going on.
    bool cancel();

signals:
    void editorChanged();
    void boxChanged();
    void hoverChanged();

private:
    /// `spent`: given up while the button is still down.
    enum class State { idle, pressed, dragging, boxing, spent };

    [[nodiscard]] bool isReady() const;
    [[nodiscard]] double secondsAt(double x) const;
    [[nodiscard]] int rowAt(double y) const;
    [[nodiscard]] std::optional<KeyRef> keyAt(double x, double y) const;
    void startDrag();
    void drag(double x, int modifiers);
    void setState(State state);

    QPointer<KeyEditor> m_editor;
    double m_rowHeight = 20;
    State m_state = State::idle;
    bool m_overKey = false;
    std::optional<KeyRef> m_pressed;
    double m_pressX = 0, m_pressSeconds = 0, m_boxEnd = 0;
    int m_pressRow = 0, m_boxRow = 0;
    std::vector<KeyRef> m_before; ///< selected when it began
    ActId m_act;                  ///< whose keys are dragged
    std::optional<int> m_gesture;
    SnapEngine m_snap;
};

} // namespace flocktale
