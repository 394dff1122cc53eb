// SPDX-License-Identifier: MIT
#pragma once

#include "assign/delay_field.h"
#include "math/vec2.h"
#include "sweep/sweep_report.h"

#include <QImage>
#include <QPointF>

#include <optional>
#include <vector>

namespace flocktale {

struct FieldBrush {
    double radius = 80;    ///< stage units
    double strength = 0.5; ///< share of the way to `delay` that one dab goes in its middle, 0 to 1
    double delay = 1;      ///< what it paints, 0 (departs first) to 1 (last)
};

/// One stroke of a brush over a field: soft dabs at even distances along the pointer's way, so that what it paints does
/// not depend on how many moves the way came in.
class FieldStroke {
public:
    FieldStroke(DelayField start, Vec2 stageSize, const FieldBrush& brush);

    /// The pointer went straight on to a place of the stage. The first place is where the stroke begins.
    void to(QPointF place);
    [[nodiscard]] DelayField field() const;

private:
    void dab(QPointF place);

    DelayField m_field; ///< all but the values
    std::vector<double> m_values;
    Vec2 m_stage;
    FieldBrush m_brush;
    std::optional<QPointF> m_last;
    double m_sinceDab = 0; ///< of the way, stage units
};

/// An empty field whose cells are about square on a stage.
[[nodiscard]] DelayField blankField(Vec2 stageSize);
/// The field that keeps the departures of a cast as they are: each cell has the delay of the place nearest to it.
/// `stagger` is the sweep's.
[[nodiscard]] DelayField fieldOfDelays(const SweepReport& report, const CastId& cast, double stagger);
/// The brightness of a picture that is stretched over the stage: dark departs first, transparent too.
[[nodiscard]] DelayField fieldOfPicture(const QImage& picture, Vec2 stageSize);

} // namespace flocktale
