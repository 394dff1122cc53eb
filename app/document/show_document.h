// SPDX-License-Identifier: MIT
#pragma once

#include "document/act_problems.h"
#include "document/show_change.h"
#include "show/show.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace flocktale {

/// The open show, its undo history and whether it is saved. The one place through which a show changes: an edit is a
/// free function of show/edit.h, applied here under a name. Owned by the editor; lives in the GUI thread.
///
/// A gesture is a drag or a scrub: begin, any number of updates, commit or cancel. Every update is applied to the show
/// as it was at the beginning, so many small mouse steps end where one big one would. While a gesture runs its state is
/// shown but not yet in the history; an edit from elsewhere commits it first, an undo, a redo or a load cancels it.
class ShowDocument : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor owns the document")
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged FINAL)

public:
    /// Changes the show or returns false and leaves it as it was.
    using Edit = std::function<bool(Show&)>;

    explicit ShowDocument(QObject* parent = nullptr);
    ~ShowDocument() override;

    [[nodiscard]] const Show& show() const { return m_show; }
    /// Takes another show: history empty, saved state clean.
    void open(Show show);
    /// The same for a show that is on no disk as it is: modified from the start, and no undo leads to a saved state.
    void openUnsaved(Show show);

    /// One undo step with a translated, imperative name ("Move act"). False: nothing changed, no step.
    bool edit(const QString& name, const Edit& edit);

    /// Starts a gesture; one that still runs is committed. The number names it in the calls below, which do nothing and
    /// return false once it has ended.
    int beginGesture(const QString& name);
    bool updateGesture(int gesture, const Edit& edit);
    /// Ends it as one undo step; none when it ends where it began.
    bool commitGesture(int gesture);
    /// Ends it and gives the state at its beginning back.
    bool cancelGesture(int gesture);
    [[nodiscard]] bool isGestureRunning() const { return m_gesture.has_value(); }

    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isModified() const { return !m_history.isClean() || m_gesture.has_value(); }
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_history.undoText(); }
    [[nodiscard]] QString redoText() const { return m_history.redoText(); }
    [[nodiscard]] const QUndoStack& history() const { return m_history; }
    /// What was found wrong with the show when it was last checked.
    [[nodiscard]] ActProblems& problems() { return m_problems; }
    [[nodiscard]] const ActProblems& problems() const { return m_problems; }

    /// Marks the present state as the one on disk.
    void setSaved();
    /// No state of the history is the one on disk any more.
    void setUnsaved();

public slots:
    void undo();
    void redo();
    /// To a place in the history: 0 is the state as opened.
    void jumpTo(int index);

signals:
    /// The show has changed; listeners look at show().
    void changed(const flocktale::ShowChange& change);
    void titleChanged();
    void modifiedChanged();
    void historyChanged();

private:
    struct Gesture {
        int number = 0;
        QString name;
        Show base;
    };

    void start(Show show, bool saved);
    void swapIn(ShowPatch& patch);
    void push(const QString& name, const Show& before);
    void endGesture();
    void tell(const ShowChange& change);

    Show m_show;
    ActProblems m_problems;
    QUndoStack m_history;
    std::optional<Gesture> m_gesture;
    int m_lastGesture = 0;
};

} // namespace flocktale
