// SPDX-License-Identifier: MIT
#include "inspector/fields/foci.h"

#include "show/edit.h"

#include <algorithm>

namespace flocktale {

Foci selectedActs(const Selection* selection)
{
    if (!selection || selection->isEmpty()) return {Focus{}};
    const ActId current = selection->currentAct();
    Foci foci{{current, selection->currentCast(), {}}};
    for (const ActId& act : selection->acts())
        if (act != current) foci.push_back({act, {}, {}});
    return foci;
}

Foci selectedCasts(const Show& show, const Selection* selection)
{
    const Foci acts = selectedActs(selection);
    Foci foci{acts.front()};
    if (acts.size() == 1) {
        if (selection)
            for (const CastId& cast : selection->casts())
                if (cast != foci.front().cast) foci.push_back({acts.front().act, cast, {}});
        return foci;
    }
    for (const Focus& focus : acts)
        if (const Act* act = findAct(show, focus.act))
            for (const Cast& cast : act->casts)
                if (focus.act != acts.front().act || cast.id != foci.front().cast)
                    foci.push_back({focus.act, cast.id, {}});
    // The current act may be without casts while others have some.
    if (foci.front().cast.empty() && foci.size() > 1) foci.erase(foci.begin());
    return foci;
}

} // namespace flocktale
