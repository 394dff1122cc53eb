// SPDX-License-Identifier: MIT
#include "show/edit_group.h"

#include "show/edit.h"
#include "show/edit/lists.h"
#include "show/edit/sound_edits.h"

#include <algorithm>
#include <set>
#include <utility>

namespace flocktale {

using namespace editing;

namespace {

Span spanOf(const Act& act) { return {act.start, act.end()}; }

std::vector<Span> spansOf(const std::vector<Act>& acts)
{
    std::vector<Span> spans;
    for (const Act& act : acts) spans.push_back(spanOf(act));
    return spans;
}

std::vector<ActId> insertGroup(Show& show, const ActGroup& group, Step shift)
{
    const auto isRoom = [](const auto& list, const auto& more, int limit) {
        return list.size() + more.size() <= static_cast<std::size_t>(limit);
    };
    if (!isRoom(show.acts, group.acts, limits::kActs) || !isRoom(show.props, group.props, limits::kProps) ||
        !isRoom(show.markers, group.markers, limits::kMarkers) || !isRoom(show.sounds, group.sounds, limits::kSounds))
        return {};
    Show before = show;
    std::vector<ActId> added;
    for (const Act& original : group.acts) {
        Act act = original;
        act.start += shift;
        act.id = {};
        for (Cast& cast : act.casts) cast.id = {};
        const ActId id = addAct(show, std::move(act));
        if (id.empty()) {
            show = std::move(before);
            return {};
        }
        const auto attach = [&](const auto& items, auto add) {
            for (auto item : items) {
                if (item.act != original.id) continue;
                item.id = {};
                item.act = id;
                add(show, std::move(item));
            }
        };
        attach(group.props, addProp);
        attach(group.markers, addMarker);
        attach(group.sounds, addSound);
        added.push_back(id);
    }
    return added;
}

} // namespace

bool moveActs(Show& show, const std::vector<ActId>& ids, Step shift, Passing passing)
{
    const std::set<ActId> moving(ids.begin(), ids.end());
    std::vector<Span> movers, fixed;
    for (const Act& act : show.acts) (moving.contains(act.id) ? movers : fixed).push_back(spanOf(act));
    const auto free = freeShift(movers, fixed, shift, kLastEnd, passing);
    if (!free || *free == Step{}) return false;
    for (Act& act : show.acts)
        if (moving.contains(act.id)) act.start += *free;
    sortActs(show);
    return true;
}

bool removeActs(Show& show, const std::vector<ActId>& ids)
{
    bool removed = false;
    for (const ActId& id : ids) removed = removeAct(show, id) || removed;
    return removed;
}

bool moveActToIndex(Show& show, const ActId& id, std::size_t index)
{
    const auto current = actIndex(show, id);
    if (!current) return false;
    const std::size_t wanted = std::min(index, show.acts.size() - 1);
    for (std::size_t i = *current; i < wanted; ++i) reorderAct(show, id, 1);
    for (std::size_t i = *current; i > wanted; --i) reorderAct(show, id, -1);
    return *current != wanted;
}

ActGroup copyActs(const Show& show, const std::vector<ActId>& ids)
{
    const std::set<ActId> wanted(ids.begin(), ids.end());
    ActGroup group;
    for (const Act& act : show.acts)
        if (wanted.contains(act.id)) group.acts.push_back(act);
    const auto copyAttached = [&](const auto& from, auto& to) {
        for (const auto& item : from)
            if (!item.act.empty() && wanted.contains(item.act)) to.push_back(item);
    };
    copyAttached(show.props, group.props);
    copyAttached(show.markers, group.markers);
    copyAttached(show.sounds, group.sounds);
    return group;
}

std::vector<ActId> pasteActs(Show& show, const ActGroup& group, Step at)
{
    if (group.acts.empty()) return {};
    const Step wanted = at - group.acts.front().start;
    const auto shift = freeShift(spansOf(group.acts), spansOf(show.acts), wanted, kLastEnd, Passing::jump);
    return shift ? insertGroup(show, group, *shift) : std::vector<ActId>{};
}

std::vector<ActId> duplicateActs(Show& show, const std::vector<ActId>& ids)
{
    const ActGroup group = copyActs(show, ids);
    if (group.acts.empty()) return {};
    // A wall from before zero to the end of the originals leaves only places behind them.
    const Step end = group.acts.back().end();
    std::vector<Span> fixed = spansOf(show.acts);
    fixed.push_back({Step{} - kLastEnd, end});
    const auto shift = freeShift(spansOf(group.acts), fixed, end - group.acts.front().start, kLastEnd, Passing::jump);
    return shift ? insertGroup(show, group, *shift) : std::vector<ActId>{};
}

} // namespace flocktale
