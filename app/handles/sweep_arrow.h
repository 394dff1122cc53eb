// SPDX-License-Identifier: MIT
#pragma once

#include "handles/sweep_handle.h"

namespace flocktale {

/// The arrow on the stage that shows where the sweep of the current cast begins or where it goes, and turns it when its
/// tip is dragged.
class SweepArrow : public flocktale::SweepHandle {
    Q_OBJECT
    QML_ELEMENT
    /// Item units.
    Q_PROPERTY(QPointF tip READ tip NOTIFY changed FINAL)
    /// Degrees, clockwise from the right.
    Q_PROPERTY(double angle READ angle NOTIFY changed FINAL)

public:
    /// From the centre to the tip, item units.
    enum Distance { Length = 92 };
    Q_ENUM(Distance)

    using SweepHandle::SweepHandle;

    [[nodiscard]] QPointF tip() const;
    [[nodiscard]] double angle() const { return m_angle; }
    [[nodiscard]] QString readout() const override;
    /// Shift turns in steps of 15 degrees, Alt lets go of the quarters.
    void drag(QPointF point, int modifiers) override;

private:
    bool take(const Sweep& sweep) override;
    [[nodiscard]] QString gestureName() const override;

    double m_angle = 0;
};

} // namespace flocktale
