// SPDX-License-Identifier: MIT
#include "document/selection.h"

#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

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

QStringList Selection::actIds() const
{
    QStringList ids;
    for (const ActId& act : m_acts) ids.append(QString::fromStdString(act.value));
    return ids;
}

QStringList Selection::castIds() const
{
    QStringList ids;
    for (const CastId& cast : m_casts) ids.append(QString::fromStdString(cast.value));
    return ids;
}

bool Selection::isSelected(const CastId& cast) const
{
    return std::find(m_casts.begin(), m_casts.end(), cast) != m_casts.end();
}

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
    assign(std::move(acts), m_current, m_cast, m_casts);
}

void Selection::selectCast(const CastId& cast) { assign(m_acts, m_current, cast); }

void Selection::toggleCast(const CastId& cast)
{
    std::vector<CastId> casts = m_casts;
    if (std::erase(casts, cast) == 0) casts.push_back(cast);
    if (!casts.empty()) setCasts(std::move(casts));
}

void Selection::setCasts(std::vector<CastId> casts)
{
    const CastId current = casts.empty() ? m_cast : casts.back();
    assign(m_acts, m_current, current, std::move(casts));
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
    assign(std::move(acts), current, m_cast, m_casts);
}

void Selection::clear() { assign({}, {}, {}); }

void Selection::prune() { assign(m_acts, m_current, m_cast, m_casts); }

void Selection::assign(std::vector<ActId> acts, const ActId& current, const CastId& cast, std::vector<CastId> casts)
{
    const auto exists = [this](const ActId& act) { return m_document && findAct(m_document->show(), act); };
    std::vector<ActId> kept;
    for (ActId& act : acts)
        if (exists(act) && std::find(kept.begin(), kept.end(), act) == kept.end()) kept.push_back(std::move(act));
    acts = std::move(kept);
    ActId newCurrent = current;
    if (std::find(acts.begin(), acts.end(), newCurrent) == acts.end())
        newCurrent = acts.empty() ? ActId{} : acts.back();
    CastId newCast;
    std::vector<CastId> newCasts;
    if (const Act* act = exists(newCurrent) ? findAct(m_document->show(), newCurrent) : nullptr) {
        for (CastId& other : casts)
            if (findCast(*act, other) && std::find(newCasts.begin(), newCasts.end(), other) == newCasts.end())
                newCasts.push_back(std::move(other));
        if (findCast(*act, cast))
            newCast = cast;
        else if (!newCasts.empty())
            newCast = newCasts.back();
        else if (!act->casts.empty())
            newCast = act->casts.front().id;
        if (!newCast.empty() && std::find(newCasts.begin(), newCasts.end(), newCast) == newCasts.end())
            newCasts.push_back(newCast);
    }
    if (acts == m_acts && newCurrent == m_current && newCast == m_cast && newCasts == m_casts) return;
    m_acts = std::move(acts);
    m_current = newCurrent;
    m_cast = newCast;
    m_casts = std::move(newCasts);
    emit changed();
}

} // namespace flocktale
