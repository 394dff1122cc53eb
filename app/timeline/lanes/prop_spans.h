// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/lanes/track_span.h"

namespace flocktale {

/// All props by their start (then as in the file), each in the first row where it meets no other. A prop whose act has
/// become too short for it keeps one step.
[[nodiscard]] std::vector<TrackSpan> propSpans(const Show& show);

/// Moves a prop or one of its edges by a shift. An attached one stays inside its act, and its end, brought to the end
/// of the act, is the act's from then on; others stay behind zero. Returns false when nothing changes.
bool shiftProp(Show& show, const PropId& id, SpanChange change, Step shift);

} // namespace flocktale
