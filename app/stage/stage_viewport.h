// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>

namespace flocktale {

/// Where the stage lies in an item: fitted and centred at zoom 1, else larger and moved.
struct StageViewport {
    static constexpr double kMargin = 12;
    static constexpr double kLowestZoom = 0.25, kHighestZoom = 16;

    QSizeF item;        ///< item units
    QSizeF stage{1, 1}; ///< stage units
    double zoom = 1;    ///< 1 = the whole stage fits
    QPointF pan{0, 0};  ///< of the stage's centre from the item's, item units

    /// Item units in a stage unit; 0 when there is no room.
    [[nodiscard]] double scale() const;
    [[nodiscard]] QRectF stageRect() const;
    [[nodiscard]] QPointF toItem(QPointF stagePoint) const;
    [[nodiscard]] QPointF toStage(QPointF itemPoint) const;
    /// The part of the stage that is in sight, rounded out to whole pixels of the screen.
    [[nodiscard]] QRect visiblePixels(double pixelRatio) const;

    /// Zooms so that what is under a point of the item stays there. The fit catches near misses.
    void zoomAt(QPointF itemPoint, double factor);
    /// Moves the stage; some of it always stays in sight.
    void panBy(QPointF itemUnits);
};

} // namespace flocktale
