// SPDX-License-Identifier: MIT
#pragma once

#include "show/patch.h"

#include <QString>
#include <QUndoCommand>

#include <functional>

namespace flocktale {

/// One edit of a show, as ids and values. Undo and redo are the same swap.
class EditCommand : public QUndoCommand {
public:
    using Swap = std::function<void(ShowPatch&)>;

    /// `patch` is what undoes the edit, which has been done already; `swap` applies a patch to the document's show and
    /// tells everybody.
    EditCommand(const QString& name, ShowPatch patch, Swap swap);

    void undo() override;
    void redo() override;

private:
    ShowPatch m_patch;
    Swap m_swap;
    bool m_done = true;
};

} // namespace flocktale
