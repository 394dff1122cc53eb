// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "playback/playback.h"
#include "text/program_shapes.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace flocktale {

/// What a session gives the inspector and the library, for their tests: a show, a selection, a playhead, the shapes,
/// and questions about the show.
class InspectorBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(flocktale::ShowDocument* document READ document CONSTANT FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback CONSTANT FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes CONSTANT FINAL)
    Q_PROPERTY(int undoSteps READ undoSteps NOTIFY changed FINAL)
    Q_PROPERTY(int acts READ acts NOTIFY changed FINAL)
    Q_PROPERTY(int birds READ birds NOTIFY changed FINAL)
    Q_PROPERTY(QString shape READ shape NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(double radius READ radius NOTIFY changed FINAL)
    Q_PROPERTY(double springGain READ springGain NOTIFY changed FINAL)
    Q_PROPERTY(QStringList motions READ motions NOTIFY changed FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)

public:
    InspectorBench();

    [[nodiscard]] ShowDocument* document() { return &m_document; }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] ProgramShapes* shapes() { return &m_shapes; }

    [[nodiscard]] int undoSteps() const { return m_document.history().index(); }
    [[nodiscard]] QString undoText() const { return m_document.undoText(); }
    [[nodiscard]] int acts() const;
    [[nodiscard]] int birds() const;
    /// Of the second act's first cast; zero and empty where its shape has none.
    [[nodiscard]] QString shape() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] double springGain() const;
    /// Of the same cast, by the words of the file.
    [[nodiscard]] QStringList motions() const;

    /// a1 free, a2 a ring of 200 by all 240 birds, a3 free; nothing selected.
    Q_INVOKABLE void open();
    Q_INVOKABLE void openWith(int birds);
    /// The same, expecting something that holds and something that does not; nothing selected.
    Q_INVOKABLE void openExpecting();

signals:
    void changed();

private:
    [[nodiscard]] const Cast& cast() const;

    ProgramShapes m_shapes;
    ShowDocument m_document;
    Selection m_selection;
    Playback m_playback;
};

} // namespace flocktale
