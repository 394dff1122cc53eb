// SPDX-License-Identifier: MIT
#include "document/show_change.h"

#include <algorithm>

namespace flocktale {

bool ShowChange::touches(const ActId& act) const
{
    return everything || actOrder || std::find(acts.begin(), acts.end(), act) != acts.end();
}

ShowChange changeOf(const ShowPatch& patch)
{
    ShowChange change;
    change.title = patch.title.has_value();
    change.stage = patch.stage.has_value();
    change.flock = patch.flock.has_value();
    change.flight = patch.flight.has_value();
    change.actOrder = patch.acts.order.has_value();
    for (const Act& act : patch.acts.values) change.acts.push_back(act.id);
    change.props = !patch.props.empty();
    change.markers = !patch.markers.empty();
    change.sounds = !patch.sounds.empty();
    change.tempo = patch.tempo.has_value();
    return change;
}

} // namespace flocktale
