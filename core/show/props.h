// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <vector>

namespace flocktale {

/// A prop that shows at a step, with how much of it.
struct VisibleProp {
    const Prop* prop = nullptr; ///< into the show that was asked
    double opacity = 1;         ///< 0 to 1
};

/// The props to draw at a step, in order of the file. An attached prop shows during its act (from its own start on, for
/// its own duration or to the act's end when that is 0); it fades in after its beginning and out before its end.
[[nodiscard]] std::vector<VisibleProp> visibleProps(const Show& show, Step at);

} // namespace flocktale
