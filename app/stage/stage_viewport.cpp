// SPDX-License-Identifier: MIT
#include "stage/stage_viewport.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// A zoom this near to the fit becomes the fit.
constexpr double kFitCatch = 0.04;
constexpr double kAlwaysInSight = 48;
} // namespace

double StageViewport::scale() const
{
    const double width = item.width() - 2 * kMargin;
    const double height = item.height() - 2 * kMargin;
    if (!(width > 0) || !(height > 0) || stage.isEmpty()) return 0;
    return zoom * std::min(width / stage.width(), height / stage.height());
}

QRectF StageViewport::stageRect() const
{
    const QSizeF size = stage * scale();
    return {QPointF((item.width() - size.width()) / 2, (item.height() - size.height()) / 2) + pan, size};
}

QPointF StageViewport::toItem(QPointF stagePoint) const { return stageRect().topLeft() + stagePoint * scale(); }

QPointF StageViewport::toStage(QPointF itemPoint) const
{
    const double s = scale();
    return s > 0 ? (itemPoint - stageRect().topLeft()) / s : QPointF();
}

QRect StageViewport::visiblePixels(double pixelRatio) const
{
    const QRectF seen = stageRect().intersected(QRectF(QPointF(), item));
    if (seen.isEmpty()) return {};
    return QRectF(seen.topLeft() * pixelRatio, seen.size() * pixelRatio).toAlignedRect();
}

void StageViewport::zoomAt(QPointF itemPoint, double factor)
{
    const QPointF held = toStage(itemPoint);
    zoom = std::clamp(zoom * factor, kLowestZoom, kHighestZoom);
    if (std::abs(zoom - 1) < kFitCatch) {
        zoom = 1;
        pan = {};
        return;
    }
    panBy(itemPoint - toItem(held));
}

void StageViewport::panBy(QPointF itemUnits)
{
    const QSizeF size = stage * scale();
    const double reachX = std::max(0.0, (item.width() + size.width()) / 2 - kAlwaysInSight);
    const double reachY = std::max(0.0, (item.height() + size.height()) / 2 - kAlwaysInSight);
    pan = {std::clamp(pan.x() + itemUnits.x(), -reachX, reachX), std::clamp(pan.y() + itemUnits.y(), -reachY, reachY)};
}

} // namespace flocktale
