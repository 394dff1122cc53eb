// SPDX-License-Identifier: MIT
#include "inspector/code_advice.h"

#include "base/limits.h"
#include "document/problem_text.h"
#include "inspector/cast_edits.h"
#include "show/edit.h"

namespace flocktale {

void CodeAdvice::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &CodeAdvice::refresh);
    refresh();
    emit documentChanged();
}

void CodeAdvice::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &CodeAdvice::refresh);
    refresh();
    emit selectionChanged();
}

void CodeAdvice::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    refresh();
    emit shapesChanged();
}

bool CodeAdvice::useNeeded()
{
    if (!m_applies || m_needed <= 0) return false;
    const ActId act = m_selection->currentAct();
    const CastId cast = m_selection->currentCast();
    const int birds = m_needed;
    return m_document->edit(tr("Use %n bird(s)", "", birds),
                            [&](Show& show) { return giveBirds(show, act, cast, birds); });
}

void CodeAdvice::refresh()
{
    const Act* act = m_document && m_selection ? findAct(m_document->show(), m_selection->currentAct()) : nullptr;
    const Cast* cast = act ? findCast(*act, m_selection->currentCast()) : nullptr;
    m_applies = cast && m_shapes && std::holds_alternative<QrShape>(cast->shape);
    m_needed = 0;
    m_present = 0;
    m_text.clear();
    if (m_applies) {
        m_present = birdsOfCast(m_document->show(), act->id, cast->id);
        const Result<int> needed = m_shapes->library().birdsNeeded(cast->shape);
        if (needed) m_needed = needed.value();
        if (!needed)
            m_text = needed.problem().code == ProblemCode::qrTooLong
                         ? tr("The content is too long for a code of this correction.")
                         : problemText(needed.problem());
        else if (isEnough())
            m_text = tr("Needs %1 birds and has %2.").arg(m_needed).arg(m_present);
        else if (m_needed > limits::kBirds)
            m_text = tr("Needs %1 birds, more than a flock may have.").arg(m_needed);
        else
            m_text = tr("Needs %1 birds but has only %2: it will not be drawn.").arg(m_needed).arg(m_present);
    }
    emit changed();
}

} // namespace flocktale
