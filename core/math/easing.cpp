// SPDX-License-Identifier: MIT
#include "math/easing.h"

#include "math/trig.h"
#include "math/vec2.h"

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

/// A coordinate of the handles of the parts of a curve, by halving the ways between its four points (de Casteljau).
struct CutHandles {
    double first1, first2; ///< of the part before the cut, as the whole counts
    double middle;
    double second1, second2;
};

CutHandles cutHandles(double first, double second, double s)
{
    const auto between = [s](double a, double b) { return a + (b - a) * s; };
    const double a = between(0, first);
    const double b = between(first, second);
    const double c = between(second, 1);
    const double ab = between(a, b);
    const double bc = between(b, c);
    return {a, ab, between(ab, bc), bc, c};
}

/// A handle's arm, shortened until it stays within a time of 1 and a height of 9: its direction is what shows most.
Vec2 shortened(Vec2 arm)
{
    constexpr double kHighest = 9; // of an arm on either end, so that no handle leaves -10 to 10
    double length = 1;
    for (const double part : {arm.x, arm.y / kHighest, -arm.y / kHighest})
        if (part > 1) length = lower(length, 1 / part);
    // The product may round to just above what it was divided by.
    return {higher(arm.x * length, 0.0), higher(lower(arm.y * length, kHighest), -kHighest)};
}

/// Handles counted from `from` to `to` as 0 to 1.
Easing between(Vec2 from, Vec2 to, Vec2 first, Vec2 second)
{
    constexpr double kFlat = 1e-9;
    const Vec2 way = to - from;
    if (way.x < kFlat || (way.y < kFlat && -way.y < kFlat)) return {};
    const auto share = [&](Vec2 arm) { return shortened({arm.x / way.x, arm.y / way.y}); };
    const Vec2 out = share(first - from);
    const Vec2 in = share(to - second);
    return {EasingKind::bezier, lower(out.x, 1.0), out.y, 1 - lower(in.x, 1.0), 1 - in.y};
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

std::pair<Easing, Easing> splitEasing(const Easing& easing, double t)
{
    if (easing.kind == EasingKind::linear || easing.kind == EasingKind::hold) return {easing, easing};
    if (!(t > 0 && t < 1)) return {easing, easing};
    // A smoothstep is the curve with these handles.
    const Easing curve =
        easing.kind == EasingKind::bezier ? easing : Easing{EasingKind::bezier, 1.0 / 3, 0, 2.0 / 3, 1};
    const double s = parameterAt(curve, t);
    const CutHandles x = cutHandles(curve.x1, curve.x2, s);
    const CutHandles y = cutHandles(curve.y1, curve.y2, s);
    const Vec2 middle{x.middle, y.middle};
    return {between({0, 0}, middle, {x.first1, y.first1}, {x.first2, y.first2}),
            between(middle, {1, 1}, {x.second1, y.second1}, {x.second2, y.second2})};
}

} // namespace flocktale
