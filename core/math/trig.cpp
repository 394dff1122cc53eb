// SPDX-License-Identifier: MIT
#include "math/trig.h"

#include <bit>
#include <cstdint>

namespace flocktale {

namespace {

// From here on every double is a whole number.
constexpr double kWholeFrom = 4503599627370496.0;

constexpr bool isSmall(double x) { return x > -kWholeFrom && x < kWholeFrom; }

std::int64_t nearestWhole(double x) { return static_cast<std::int64_t>(x < 0 ? x - 0.5 : x + 0.5); }

// Taylor polynomials; on |x| <= pi/4 the first term left out is below 5e-17.
double sinePolynomial(double x)
{
    const double s = x * x;
    double p = -1.0 / 1307674368000.0;
    p = p * s + 1.0 / 6227020800.0;
    p = p * s - 1.0 / 39916800.0;
    p = p * s + 1.0 / 362880.0;
    p = p * s - 1.0 / 5040.0;
    p = p * s + 1.0 / 120.0;
    p = p * s - 1.0 / 6.0;
    return x + x * s * p;
}

double cosinePolynomial(double x)
{
    const double s = x * x;
    double p = 1.0 / 20922789888000.0;
    p = p * s - 1.0 / 87178291200.0;
    p = p * s + 1.0 / 479001600.0;
    p = p * s - 1.0 / 3628800.0;
    p = p * s + 1.0 / 40320.0;
    p = p * s - 1.0 / 720.0;
    p = p * s + 1.0 / 24.0;
    p = p * s - 0.5;
    return 1 + s * p;
}

double sineOfQuarters(double turns, std::int64_t quartersAhead)
{
    if (!isSmall(turns)) return 0;
    const std::int64_t quarter = nearestWhole(turns * 4);
    const double x = (turns - static_cast<double>(quarter) * 0.25) * kTurn;
    switch ((quarter + quartersAhead) & 3) {
    case 0:
        return sinePolynomial(x);
    case 1:
        return cosinePolynomial(x);
    case 2:
        return -sinePolynomial(x);
    default:
        return -cosinePolynomial(x);
    }
}

// atan on [0, 1]: the nearest of five known angles plus the rest, whose tangent is at most 1/8.
double arcTangentOfUnit(double t)
{
    static constexpr double kAngles[5] = {0, 0.24497866312686415417, 0.46364760900080611621, 0.64350110879328438680,
                                          0.78539816339744830962};
    const auto nearest = static_cast<int>(t * 4 + 0.5);
    const double c = nearest * 0.25;
    const double z = (t - c) / (1 + t * c);
    const double s = z * z;
    double p = 1.0 / 17;
    p = p * s - 1.0 / 15;
    p = p * s + 1.0 / 13;
    p = p * s - 1.0 / 11;
    p = p * s + 1.0 / 9;
    p = p * s - 1.0 / 7;
    p = p * s + 1.0 / 5;
    p = p * s - 1.0 / 3;
    return kAngles[nearest] + (z + z * s * p);
}

bool isFinite(double x) { return x - x == 0; }

} // namespace

double fractionOf(double x)
{
    if (!isSmall(x)) return 0;
    const double fraction = x - static_cast<double>(static_cast<std::int64_t>(x));
    if (fraction >= 0) return fraction;
    return fraction + 1 < 1 ? fraction + 1 : 0;
}

double sineOfTurns(double turns) { return sineOfQuarters(turns, 0); }
double cosineOfTurns(double turns) { return sineOfQuarters(turns, 1); }
double sine(double radians) { return sineOfTurns(radians * (1 / kTurn)); }
double cosine(double radians) { return cosineOfTurns(radians * (1 / kTurn)); }

double arcTangent(double y, double x)
{
    if (!isFinite(x) || !isFinite(y) || (x == 0 && y == 0)) return 0;
    const double ax = x < 0 ? -x : x;
    const double ay = y < 0 ? -y : y;
    double angle = ay <= ax ? arcTangentOfUnit(ay / ax) : kPi / 2 - arcTangentOfUnit(ax / ay);
    if (x < 0) angle = kPi - angle;
    return y < 0 ? -angle : angle;
}

double exponential(double x)
{
    constexpr double kMost = 700;
    // ln 2 in two parts: the first has few enough digits that its multiples up to 2^11 are exact.
    constexpr double kLn2High = 0.693147180369123816490;
    constexpr double kLn2Low = 1.90821492927058770002e-10;
    if (!isFinite(x) || x < -kMost) return 0;
    const double limited = lower(x, kMost);
    const std::int64_t power = nearestWhole(limited * 1.44269504088896340736);
    const double r = (limited - static_cast<double>(power) * kLn2High) - static_cast<double>(power) * kLn2Low;
    double p = 1;
    for (int n = 14; n >= 1; --n) p = 1 + p * r / n;
    const double scale = std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
    return p * scale;
}

} // namespace flocktale
