// SPDX-License-Identifier: MIT
#include "timeline/marker_edits.h"

#include "base/limits.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit.h"

#include <algorithm>

namespace flocktale {

bool moveMarker(Show& show, const MarkerId& id, Step at)
{
    const Marker* current = findMarker(show, id);
    if (!current) return false;
    Marker moved = *current;
    moved.at = std::max(at - anchorOf(show, moved.act), Step{});
    return setMarker(show, moved);
}

bool renameMarker(Show& show, const MarkerId& id, const std::string& name)
{
    const Marker* current = findMarker(show, id);
    if (!current) return false;
    Marker renamed = *current;
    renamed.name = name;
    return setMarker(show, renamed);
}

Step clampedToShow(double seconds) { return nearestStep(std::clamp(seconds, 0.0, limits::kShowSeconds)); }

} // namespace flocktale
