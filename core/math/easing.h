// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

namespace flocktale {

/// How a value goes from one end of a span to the other.
enum class EasingKind {
    linear,
    hold,       ///< stays at the beginning and jumps at the end
    smoothstep, ///< 3t² - 2t³: starts and ends at rest
    bezier,     ///< a cubic Bézier curve from (0, 0) to (1, 1) with two handles, as in CSS
};

/// The numbers are the handles of a bezier and mean nothing for the other kinds.
struct Easing {
    EasingKind kind = EasingKind::linear;
    double x1 = 0.42, y1 = 0; ///< first handle; x in [0, 1]
    double x2 = 0.58, y2 = 1; ///< second handle; x in [0, 1]
    bool operator==(const Easing& other) const;
};

/// The share of the way that is done at the share `t` of the time: 0 up to t = 0, 1 from t = 1 on. A bezier whose
/// handles lie outside 0 to 1 in y passes its ends on the way. The same bits in every build: only + - * / and a fixed
/// number of halvings.
[[nodiscard]] double eased(const Easing& easing, double t);

/// The two parts of a way that is cut at a share of its time: played one after the other they are the whole, up to
/// rounding; of a curve so steep that the handles of a part would leave their range, as near as handles in range come.
/// Where a curve is back at its beginning at the cut, or ends where it is there, that part is a straight line, since no
/// curve from 0 to 1 could show it.
[[nodiscard]] std::pair<Easing, Easing> splitEasing(const Easing& easing, double t);

} // namespace flocktale
