// SPDX-License-Identifier: MIT
#include "timeline/item_edits.h"

#include "base/limits.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit.h"
#include "show/edit/attach.h"
#include "show/edit/sound_edits.h"
#include "timeline/lanes/prop_spans.h"
#include "timeline/marker_edits.h"

#include <algorithm>

namespace flocktale {

namespace {

/// What all three have in common: the act that they are attached to, and their beginning in the time of the show.
struct Anchored {
    bool exists = false;
    ActId act;
    Step start;
};

Anchored anchored(const Show& show, const ItemRef& item)
{
    switch (item.kind) {
    case ItemKind::marker:
        if (const Marker* marker = findMarker(show, MarkerId{item.id}))
            return {true, marker->act, timeOf(show, *marker)};
        break;
    case ItemKind::prop:
        if (const Prop* prop = findProp(show, PropId{item.id})) return {true, prop->act, startOf(show, *prop)};
        break;
    case ItemKind::sound:
        if (const Sound* sound = findSound(show, SoundId{item.id})) return {true, sound->act, startOf(show, *sound)};
        break;
    case ItemKind::none:
        break;
    }
    return {};
}

bool attach(Show& show, const ItemRef& item, const ActId& act)
{
    switch (item.kind) {
    case ItemKind::marker:
        return attachMarker(show, MarkerId{item.id}, act);
    case ItemKind::prop:
        return attachProp(show, PropId{item.id}, act);
    case ItemKind::sound:
        return attachSound(show, SoundId{item.id}, act);
    case ItemKind::none:
        break;
    }
    return false;
}

bool shiftSound(Show& show, const SoundId& id, Step shift)
{
    const Sound* found = findSound(show, id);
    if (!found) return false;
    Sound moved = *found;
    moved.start = std::clamp(moved.start + shift, Step{}, nearestStep(limits::kShowSeconds));
    return setSound(show, moved);
}

} // namespace

bool exists(const Show& show, const ItemRef& item) { return anchored(show, item).exists; }

ActId actOf(const Show& show, const ItemRef& item) { return anchored(show, item).act; }

bool toggleAttached(Show& show, const ItemRef& item)
{
    const Anchored now = anchored(show, item);
    if (!now.act.empty()) return attach(show, item, {});
    const Act* act = actAt(show, now.start);
    return act && attach(show, item, act->id);
}

bool shiftItem(Show& show, const ItemRef& item, Step shift)
{
    switch (item.kind) {
    case ItemKind::marker:
        return moveMarker(show, MarkerId{item.id}, std::max(Step{}, anchored(show, item).start + shift));
    case ItemKind::prop:
        return shiftProp(show, PropId{item.id}, SpanChange::move, shift);
    case ItemKind::sound:
        return shiftSound(show, SoundId{item.id}, shift);
    case ItemKind::none:
        break;
    }
    return false;
}

bool removeItem(Show& show, const ItemRef& item)
{
    switch (item.kind) {
    case ItemKind::marker:
        return removeMarker(show, MarkerId{item.id});
    case ItemKind::prop:
        return removeProp(show, PropId{item.id});
    case ItemKind::sound:
        return removeSound(show, SoundId{item.id});
    case ItemKind::none:
        break;
    }
    return false;
}

} // namespace flocktale
