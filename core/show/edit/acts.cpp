// SPDX-License-Identifier: MIT
#include "show/edit.h"

#include "show/edit/content.h"
#include "show/edit/lists.h"
#include "show/edit_group.h"

#include <algorithm>

namespace flocktale {

using namespace editing;

namespace {

Step startBehind(const Show& show, Step wanted, Step duration)
{
    for (const Act& act : show.acts)
        if (act.start < wanted + duration && wanted < act.end()) wanted = act.end();
    return wanted;
}

} // namespace

const Act* findAct(const Show& show, const ActId& id)
{
    const auto found = findById(show.acts, id);
    return found == show.acts.end() ? nullptr : &*found;
}

Act* findAct(Show& show, const ActId& id)
{
    const auto found = findById(show.acts, id);
    return found == show.acts.end() ? nullptr : &*found;
}

const Cast* findCast(const Act& act, const CastId& id)
{
    const auto found = findById(act.casts, id);
    return found == act.casts.end() ? nullptr : &*found;
}

std::optional<std::size_t> actIndex(const Show& show, const ActId& id)
{
    const auto found = findById(show.acts, id);
    if (found == show.acts.end()) return std::nullopt;
    return static_cast<std::size_t>(found - show.acts.begin());
}

const Act* actAt(const Show& show, Step step)
{
    const auto behind = std::upper_bound(show.acts.begin(), show.acts.end(), step,
                                         [](Step at, const Act& act) { return at < act.start; });
    if (behind == show.acts.begin()) return nullptr;
    const Act& act = *std::prev(behind);
    return step < act.end() ? &act : nullptr;
}

std::string freshId(const Show& show, char prefix)
{
    std::set<std::string> taken = allIds(show);
    return freshIdIn(taken, prefix);
}

bool isFree(const Show& show, Step start, Step duration, const ActId& ignored)
{
    if (start < Step{} || start + duration > kLastEnd) return false;
    return std::none_of(show.acts.begin(), show.acts.end(), [&](const Act& act) {
        return (ignored.empty() || act.id != ignored) && act.start < start + duration && start < act.end();
    });
}

Step nearestFreeStart(const Show& show, Step wanted, Step duration, const ActId& ignored)
{
    const Step clamped = std::clamp(wanted, Step{}, std::max(Step{}, kLastEnd - duration));
    std::vector<Step> candidates{clamped, Step{}};
    for (const Act& act : show.acts) {
        if (!ignored.empty() && act.id == ignored) continue;
        candidates.push_back(act.end());
        candidates.push_back(act.start - duration);
    }
    std::optional<Step> best;
    const auto way = [&](Step at) { return at < clamped ? clamped - at : at - clamped; };
    for (const Step candidate : candidates)
        if (isFree(show, candidate, duration, ignored) && (!best || way(candidate) < way(*best))) best = candidate;
    return best.value_or(startBehind(show, clamped, duration));
}

ActId addAct(Show& show, Act act)
{
    if (show.acts.size() >= limits::kActs) return {};
    act.duration = std::max(act.duration, kOneStep);
    const Step start = nearestFreeStart(show, act.start, act.duration);
    if (!isFree(show, start, act.duration)) return {};
    act.start = start;
    giveFreshIds(show, act);
    const ActId id = act.id;
    show.acts.push_back(std::move(act));
    sortActs(show);
    return id;
}

bool removeAct(Show& show, const ActId& id)
{
    if (!removeItem(show.acts, id)) return false;
    const auto attached = [&](const auto& item) { return item.act == id; };
    std::erase_if(show.props, attached);
    std::erase_if(show.markers, attached);
    std::erase_if(show.sounds, attached);
    std::erase_if(show.expectations, attached);
    return true;
}

bool moveAct(Show& show, const ActId& id, Step start)
{
    Act* act = findAct(show, id);
    if (!act) return false;
    const Step to = nearestFreeStart(show, start, act->duration, id);
    if (to == act->start || !isFree(show, to, act->duration, id)) return false;
    act->start = to;
    sortActs(show);
    return true;
}

bool trimActStart(Show& show, const ActId& id, Step start)
{
    const auto index = actIndex(show, id);
    if (!index) return false;
    Act& act = show.acts[*index];
    const Step lowest = *index == 0 ? Step{} : show.acts[*index - 1].end();
    const Step end = act.end();
    const Step to = std::clamp(start, lowest, end - kOneStep);
    if (to == act.start) return false;
    const Step cut = to - act.start;
    act.start = to;
    act.duration = end - to;
    cutFront(show, id, cut);
    return true;
}

bool trimActEnd(Show& show, const ActId& id, Step end)
{
    const auto index = actIndex(show, id);
    if (!index) return false;
    Act& act = show.acts[*index];
    const Step highest = *index + 1 == show.acts.size() ? kLastEnd : show.acts[*index + 1].start;
    return replaceWith(act.duration, std::clamp(end, act.start + kOneStep, highest) - act.start);
}

bool reorderAct(Show& show, const ActId& id, int direction)
{
    const auto index = actIndex(show, id);
    if (!index || (direction != -1 && direction != 1)) return false;
    if (direction == -1 ? *index == 0 : *index + 1 == show.acts.size()) return false;
    Act& first = show.acts[direction == -1 ? *index - 1 : *index];
    Act& second = show.acts[direction == -1 ? *index : *index + 1];
    const Step gap = second.start - first.end();
    const Step start = first.start;
    first.start = start + second.duration + gap;
    second.start = start;
    sortActs(show);
    return true;
}

ActId duplicateAct(Show& show, const ActId& id)
{
    const std::vector<ActId> copies = duplicateActs(show, {id});
    return copies.empty() ? ActId{} : copies.front();
}

ActId splitAct(Show& show, const ActId& id, Step at)
{
    Act* act = findAct(show, id);
    if (!act || at <= act->start || at >= act->end() || show.acts.size() >= limits::kActs) return {};
    const Step cut = at - act->start;
    Act right = *act;
    right.start = at;
    right.duration = act->end() - at;
    act->duration = cut;
    act->exit = ExitKind::none;
    giveFreshIds(show, right);
    const ActId rightId = right.id;
    show.acts.push_back(std::move(right));
    sortActs(show);
    handOver(show, id, rightId, cut);
    return rightId;
}

bool setAct(Show& show, const Act& act)
{
    Act* current = findAct(show, act.id);
    if (!current) return false;
    Act wanted = act;
    wanted.start = current->start;
    wanted.duration = current->duration;
    return replaceWith(*current, wanted);
}

CastId addCast(Show& show, const ActId& act, Cast cast)
{
    Act* owner = findAct(show, act);
    if (!owner || owner->casts.size() >= limits::kCastsPerAct) return {};
    if (cast.id.empty() || allIds(show).contains(cast.id.value)) cast.id.value = freshId(show, 'c');
    owner->casts.push_back(std::move(cast));
    return owner->casts.back().id;
}

bool removeCast(Show& show, const ActId& act, const CastId& cast)
{
    Act* owner = findAct(show, act);
    return owner && removeItem(owner->casts, cast);
}

bool setCast(Show& show, const ActId& act, const Cast& cast)
{
    Act* owner = findAct(show, act);
    return owner && setItem(owner->casts, cast);
}

bool setFlight(Show& show, const FlightParameters& flight) { return replaceWith(show.flight, flight); }
bool setFlock(Show& show, const FlockSetup& flock) { return replaceWith(show.flock, flock); }
bool setStage(Show& show, const Stage& stage) { return replaceWith(show.stage, stage); }
bool setTitle(Show& show, const std::string& title) { return replaceWith(show.title, title); }

PropId addProp(Show& show, Prop prop) { return addItem(show, show.props, std::move(prop), 'p', limits::kProps); }
bool removeProp(Show& show, const PropId& id) { return removeItem(show.props, id); }
bool setProp(Show& show, const Prop& prop) { return setItem(show.props, prop); }

MarkerId addMarker(Show& show, Marker marker)
{
    return addItem(show, show.markers, std::move(marker), 'm', limits::kMarkers);
}
bool removeMarker(Show& show, const MarkerId& id) { return removeItem(show.markers, id); }
bool setMarker(Show& show, const Marker& marker) { return setItem(show.markers, marker); }

Show newShow()
{
    Show show;
    show.title = "Untitled";
    show.flight = theatreFlight();
    return show;
}

} // namespace flocktale
