// SPDX-License-Identifier: MIT
#include "math/easing.h"

#include "math/trig.h"

namespace flocktale {

namespace {

/// A coordinate of the curve whose handles have `first` and `second`.
double bezier(double first, double second, double s)
{
    const double rest = 1 - s;
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s;
}

/// The parameter at which the curve has come as far as `t` in x. With handles in [0, 1] x never goes back, so halving
/// finds it; after as many halvings as a double has digits nothing changes any more.
double parameterAt(const Easing& easing, double t)
{
    constexpr int kHalvings = 53;
    const double x1 = higher(lower(easing.x1, 1.0), 0.0);
    const double x2 = higher(lower(easing.x2, 1.0), 0.0);
    double low = 0;
    double high = 1;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = 0.5 * (low + high);
        (bezier(x1, x2, middle) < t ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

} // namespace

bool Easing::operator==(const Easing& other) const
{
    if (kind != other.kind) return false;
    return kind != EasingKind::bezier || (x1 == other.x1 && y1 == other.y1 && x2 == other.x2 && y2 == other.y2);
}

double eased(const Easing& easing, double t)
{
    if (!(t > 0)) return 0;
    if (t >= 1) return 1;
    switch (easing.kind) {
    case EasingKind::linear:
        return t;
    case EasingKind::hold:
        return 0;
    case EasingKind::smoothstep:
        return t * t * (3 - 2 * t);
    case EasingKind::bezier:
        return bezier(easing.y1, easing.y2, parameterAt(easing, t));
    }
    return t;
}

} // namespace flocktale
