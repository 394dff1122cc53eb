// SPDX-License-Identifier: MIT
#pragma once

#include "show/cast_motion.h"

namespace flocktale {

/// When a motion has how much of a bird. Times in seconds after the bird's own start of the span.
class MotionSpan {
public:
    explicit MotionSpan(const CastMotion& motion)
        : m_easing(motion.easing), m_duration(seconds(motion.duration)), m_in(motion.easeIn), m_out(motion.easeOut)
    {
    }

    /// 0 before the span and behind it, 1 inside, eased at both ends. A span without an end goes on.
    [[nodiscard]] double share(double own) const { return lower(coming(own), going(own)); }
    /// The way in alone: 0 before the span, then eased to 1.
    [[nodiscard]] double coming(double own) const;
    /// The way out alone: 1 until it begins, then eased to 0.
    [[nodiscard]] double going(double own) const;
    /// How long something has moved that starts from rest, ends at rest and keeps what it has: the integral of a share
    /// whose ends are smoothsteps. Stands still behind the span.
    [[nodiscard]] double travelled(double own) const;

private:
    static double lower(double a, double b) { return a < b ? a : b; }

    Easing m_easing;
    double m_duration; ///< 0 = without an end
    double m_in, m_out;
};

} // namespace flocktale
