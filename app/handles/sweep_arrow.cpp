// SPDX-License-Identifier: MIT
#include "handles/sweep_arrow.h"

#include <cmath>
#include <numbers>

namespace flocktale {

namespace {

constexpr double kTurnStep = 15;
/// Comes to rest on quarters when this near, degrees.
constexpr double kTurnCatch = 2;

/// The angle that a sweep begins with or runs along; null when it has none.
double* directionOf(Sweep& sweep)
{
    switch (sweep.kind) {
    case SweepKind::angle:
        return &sweep.startAngle;
    case SweepKind::linear:
        return &sweep.direction;
    default:
        return nullptr;
    }
}

} // namespace

QPointF SweepArrow::tip() const
{
    const double radians = m_angle * std::numbers::pi / 180;
    return centre() + QPointF(std::cos(radians), std::sin(radians)) * static_cast<double>(Length);
}

QString SweepArrow::readout() const { return isDragging() ? QStringLiteral("%1°").arg(m_angle, 0, 'f', 1) : QString(); }

void SweepArrow::drag(QPointF point, int modifiers)
{
    if (!begin()) return;
    const QPointF arm = point - centre();
    if (arm.isNull()) return;
    double angle = std::atan2(arm.y(), arm.x()) * 180 / std::numbers::pi;
    const double quarter = std::round(angle / 90) * 90;
    if (modifiers & Qt::ShiftModifier)
        angle = std::round(angle / kTurnStep) * kTurnStep;
    else if (!(modifiers & Qt::AltModifier) && std::abs(angle - quarter) < kTurnCatch)
        angle = quarter;
    angle = std::round(angle * 10) / 10;
    if (angle < 0) angle += 360;
    update([angle](Sweep& sweep) {
        if (double* direction = directionOf(sweep)) *direction = angle;
    });
}

bool SweepArrow::take(const Sweep& sweep)
{
    Sweep copy = sweep;
    const double* direction = directionOf(copy);
    if (direction) m_angle = *direction;
    return direction != nullptr;
}

QString SweepArrow::gestureName() const { return tr("Turn sweep"); }

} // namespace flocktale
