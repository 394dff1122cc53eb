// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

namespace flocktale {

/// A beat of the show's tempo. Beats lie where they lie, not on the grid of steps.
struct Beat {
    double seconds = 0; ///< from the start of the show
    int bar = 1;        ///< counted through the show from 1
    int beat = 1;       ///< of its bar, from 1
    [[nodiscard]] bool startsBar() const { return beat == 1; }
    bool operator==(const Beat&) const = default;
};

/// The beats in [from, to), in order; none before the first tempo. Every tempo starts a bar of its own; a beat that
/// would fall on the next tempo's start is that one's. At most `limit` of them.
[[nodiscard]] std::vector<Beat> beatsBetween(const Show& show, Step from, Step to, std::size_t limit = 100'000);

/// The beat nearest to a time, when there is any tempo.
[[nodiscard]] std::optional<Beat> nearestBeat(const Show& show, Step at);

} // namespace flocktale
