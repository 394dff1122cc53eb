// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/lanes/key_rows.h"
#include "timeline/timeline_controller.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace flocktale {

/// The keys of the current act: which are selected, and everything that one can do with them by name. Each command is
/// one undo step, or none when it changes nothing. The selection holds only keys that there are. Owned by the timeline.
class KeyEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        flocktale::TimelineController* controller READ controller WRITE setController NOTIFY controllerChanged FINAL)
    Q_PROPERTY(bool unfolded READ isUnfolded WRITE setUnfolded NOTIFY changed FINAL)
    Q_PROPERTY(QString act READ actId NOTIFY changed FINAL)
    Q_PROPERTY(double startSeconds READ startSeconds NOTIFY changed FINAL)
    Q_PROPERTY(double durationSeconds READ durationSeconds NOTIFY changed FINAL)
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY changed FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)

public:
    enum Curve { Linear, Hold, Smooth, EaseIn, EaseOut, EaseInOut };
    Q_ENUM(Curve)
    enum Property { Position, Scale, Rotation, Color, OrbitCenter };
    Q_ENUM(Property)

    explicit KeyEditor(QObject* parent = nullptr);

    [[nodiscard]] TimelineController* controller() const { return m_controller; }
    void setController(TimelineController* controller);
    /// Whether the lanes of the current act's casts are shown.
    [[nodiscard]] bool isUnfolded() const { return m_unfolded; }
    void setUnfolded(bool unfolded);

    /// The current act, or null.
    [[nodiscard]] const Act* act() const;
    [[nodiscard]] QString actId() const;
    /// Of the current act; zero without one.
    [[nodiscard]] double startSeconds() const { return act() ? seconds(act()->start) : 0; }
    [[nodiscard]] double durationSeconds() const { return act() ? seconds(act()->duration) : 0; }
    [[nodiscard]] const std::vector<KeyRef>& selected() const { return m_selected; }
    [[nodiscard]] bool isSelected(const KeyRef& key) const;
    [[nodiscard]] bool hasSelection() const { return !m_selected.empty(); }
    /// Whether the playhead is in the act, so that a key can stand there.
    [[nodiscard]] bool canAdd() const;
    void select(std::vector<KeyRef> keys);
    void toggle(const KeyRef& key);

    /// The keys' own keys; the timeline asks here first. Returns whether it meant anything.
    Q_INVOKABLE [[nodiscard]] bool takesKey(int key, int modifiers) const;
    Q_INVOKABLE bool pressKey(int key, int modifiers);

public slots:
    /// At the playhead, in every property of the current cast that has keys; in its position when none has.
    bool addAtPlayhead();
    bool addProperty(flocktale::KeyEditor::Property property);
    /// In a row of the lanes, at a time of the show.
    bool addInRow(int row, double seconds);
    bool remove();
    bool copy();
    bool paste();
    bool nudge(int steps);
    bool setCurve(flocktale::KeyEditor::Curve curve);

signals:
    void controllerChanged();
    void changed();

private:
    [[nodiscard]] ShowDocument* document() const;
    [[nodiscard]] Step playheadInAct() const;
    bool add(const std::vector<KeyRef>& keys);
    void prune();

    QPointer<TimelineController> m_controller;
    bool m_unfolded = false;
    std::vector<KeyRef> m_selected; ///< sorted
};

} // namespace flocktale
