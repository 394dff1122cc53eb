// SPDX-License-Identifier: MIT
#include "show/anchor.h"

#include "show/edit.h"

#include <algorithm>

namespace flocktale {

Step anchorOf(const Show& show, const ActId& act)
{
    const Act* found = act.empty() ? nullptr : findAct(show, act);
    return found ? found->start : Step{};
}

Step timeOf(const Show& show, const Marker& marker) { return anchorOf(show, marker.act) + marker.at; }
Step startOf(const Show& show, const Sound& sound) { return anchorOf(show, sound.act) + sound.start; }
Step startOf(const Show& show, const Prop& prop) { return anchorOf(show, prop.act) + prop.start; }

Step endOf(const Show& show, const Prop& prop)
{
    const Step own = startOf(show, prop) + prop.duration;
    const Act* act = prop.act.empty() ? nullptr : findAct(show, prop.act);
    if (!act) return own;
    return prop.duration.count > 0 ? std::min(own, act->end()) : act->end();
}

} // namespace flocktale
