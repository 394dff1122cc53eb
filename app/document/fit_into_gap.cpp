// SPDX-License-Identifier: MIT
#include "document/fit_into_gap.h"

#include <algorithm>
#include <optional>

namespace flocktale {

namespace {
constexpr Step kShortest{kStepsPerSecond / 2};
} // namespace

void fitIntoGap(const Show& show, Act& act)
{
    Step low;
    std::optional<Step> high;
    for (const Act& other : show.acts) {
        if (other.start <= act.start && act.start < other.end()) return;
        if (other.end() <= act.start) low = std::max(low, other.end());
        if (other.start > act.start) high = high ? std::min(*high, other.start) : other.start;
    }
    if (!high || act.start + act.duration <= *high) return;
    if (*high - low >= act.duration) {
        act.start = *high - act.duration;
    } else if (*high - low >= kShortest) {
        act.start = low;
        act.duration = *high - low;
    }
}

} // namespace flocktale
