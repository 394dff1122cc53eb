// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <string>
#include <vector>

namespace flocktale {

/// When a thing shows or sounds, in the time of the show, and in which row of its lane it is drawn.
struct TrackSpan {
    std::string id;
    Step start, end;
    int row = 0;
    bool operator==(const TrackSpan&) const = default;
};

/// Sorts spans by their start and puts each into the first row where it meets no other.
void packRows(std::vector<TrackSpan>& spans);
[[nodiscard]] int rowsOf(const std::vector<TrackSpan>& spans);

enum class SpanZone { empty, body, start, end };

/// What lies under the pointer on a lane of spans.
struct SpanHit {
    std::string id; ///< empty beside them
    SpanZone zone = SpanZone::empty;
    bool operator==(const SpanHit&) const = default;
};

/// Edges can be taken hold of from a few pixels inside, at most a quarter of the span.
[[nodiscard]] SpanHit spanHit(const std::vector<TrackSpan>& spans, int row, double seconds, double pixelsPerSecond);

/// What a drag does to a span. Slipping moves what is heard inside it.
enum class SpanChange { move, trimStart, trimEnd, slip };

} // namespace flocktale
