// SPDX-License-Identifier: MIT
#include "handles/place_drag.h"

#include "base/limits.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flocktale {

namespace {

constexpr double kSmallestScale = 0.05;
constexpr double kLargestScale = 20;
constexpr double kTurnStep = 15;
/// Turning comes to rest on quarters when this near, in degrees.
constexpr double kTurnCatch = 2;

double rounded(double value, double perUnit) { return std::round(value * perUnit) / perUnit; }

/// The nearest within reach; of two that are as near the first.
std::optional<double> snapped(double value, const std::vector<double>& targets, double reach)
{
    std::optional<double> best;
    for (const double target : targets)
        if (std::abs(target - value) < (best ? std::abs(*best - value) : reach)) best = target;
    return best;
}

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

// What a person sees is a tenth of a unit.
Place tidyPlace(Place place)
{
    place.x = std::clamp(rounded(place.x, 10), -limits::kLength, limits::kLength);
    place.y = std::clamp(rounded(place.y, 10), -limits::kLength, limits::kLength);
    place.scale = std::clamp(rounded(place.scale, 1000), 0.001, 1000.0);
    place.rotation = rounded(std::remainder(place.rotation, 360), 10);
    return place;
}

QTransform placeTransform(const Place& place)
{
    QTransform transform;
    transform.translate(place.x, place.y);
    transform.rotate(place.rotation);
    transform.scale(place.scale, place.scale);
    return transform;
}

HandlePart CastFrame::hit(QPointF point, double reach, double arm) const
{
    const QTransform toStage = placeTransform(place);
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
        if (distance(toStage.map(corner), point) <= reach) return HandlePart::corner;
    const QPointF turn(box.center().x(), box.top() - arm / std::max(place.scale, kSmallestScale));
    if (distance(toStage.map(turn), point) <= reach) return HandlePart::turn;
    bool invertible = false;
    const QTransform toShape = toStage.inverted(&invertible);
    return invertible && box.contains(toShape.map(point)) ? HandlePart::inside : HandlePart::none;
}

PlaceDrag::PlaceDrag(HandlePart part, const Place& place, QPointF press) : m_part(part), m_place(place), m_press(press)
{
}

PlaceDrag::Result PlaceDrag::to(QPointF pointer, const Options& options) const
{
    switch (m_part) {
    case HandlePart::corner:
        return {tidyPlace(scaled(pointer)), {}, {}};
    case HandlePart::turn:
        return {tidyPlace(turned(pointer, options)), {}, {}};
    case HandlePart::inside:
    case HandlePart::none:
        break;
    }
    Result result = moved(pointer, options);
    result.place = tidyPlace(result.place);
    return result;
}

PlaceDrag::Result PlaceDrag::moved(QPointF pointer, const Options& options) const
{
    QPointF way = pointer - m_press;
    if (options.constrain) {
        if (std::abs(way.x()) >= std::abs(way.y()))
            way.setY(0);
        else
            way.setX(0);
    }
    Result result{m_place, {}, {}};
    result.place.x += way.x();
    result.place.y += way.y();
    if (way.isNull()) return result;
    result.guideX = snapped(result.place.x, options.x, options.reach);
    result.guideY = snapped(result.place.y, options.y, options.reach);
    result.place.x = result.guideX.value_or(result.place.x);
    result.place.y = result.guideY.value_or(result.place.y);
    return result;
}

Place PlaceDrag::scaled(QPointF pointer) const
{
    const QPointF origin(m_place.x, m_place.y);
    const double before = distance(m_press, origin);
    Place place = m_place;
    if (before > 0)
        place.scale = std::clamp(m_place.scale * distance(pointer, origin) / before, kSmallestScale, kLargestScale);
    return place;
}

Place PlaceDrag::turned(QPointF pointer, const Options& options) const
{
    const auto angle = [&](QPointF p) { return std::atan2(p.y() - m_place.y, p.x() - m_place.x); };
    Place place = m_place;
    place.rotation += (angle(pointer) - angle(m_press)) * 180 / std::numbers::pi;
    if (options.constrain) {
        place.rotation = std::round(place.rotation / kTurnStep) * kTurnStep;
    } else if (options.reach > 0) {
        const double quarter = std::round(place.rotation / 90) * 90;
        if (std::abs(place.rotation - quarter) < kTurnCatch) place.rotation = quarter;
    }
    return place;
}

} // namespace flocktale
