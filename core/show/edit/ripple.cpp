// SPDX-License-Identifier: MIT
#include "show/edit/ripple.h"

#include "show/edit.h"
#include "show/edit/content.h"
#include "show/edit/lists.h"

#include <iterator>
#include <optional>
#include <set>

namespace flocktale {

using namespace editing;

namespace {

/// Where something at `at` is when all from `from` on has moved by `by`.
Step rippled(Step at, Step from, Step by)
{
    if (at >= from) return std::clamp(at + by, Step{}, kLastEnd);
    return at > from + by ? from + by : at; // it hung in time that is gone
}

void rippleTempo(Show& show, Step from, Step by)
{
    for (Tempo& tempo : show.tempo) tempo.at = rippled(tempo.at, from, by);
    std::vector<Tempo> kept;
    for (Tempo& tempo : show.tempo) {
        if (!kept.empty() && kept.back().at == tempo.at) kept.pop_back();
        kept.push_back(std::move(tempo));
    }
    show.tempo = std::move(kept);
}

/// Moves all that begins at `from` or behind it, but `still`. The caller has looked that acts have the room.
void ripple(Show& show, Step from, Step by, const ActId& still = {})
{
    for (Act& act : show.acts)
        if (act.start >= from && (still.empty() || act.id != still)) act.start += by;
    for (Marker& marker : show.markers)
        if (marker.act.empty()) marker.at = rippled(marker.at, from, by);
    for (Prop& prop : show.props)
        if (prop.act.empty()) prop.start = rippled(prop.start, from, by);
    for (Sound& sound : show.sounds)
        if (sound.act.empty()) sound.start = rippled(sound.start, from, by);
    rippleTempo(show, from, by);
}

/// How far what begins at `from` or behind it can move back.
Step roomBehind(const Show& show, Step from)
{
    return show.acts.empty() || show.acts.back().start < from ? kLastEnd : kLastEnd - show.length();
}

Step endBefore(const Show& show, Step start)
{
    Step end;
    for (const Act& act : show.acts)
        if (act.start < start) end = std::max(end, act.end());
    return end;
}

std::optional<Step> groupSpan(const ActGroup& group)
{
    if (group.acts.empty()) return std::nullopt;
    return group.acts.back().end() - group.acts.front().start;
}

/// Makes room for a group and puts it in.
std::vector<ActId> insertRippling(Show& show, const ActGroup& group, Step at)
{
    const std::optional<Step> span = groupSpan(group);
    if (!span) return {};
    if (*span > roomBehind(show, at) || at + *span > kLastEnd) return {};
    Show changed = show;
    ripple(changed, at, *span);
    std::vector<ActId> added = pasteActs(changed, group, at);
    if (added.empty() || findAct(changed, added.front())->start != at) return {};
    show = std::move(changed);
    return added;
}

} // namespace

Step insertionPoint(const Show& show, Step wanted)
{
    const Step at = std::clamp(wanted, Step{}, kLastEnd);
    const Act* act = actAt(show, at);
    if (!act) return at;
    return at - act->start <= act->end() - at ? act->start : act->end();
}

bool insertTime(Show& show, Step at, Step span)
{
    const Step point = insertionPoint(show, at);
    if (span <= Step{} || span > roomBehind(show, point)) return false;
    const Show before = show;
    ripple(show, point, span);
    return show != before;
}

bool closeGap(Show& show, Step at)
{
    if (actAt(show, at)) return false;
    const auto next = std::find_if(show.acts.begin(), show.acts.end(), [&](const Act& act) { return act.start >= at; });
    if (next == show.acts.end()) return false;
    const Step from = next->start;
    const Step by = endBefore(show, from) - from;
    if (by == Step{}) return false;
    ripple(show, from, by);
    return true;
}

ActId addAct(Show& show, Act act, EditMode mode)
{
    if (mode == EditMode::free) return addAct(show, std::move(act));
    act.duration = std::max(act.duration, kOneStep);
    act.start = insertionPoint(show, act.start);
    Show changed = show;
    if (act.duration > roomBehind(show, act.start) || act.start + act.duration > kLastEnd) return {};
    ripple(changed, act.start, act.duration);
    const ActId id = addAct(changed, std::move(act));
    if (!id.empty()) show = std::move(changed);
    return id;
}

bool removeActs(Show& show, const std::vector<ActId>& ids, EditMode mode)
{
    if (mode == EditMode::free) return removeActs(show, ids);
    const std::set<ActId> wanted(ids.begin(), ids.end());
    std::vector<Span> spans;
    for (const Act& act : show.acts)
        if (wanted.contains(act.id)) spans.push_back({act.start, act.end()});
    removeActs(show, ids);
    for (auto span = spans.rbegin(); span != spans.rend(); ++span) ripple(show, span->end, span->start - span->end);
    return !spans.empty();
}

bool moveActs(Show& show, const std::vector<ActId>& ids, Step shift, EditMode mode, Passing passing)
{
    if (mode == EditMode::free) return moveActs(show, ids, shift, passing);
    const std::set<ActId> wanted(ids.begin(), ids.end());
    const auto first =
        std::find_if(show.acts.begin(), show.acts.end(), [&](const Act& act) { return wanted.contains(act.id); });
    if (first == show.acts.end()) return false;
    const Step from = first->start;
    const Step by = std::clamp(shift, endBefore(show, from) - from, roomBehind(show, from));
    if (by == Step{}) return false;
    ripple(show, from, by);
    return true;
}

bool trimActStart(Show& show, const ActId& id, Step start, EditMode mode)
{
    if (mode == EditMode::free) return trimActStart(show, id, start);
    Act* act = findAct(show, id);
    if (!act) return false;
    const Step from = act->start;
    const Step cut = std::clamp(start - from, Step{} - roomBehind(show, from), act->duration - kOneStep);
    if (cut == Step{}) return false;
    act->duration -= cut;
    cutFront(show, id, cut);
    if (cut > Step{})
        ripple(show, from + cut, Step{} - cut);
    else
        ripple(show, from, Step{} - cut, id);
    return true;
}

bool trimActEnd(Show& show, const ActId& id, Step end, EditMode mode)
{
    if (mode == EditMode::free) return trimActEnd(show, id, end);
    Act* act = findAct(show, id);
    if (!act) return false;
    const Step former = act->end();
    // The act itself has the room as well: it ends no later than the last one.
    const Step by = std::clamp(end, act->start + kOneStep, former + (kLastEnd - show.length())) - former;
    if (by == Step{}) return false;
    act->duration += by;
    ripple(show, former, by);
    return true;
}

std::vector<ActId> pasteActs(Show& show, const ActGroup& group, Step at, EditMode mode)
{
    if (mode == EditMode::free) return pasteActs(show, group, at);
    return insertRippling(show, group, insertionPoint(show, at));
}

std::vector<ActId> duplicateActs(Show& show, const std::vector<ActId>& ids, EditMode mode)
{
    if (mode == EditMode::free) return duplicateActs(show, ids);
    const ActGroup group = copyActs(show, ids);
    return group.acts.empty() ? std::vector<ActId>{} : insertRippling(show, group, group.acts.back().end());
}

} // namespace flocktale
