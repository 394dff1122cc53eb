// SPDX-License-Identifier: MIT
#include "show/edit/attach.h"

#include "show/anchor.h"
#include "show/edit.h"
#include "show/edit/lists.h"

namespace flocktale {

using namespace editing;

namespace {

/// Changes what `time` counts from.
template <typename Item>
bool attach(const Show& show, Item& item, Step& time, const ActId& act)
{
    if (item.act == act || (!act.empty() && !findAct(show, act))) return false;
    const Step from = anchorOf(show, item.act) + time - anchorOf(show, act);
    if (from < Step{}) return false;
    time = from;
    item.act = act;
    return true;
}

} // namespace

bool attachMarker(Show& show, const MarkerId& id, const ActId& act)
{
    const auto found = findById(show.markers, id);
    return found != show.markers.end() && attach(show, *found, found->at, act);
}

bool attachProp(Show& show, const PropId& id, const ActId& act)
{
    const auto found = findById(show.props, id);
    if (found == show.props.end()) return false;
    const Step shown = endOf(show, *found) - startOf(show, *found);
    if (!attach(show, *found, found->start, act)) return false;
    if (found->duration.count == 0) found->duration = std::max(kOneStep, shown);
    return true;
}

bool attachSound(Show& show, const SoundId& id, const ActId& act)
{
    const auto found = findById(show.sounds, id);
    return found != show.sounds.end() && attach(show, *found, found->start, act);
}

} // namespace flocktale
