// SPDX-License-Identifier: MIT
#pragma once

#include "math/determinism.h"

namespace flocktale {

/// Own trigonometry: the C library's differs in the last bits between platforms, these do not. Errors are absolute
/// unless said; arguments that are not finite give 0.

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr double kTurn = 2 * kPi;

/// x - floor(x), in [0, 1).
double fractionOf(double x);

/// Sine and cosine of an angle in turns (1 = a full circle); error below 4e-16 times (1 + |turns|).
double sineOfTurns(double turns);
double cosineOfTurns(double turns);
/// Sine and cosine of an angle in radians; error below 5e-16 times (1 + |radians|).
double sine(double radians);
double cosine(double radians);

/// The angle of (x, y) in (-pi, pi], 0 at the origin; a negative zero counts as zero. Error below 5e-16.
double arcTangent(double y, double x);

/// e to the x: relative error below 1e-15; 0 below -700, and at 700 it stops growing.
double exponential(double x);

/// The smaller and the larger of two numbers; b when they are equal or one is no number, as the lanes do.
template <typename T>
constexpr T lower(T a, T b)
{
    return a < b ? a : b;
}
template <typename T>
constexpr T higher(T a, T b)
{
    return a > b ? a : b;
}

/// Single-precision sine of an angle in turns in [-0.5, 0.5], for a float or lanes of floats: the Taylor polynomial of
/// degree 11 on a quarter turn; error below 3e-7.
template <typename T>
T sineOfNearTurns(T turns)
{
    // sin(x) = sin(pi - x): fold the outer quarters onto the inner ones.
    const T inner = lower(turns, T(0.5) - turns);
    const T r = higher(inner, T(-0.5) - inner);
    const T s = r * r;
    T p = T(-15.094642);
    p = p * s + T(42.058693);
    p = p * s - T(76.705860);
    p = p * s + T(81.605249);
    p = p * s - T(41.341702);
    p = p * s + T(6.2831853);
    return p * r;
}

/// Takes whole turns off an angle so that sineOfNearTurns can have it; |turns| below four million.
template <typename T>
T nearTurns(T turns)
{
    // Adding and taking off 1.5 * 2^23 rounds a float to a whole number.
    const T whole = (turns + T(12582912.0)) - T(12582912.0);
    return turns - whole;
}

} // namespace flocktale
