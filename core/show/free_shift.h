// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"

#include <optional>
#include <vector>

namespace flocktale {

/// [start, end) on the timeline; end is behind start.
struct Span {
    Step start, end;
    bool operator==(const Span&) const = default;
};

/// What a group that moves does where the way is taken.
enum class Passing {
    jump, ///< goes to the nearest free place, on either side of what stands in the way
    stop, ///< stays on this side of it
};

/// The shift nearest to `wanted` by which all `movers` can move together without touching `fixed`, starting before zero
/// or ending behind `last`. Ties go to the smaller way from where they are. Nothing when there is no such shift. With
/// Passing::stop the movers must be free of `fixed` where they are, and the result lies between zero and `wanted`.
[[nodiscard]] std::optional<Step> freeShift(const std::vector<Span>& movers, const std::vector<Span>& fixed,
                                            Step wanted, Step last, Passing passing);

} // namespace flocktale
