// SPDX-License-Identifier: MIT
#include "preview/cast_preview.h"

#include "show/edit.h"

#include <algorithm>

namespace flocktale {

namespace {
/// A thumbnail shows no more; codes need every bird.
constexpr int kMostBirds = 2'000;
} // namespace

void CastPreview::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &CastPreview::refresh);
    refresh();
    emit documentChanged();
}

void CastPreview::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &CastPreview::refresh);
    refresh();
    emit selectionChanged();
}

void CastPreview::refresh()
{
    const Act* act = m_document && m_selection ? findAct(m_document->show(), m_selection->currentAct()) : nullptr;
    const Cast* cast = act ? findCast(*act, m_selection->currentCast()) : nullptr;
    if (!cast) return wish(std::nullopt);

    const Show& show = m_document->show();
    const auto index = static_cast<std::size_t>(cast - act->casts.data());
    const int birds = castRanges(*act, show.flock.count)[index].size();
    Wish wanted;
    wanted.show.stage = show.stage;
    wanted.show.flock = show.flock;
    wanted.show.flight = show.flight;
    wanted.act.mode = ActMode::form;
    wanted.act.casts = {*cast};
    Cast& alone = wanted.act.casts.front();
    // What the thumbnail does not show must not make it anew.
    alone.name.clear();
    alone.count = 0;
    alone.share = 1;
    alone.mode.reset();
    alone.sweep = {};
    alone.baked.reset();
    wanted.birds = std::holds_alternative<QrShape>(cast->shape) ? birds : std::min(birds, kMostBirds);
    wish(std::move(wanted));
}

} // namespace flocktale
