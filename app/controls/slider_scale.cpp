// SPDX-License-Identifier: MIT
#include "controls/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// Nearer than this share of the range to its origin, the usual value would be hard to hit.
constexpr double kTooNear = 0.15;
constexpr double kUsualShare = 0.4;
} // namespace

double SliderScale::bend() const
{
    const double origin = twoSided() ? 0 : m_from;
    const double end = m_usual < origin ? m_from : m_to;
    const double share = (m_usual - origin) / (end - origin);
    // Not a number compares false as well.
    return share > 0 && share < kTooNear ? std::log(share) / std::log(kUsualShare) : 1;
}

double SliderScale::position(double value) const
{
    if (std::isnan(value) || !(m_to > m_from)) return 0;
    const double inside = std::clamp(value, m_from, m_to);
    const double power = 1 / bend();
    if (!twoSided()) return std::pow((inside - m_from) / (m_to - m_from), power);
    const double share = inside < 0 ? inside / m_from : inside / m_to;
    return 0.5 + std::copysign(0.5 * std::pow(share, power), inside);
}

double SliderScale::valueAt(double position) const
{
    const double inside = std::clamp(position, 0.0, 1.0);
    // A value that can be reached must be the value itself, not its neighbour by rounding.
    if (std::abs(inside - usualPosition()) < 1e-12 && m_usual >= m_from && m_usual <= m_to) return m_usual;
    const double power = bend();
    if (!twoSided()) return m_from + (m_to - m_from) * std::pow(inside, power);
    const double share = std::pow(std::abs(inside - 0.5) * 2, power);
    return inside < 0.5 ? share * m_from : share * m_to;
}

} // namespace flocktale
