// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <optional>
#include <vector>

namespace flocktale {

/// Shape coordinates to stage units, as core places a cast.
[[nodiscard]] QTransform placeTransform(const Place& place);

/// A place as the file should hold it: no digits that are only noise, and within the limits.
[[nodiscard]] Place tidyPlace(Place place);

/// A part of the frame around a cast that a pointer can take hold of.
enum class HandlePart { none, inside, corner, turn };

/// The frame around a cast's points: a box in shape coordinates, placed on the stage.
struct CastFrame {
    Place place;
    QRectF box;

    /// What lies under a point of the stage. `reach` is the handles' radius and `arm` the distance of the turning
    /// handle from the frame's upper side, all in stage units.
    [[nodiscard]] HandlePart hit(QPointF point, double reach, double arm) const;
};

/// One drag of a cast's place, from the place at its beginning; a pure function of where the pointer is.
class PlaceDrag {
public:
    struct Options {
        double reach = 0;         ///< of snapping, stage units; 0 = none
        std::vector<double> x, y; ///< what a moved place snaps to, the most important first
        bool constrain = false;   ///< moving: along one axis; turning: in steps of 15 degrees
    };
    struct Result {
        Place place;
        std::optional<double> guideX, guideY; ///< what it has snapped to
    };

    /// `part` must not be none; `press` is in stage units.
    PlaceDrag(HandlePart part, const Place& place, QPointF press);
    [[nodiscard]] Result to(QPointF pointer, const Options& options) const;

private:
    [[nodiscard]] Result moved(QPointF pointer, const Options& options) const;
    [[nodiscard]] Place scaled(QPointF pointer) const;
    [[nodiscard]] Place turned(QPointF pointer, const Options& options) const;

    HandlePart m_part;
    Place m_place;
    QPointF m_press;
};

} // namespace flocktale
