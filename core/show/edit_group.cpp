// SPDX-License-Identifier: MIT
#include "show/edit_group.h"

#include "base/limits.h"
#include "show/edit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace flocktale {

namespace {

constexpr Step kLastEnd{static_cast<std::int64_t>(limits::kShowSeconds) * kStepsPerSecond};

Span spanOf(const Act& act) { return {act.start, act.end()}; }

std::vector<Span> spansOf(const std::vector<Act>& acts)
{
    std::vector<Span> spans;
    for (const Act& act : acts) spans.push_back(spanOf(act));
    return spans;
}

std::vector<ActId> insertGroup(Show& show, const ActGroup& group, Step shift)
{
    const bool tooMany = show.acts.size() + group.acts.size() > limits::kActs;
    if (tooMany || show.props.size() + group.props.size() > limits::kProps) return {};
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
        for (const Prop& prop : group.props) {
            if (prop.act != original.id) continue;
            Prop copy = prop;
            copy.id = {};
            copy.act = id;
            addProp(show, std::move(copy));
        }
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
    std::stable_sort(show.acts.begin(), show.acts.end(), [](const Act& a, const Act& b) { return a.start < b.start; });
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
    for (const Prop& prop : show.props)
        if (!prop.act.empty() && wanted.contains(prop.act)) group.props.push_back(prop);
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
