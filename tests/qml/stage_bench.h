// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "playback/playback.h"

#include <QObject>
#include <QPointF>
#include <QQuickItem>

namespace flocktale {

/// What a session gives the stage, for its tests: a show, a selection, a playhead, and questions about the show.
class StageBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(flocktale::ShowDocument* document READ document CONSTANT FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback CONSTANT FINAL)
    Q_PROPERTY(int undoSteps READ undoSteps NOTIFY changed FINAL)

public:
    StageBench();

    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] int undoSteps() const { return m_document.history().index(); }

    /// a1 free [0, 1 s), a2 [1, 4 s) with a ring c1 at 400, 360 and a disc c2 at 900, 300; 120 birds.
    Q_INVOKABLE void openTwoCasts();
    Q_INVOKABLE [[nodiscard]] QPointF place(const QString& cast) const;
    Q_INVOKABLE [[nodiscard]] double startAngle(const QString& cast) const;
    /// Of the file, 0, 0 when it has none.
    Q_INVOKABLE [[nodiscard]] QPointF sweepCentre(const QString& cast) const;
    Q_INVOKABLE void reverseSweep();
    Q_INVOKABLE [[nodiscard]] bool isReversed() const;

    /// A real move of the mouse with the left button down and keys held, which TestCase's own cannot.
    Q_INVOKABLE void moveMouse(QQuickItem* item, double x, double y, int modifiers);

signals:
    void changed();

private:
    [[nodiscard]] const Cast* cast(const QString& id) const;

    ShowDocument m_document;
    Selection m_selection;
    Playback m_playback;
};

} // namespace flocktale
