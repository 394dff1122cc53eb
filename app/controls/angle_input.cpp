// SPDX-License-Identifier: MIT
#include "controls/angle_input.h"

#include <cmath>

namespace flocktale {

double AngleInput::angleAt(double right, double down, double near, int modifiers) const
{
    if (right == 0 && down == 0) return near;
    constexpr double kDegrees = 180 / 3.14159265358979323846;
    const double step = modifiers & Qt::ShiftModifier ? 15 : 1;
    const double angle = std::round(std::atan2(down, right) * kDegrees / step) * step;
    return angle + std::round((near - angle) / 360) * 360;
}

double AngleInput::turned(double angle, int by, int modifiers) const
{
    if ((modifiers & Qt::ShiftModifier) == 0) return angle + by;
    return by > 0 ? (std::floor(angle / 15) + 1) * 15 : (std::ceil(angle / 15) - 1) * 15;
}

} // namespace flocktale
