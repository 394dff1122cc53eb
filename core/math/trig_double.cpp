// SPDX-License-Identifier: MIT
#include "math/trig_double.h"

#include "base/assert.h"

#include <cmath>
#include <numbers>

namespace flocktale {

namespace {
// π/2 cut into pieces of 33 bits, so that a multiple below 2^20 of the first two is exact (Cody and Waite's reduction).
constexpr double kHalfPiHigh = 0x1.921fb544p+0;
constexpr double kHalfPiMiddle = 0x1.0b4611a6p-34;
constexpr double kHalfPiLow = 2.0222662487959506e-21;

constexpr double kLargest = 1e6;

/// Taylor's series; the first term left out is below 1e-19 for |r| <= π/4.
double sineNearZero(double r)
{
    const double s = r * r;
    double sum = 0;
    for (int k = 17; k >= 3; k -= 2) sum = (1 + sum) * (-s / ((k - 1) * k));
    return r + r * sum;
}

double cosineNearZero(double r)
{
    const double s = r * r;
    double sum = 0;
    for (int k = 18; k >= 2; k -= 2) sum = (1 + sum) * (-s / ((k - 1) * k));
    return 1 + sum;
}

/// For t in [0, 1]: the angle is halved twice, then Taylor's series; the first term left out is below 1e-20.
double arcTangent(double t)
{
    const auto half = [](double tangent) { return tangent / (1 + std::sqrt(1 + tangent * tangent)); };
    const double u = half(half(t));
    const double s = u * u;
    double sum = 0;
    for (int k = 25; k >= 3; k -= 2) sum = -s * (1.0 / k + sum);
    return 4 * (u + u * sum);
}
} // namespace

SineCosine sineCosine(double radians)
{
    FLOCKTALE_ASSERT(std::abs(radians) <= kLargest);
    const double turns = std::floor(radians * (2 * std::numbers::inv_pi) + 0.5);
    const double r = ((radians - turns * kHalfPiHigh) - turns * kHalfPiMiddle) - turns * kHalfPiLow;
    const double sine = sineNearZero(r);
    const double cosine = cosineNearZero(r);
    switch (static_cast<int>(turns) & 3) {
    case 0:
        return {sine, cosine};
    case 1:
        return {cosine, -sine};
    case 2:
        return {-sine, -cosine};
    default:
        return {-cosine, sine};
    }
}

double angleOf(Vec2 direction)
{
    const double width = std::abs(direction.x), height = std::abs(direction.y);
    if (width == 0 && height == 0) return 0;
    double angle = height <= width ? arcTangent(height / width) : std::numbers::pi / 2 - arcTangent(width / height);
    if (direction.x < 0) angle = std::numbers::pi - angle;
    return direction.y < 0 && angle < std::numbers::pi ? -angle : angle;
}

double lengthOf(Vec2 v) { return std::sqrt(dot(v, v)); }

} // namespace flocktale
