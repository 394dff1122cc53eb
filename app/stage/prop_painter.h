// SPDX-License-Identifier: MIT
#pragma once

#include "show/act_entry.h"
#include "show/props.h"

#include <vector>

class QPainter;

namespace flocktale {

/// What lies under the flock at a moment: props and the squares behind codes.
struct Underlay {
    std::vector<Prop> props; ///< copies, in drawing order
    std::vector<double> opacity;
    std::vector<StageBacking> backing;
    [[nodiscard]] bool empty() const { return props.empty() && backing.empty(); }
};

[[nodiscard]] Underlay underlayOf(const Show& show, Step at, const std::vector<StageBacking>& backing);
/// True when both give the same picture.
[[nodiscard]] bool samePicture(const Underlay& a, const Underlay& b);

/// Draws it. The painter's transform takes stage units to pixels without turning.
void paintUnderlay(QPainter& painter, const Underlay& underlay);

} // namespace flocktale
