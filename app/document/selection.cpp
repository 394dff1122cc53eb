// SPDX-License-Identifier: MIT
#include "document/selection.h"

#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

template <typename Id>
QStringList textsOf(const std::vector<Id>& ids)
{
    QStringList texts;
    for (const Id& id : ids) texts.append(QString::fromStdString(id.value));
    return texts;
}

} // namespace

Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &Selection::prune);
    prune();
    emit documentChanged();
}

bool Selection::isSelected(const ActId& act) const
{
    return std::find(m_acts.begin(), m_acts.end(), act) != m_acts.end();
}

bool Selection::isSelected(const CastId& cast) const
{
    return std::find(m_casts.begin(), m_casts.end(), cast) != m_casts.end();
}

QStringList Selection::actIds() const { return textsOf(m_acts); }

QStringList Selection::castIds() const { return textsOf(m_casts); }

void Selection::select(const ActId& act) { assign({act}, act, {}); }

void Selection::toggle(const ActId& act)
{
    std::vector<ActId> acts = m_acts;
    if (std::erase(acts, act) == 0) acts.push_back(act);
    const ActId current = acts.empty() ? ActId{} : acts.back();
    assign(std::move(acts), current, {});
}

void Selection::extendTo(const ActId& act)
{
    if (!m_document) return;
    const Show& show = m_document->show();
    const auto anchor = actIndex(show, m_current);
    const auto end = actIndex(show, act);
    if (!anchor || !end) return select(act);
    std::vector<ActId> acts;
    for (std::size_t i = std::min(*anchor, *end); i <= std::max(*anchor, *end); ++i) acts.push_back(show.acts[i].id);
    assign(std::move(acts), m_current, m_casts);
}

void Selection::selectCast(const CastId& cast) { setCasts({cast}); }

void Selection::toggleCast(const CastId& cast)
{
    std::vector<CastId> casts = m_casts;
    if (std::erase(casts, cast) == 0)
        casts.push_back(cast);
    else if (casts.empty())
        return;
    setCasts(std::move(casts));
}

void Selection::extendToCast(const CastId& cast)
{
    const Act* act = m_document ? findAct(m_document->show(), m_current) : nullptr;
    if (!act) return;
    const auto place = [act](const CastId& id) {
        return std::find_if(act->casts.begin(), act->casts.end(), [&](const Cast& entry) { return entry.id == id; });
    };
    auto anchor = place(currentCast());
    auto end = place(cast);
    if (anchor == act->casts.end() || end == act->casts.end()) return selectCast(cast);
    std::vector<CastId> casts;
    for (auto entry = std::min(anchor, end); entry <= std::max(anchor, end); ++entry)
        if (entry != anchor) casts.push_back(entry->id);
    casts.push_back(anchor->id);
    setCasts(std::move(casts));
}

void Selection::setCasts(std::vector<CastId> casts)
{
    if (casts.empty()) casts.push_back(currentCast());
    assign(m_acts, m_current, std::move(casts));
}

void Selection::set(std::vector<ActId> acts)
{
    const ActId current = acts.empty() ? ActId{} : acts.back();
    assign(std::move(acts), current, {});
}

void Selection::selectAll()
{
    if (!m_document) return;
    std::vector<ActId> acts;
    for (const Act& act : m_document->show().acts) acts.push_back(act.id);
    const ActId current = isSelected(m_current) || acts.empty() ? m_current : acts.front();
    assign(std::move(acts), current, m_casts);
}

void Selection::clear() { assign({}, {}, {}); }

void Selection::prune() { assign(m_acts, m_current, m_casts); }

void Selection::assign(std::vector<ActId> acts, const ActId& current, std::vector<CastId> casts)
{
    const auto exists = [this](const ActId& act) { return m_document && findAct(m_document->show(), act); };
    std::vector<ActId> kept;
    for (ActId& act : acts)
        if (exists(act) && std::find(kept.begin(), kept.end(), act) == kept.end()) kept.push_back(std::move(act));
    acts = std::move(kept);
    ActId newCurrent = current;
    if (std::find(acts.begin(), acts.end(), newCurrent) == acts.end())
        newCurrent = acts.empty() ? ActId{} : acts.back();
    std::vector<CastId> newCasts;
    if (const Act* act = exists(newCurrent) ? findAct(m_document->show(), newCurrent) : nullptr) {
        for (CastId& cast : casts)
            if (findCast(*act, cast) && std::find(newCasts.begin(), newCasts.end(), cast) == newCasts.end())
                newCasts.push_back(std::move(cast));
        if (newCasts.empty() && !act->casts.empty()) newCasts.push_back(act->casts.front().id);
    }
    if (acts == m_acts && newCurrent == m_current && newCasts == m_casts) return;
    m_acts = std::move(acts);
    m_current = newCurrent;
    m_casts = std::move(newCasts);
    emit changed();
}

} // namespace flocktale
