// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

namespace flocktale {

/// When a prop shows, in the time of the show, and in which row of its lane it is drawn.
struct PropSpan {
    PropId id;
    Step start, end;
    int row = 0;
    bool operator==(const PropSpan&) const = default;
};

/// All props by their start (then as in the file), each in the first row where it meets no other. A prop whose act has
/// become too short for it keeps one step.
[[nodiscard]] std::vector<PropSpan> propSpans(const Show& show);
[[nodiscard]] int rowsOf(const std::vector<PropSpan>& spans);

[[nodiscard]] const Prop* findProp(const Show& show, const PropId& id);

enum class SpanZone { empty, body, start, end };

/// What lies under the pointer on a lane of spans.
struct SpanHit {
    PropId prop; ///< empty beside them
    SpanZone zone = SpanZone::empty;
    bool operator==(const SpanHit&) const = default;
};

/// Edges can be taken hold of from a few pixels inside, at most a quarter of the span.
[[nodiscard]] SpanHit spanHit(const std::vector<PropSpan>& spans, int row, double seconds, double pixelsPerSecond);

enum class SpanChange { move, trimStart, trimEnd };

/// Moves a prop or one of its edges by a shift. An attached one stays inside its act, and its end, brought to the end
/// of the act, is the act's from then on; others stay behind zero. Returns false when nothing changes.
bool shiftProp(Show& show, const PropId& id, SpanChange change, Step shift);

} // namespace flocktale
