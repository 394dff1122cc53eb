// SPDX-License-Identifier: MIT
#include "timeline/lanes/track_span.h"

#include <algorithm>

namespace flocktale {

namespace {
constexpr double kHandlePixels = 6;
constexpr double kHandleShare = 0.25;
} // namespace

void packRows(std::vector<TrackSpan>& spans)
{
    std::stable_sort(spans.begin(), spans.end(),
                     [](const TrackSpan& a, const TrackSpan& b) { return a.start < b.start; });
    std::vector<Step> filled;
    for (TrackSpan& span : spans) {
        const auto free = std::find_if(filled.begin(), filled.end(), [&](Step end) { return end <= span.start; });
        span.row = static_cast<int>(free - filled.begin());
        if (free == filled.end())
            filled.push_back(span.end);
        else
            *free = span.end;
    }
}

int rowsOf(const std::vector<TrackSpan>& spans)
{
    int rows = 0;
    for (const TrackSpan& span : spans) rows = std::max(rows, span.row + 1);
    return rows;
}

SpanHit spanHit(const std::vector<TrackSpan>& spans, int row, double at, double pixelsPerSecond)
{
    for (const TrackSpan& span : spans) {
        const double start = seconds(span.start);
        const double end = seconds(span.end);
        if (span.row != row || at < start || at >= end) continue;
        const double handle = std::min(kHandlePixels / pixelsPerSecond, (end - start) * kHandleShare);
        if (at < start + handle) return {span.id, SpanZone::start};
        return {span.id, at >= end - handle ? SpanZone::end : SpanZone::body};
    }
    return {};
}

} // namespace flocktale
