// SPDX-License-Identifier: MIT
#include "document/show_document.h"

#include "show/edit.h"
#include "undo/edit_command.h"

#include <QSignalBlocker>

#include <utility>

namespace flocktale {

namespace {
constexpr int kHistoryLimit = 500;
}

ShowDocument::ShowDocument(QObject* parent) : QObject(parent), m_show(newShow())
{
    m_history.setUndoLimit(kHistoryLimit);
    connect(&m_history, &QUndoStack::cleanChanged, this, &ShowDocument::modifiedChanged);
    connect(&m_history, &QUndoStack::indexChanged, this, &ShowDocument::historyChanged);
}

ShowDocument::~ShowDocument()
{
    // Clearing the history on the way out must not call into what is already gone.
    m_history.disconnect(this);
}

void ShowDocument::open(Show show) { start(std::move(show), true); }

void ShowDocument::openUnsaved(Show show) { start(std::move(show), false); }

void ShowDocument::start(Show show, bool saved)
{
    m_gesture.reset();
    m_show = std::move(show);
    {
        // Who hears that it is saved could let go what is not.
        const QSignalBlocker untilAllIsTrue(m_history);
        m_history.clear();
        if (!saved) m_history.resetClean();
    }
    ShowChange change;
    change.everything = true;
    tell(change);
    emit modifiedChanged();
    emit historyChanged();
}

bool ShowDocument::edit(const QString& name, const Edit& edit)
{
    if (m_gesture) commitGesture(m_gesture->number);
    Show before = m_show;
    if (!edit(m_show)) {
        m_show = std::move(before);
        return false;
    }
    ShowPatch patch = patchBetween(before, m_show);
    if (patch.empty()) return false;
    const ShowChange change = changeOf(patch);
    push(name, before);
    tell(change);
    return true;
}

int ShowDocument::beginGesture(const QString& name)
{
    if (m_gesture) commitGesture(m_gesture->number);
    m_gesture = Gesture{++m_lastGesture, name, m_show};
    emit modifiedChanged();
    return m_lastGesture;
}

bool ShowDocument::updateGesture(int gesture, const Edit& edit)
{
    if (!m_gesture || m_gesture->number != gesture) return false;
    Show next = m_gesture->base;
    if (!edit(next)) next = m_gesture->base;
    const ShowPatch patch = patchBetween(m_show, next);
    if (patch.empty()) return true;
    m_show = std::move(next);
    tell(changeOf(patch));
    return true;
}

bool ShowDocument::commitGesture(int gesture)
{
    if (!m_gesture || m_gesture->number != gesture) return false;
    const Gesture ended = std::move(*m_gesture);
    m_gesture.reset();
    push(ended.name, ended.base);
    emit modifiedChanged();
    return true;
}

bool ShowDocument::cancelGesture(int gesture)
{
    if (!m_gesture || m_gesture->number != gesture) return false;
    endGesture();
    return true;
}

QString ShowDocument::title() const { return QString::fromStdString(m_show.title); }

void ShowDocument::setSaved()
{
    if (m_gesture) commitGesture(m_gesture->number);
    m_history.setClean();
}

void ShowDocument::setUnsaved() { m_history.resetClean(); }

void ShowDocument::undo()
{
    if (m_gesture)
        endGesture();
    else
        m_history.undo();
}

void ShowDocument::redo()
{
    if (m_gesture)
        endGesture();
    else
        m_history.redo();
}

void ShowDocument::jumpTo(int index)
{
    if (m_gesture) endGesture();
    m_history.setIndex(index);
}

void ShowDocument::swapIn(ShowPatch& patch)
{
    const ShowChange change = changeOf(patch);
    swapPatch(m_show, patch);
    tell(change);
}

void ShowDocument::push(const QString& name, const Show& before)
{
    ShowPatch back = patchBetween(m_show, before);
    if (back.empty()) return;
    m_history.push(new EditCommand(name, std::move(back), [this](ShowPatch& patch) { swapIn(patch); }));
}

void ShowDocument::endGesture()
{
    Show base = std::move(m_gesture->base);
    m_gesture.reset();
    const ShowPatch patch = patchBetween(m_show, base);
    if (!patch.empty()) {
        m_show = std::move(base);
        tell(changeOf(patch));
    }
    emit modifiedChanged();
}

void ShowDocument::tell(const ShowChange& change)
{
    emit changed(change);
    if (change.everything || change.title) emit titleChanged();
}

} // namespace flocktale
