// SPDX-License-Identifier: MIT
#include "timeline/lanes/prop_spans.h"

#include "base/limits.h"
#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit.h"

#include <algorithm>

namespace flocktale {

namespace {
constexpr Step kOneStep{1};
constexpr Step kLastEnd{static_cast<std::int64_t>(limits::kShowSeconds) * kStepsPerSecond};

/// Of a prop's own times: what they may be.
struct Room {
    Step first, last;
};
} // namespace

std::vector<TrackSpan> propSpans(const Show& show)
{
    std::vector<TrackSpan> spans;
    spans.reserve(show.props.size());
    for (const Prop& prop : show.props) {
        const Step start = startOf(show, prop);
        spans.push_back({prop.id.value, start, std::max(endOf(show, prop), start + kOneStep)});
    }
    packRows(spans);
    return spans;
}

bool shiftProp(Show& show, const PropId& id, SpanChange change, Step shift)
{
    const Prop* found = findProp(show, id);
    if (!found || shift == Step{}) return false;
    const Act* act = found->act.empty() ? nullptr : findAct(show, found->act);
    const Room room{Step{}, act ? act->duration : kLastEnd};
    Prop prop = *found;
    const bool endsWithAct = act && prop.duration == Step{};
    const Step length = std::max(endOf(show, prop) - startOf(show, prop), kOneStep);
    const Step end = prop.start + length;
    switch (change) {
    case SpanChange::move:
        prop.start = std::clamp(prop.start + shift, room.first, std::max(room.first, room.last - length));
        if (endsWithAct && prop.start != found->start) prop.duration = length;
        break;
    case SpanChange::trimStart:
        prop.start = std::clamp(prop.start + shift, room.first, std::max(room.first, end - kOneStep));
        if (!endsWithAct) prop.duration = end - prop.start;
        break;
    case SpanChange::trimEnd: {
        const Step wanted = std::clamp(end + shift, prop.start + kOneStep, std::max(room.last, prop.start + kOneStep));
        prop.duration = act && wanted == act->duration ? Step{} : wanted - prop.start;
        break;
    }
    case SpanChange::slip:
        return false;
    }
    return setProp(show, prop);
}

} // namespace flocktale
