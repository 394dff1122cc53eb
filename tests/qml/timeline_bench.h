// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "playback/playback.h"

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <QStringList>

namespace flocktale {

/// What a session gives the timeline, for its tests: a show, a selection, a playhead, and questions about the show.
class TimelineBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(flocktale::ShowDocument* document READ document CONSTANT FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback CONSTANT FINAL)
    Q_PROPERTY(int undoSteps READ undoSteps NOTIFY changed FINAL)

public:
    TimelineBench();

    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] int undoSteps() const { return m_document.history().index(); }

    /// a1 free [0, 2 s), a2 a word [2, 5 s), a3 a ring [6, 8 s); a marker m1 at 9 s.
    Q_INVOKABLE void openThreeActs();
    /// The three acts with a tempo of 120, a marker m2 attached to a2 at 4 s, and props: p1 free [1 s, 3 s), p2 all of
    /// a2, p3 free [8 s, 9 s). The cast of a2 has keys of its position at its beginning and a second later.
    Q_INVOKABLE void openLanes();
    /// So many acts of two seconds, a second apart.
    Q_INVOKABLE void openActs(int count);
    Q_INVOKABLE void openEmpty();
    /// What must stay fluid: 500 acts, 200 props, 200 markers, 10,000 birds.
    Q_INVOKABLE void openLarge();
    /// One act of each look: long name, each shape, scatter, problem, short.
    Q_INVOKABLE void openGallery();

    Q_INVOKABLE [[nodiscard]] QStringList acts() const;
    /// Steps; -1 when there is no such act or marker.
    Q_INVOKABLE [[nodiscard]] int start(const QString& act) const;
    Q_INVOKABLE [[nodiscard]] int end(const QString& act) const;
    Q_INVOKABLE [[nodiscard]] QString name(const QString& act) const;
    Q_INVOKABLE [[nodiscard]] int marker(const QString& marker) const;
    Q_INVOKABLE [[nodiscard]] int propStart(const QString& prop) const;
    Q_INVOKABLE [[nodiscard]] int propEnd(const QString& prop) const;
    /// Of an act's first cast: "position 0 60, scale 30", in steps after the act's start.
    Q_INVOKABLE [[nodiscard]] QString keys(const QString& act) const;
    Q_INVOKABLE [[nodiscard]] int markerCount() const;

    /// A real move of the mouse with the left button down and keys held, which TestCase's own cannot.
    Q_INVOKABLE void moveMouse(QQuickItem* item, double x, double y, int modifiers);
    void pressMouse(QQuickItem* item, double x, double y);
    void releaseMouse(QQuickItem* item, double x, double y);

signals:
    void changed();

private:
    ShowDocument m_document;
    Selection m_selection;
    Playback m_playback;
};

} // namespace flocktale
