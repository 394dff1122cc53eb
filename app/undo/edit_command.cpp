// SPDX-License-Identifier: MIT
#include "undo/edit_command.h"

#include <utility>

namespace flocktale {

EditCommand::EditCommand(const QString& name, ShowPatch patch, Swap swap)
    : QUndoCommand(name), m_patch(std::move(patch)), m_swap(std::move(swap))
{
}

void EditCommand::undo()
{
    m_swap(m_patch);
    m_done = false;
}

void EditCommand::redo()
{
    // QUndoStack::push calls redo at once; the edit has been done by then.
    if (m_done) return;
    m_swap(m_patch);
    m_done = true;
}

} // namespace flocktale
