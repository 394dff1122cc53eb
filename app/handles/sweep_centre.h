// SPDX-License-Identifier: MIT
#pragma once

#include "handles/sweep_handle.h"

namespace flocktale {

/// The mark on the stage that an angle or radius sweep of the current cast is measured around; a drag moves it.
class SweepCentre : public flocktale::SweepHandle {
    Q_OBJECT
    QML_ELEMENT
    /// What a drag has snapped to, item units.
    Q_PROPERTY(bool snappedX READ isSnappedX NOTIFY changed FINAL)
    Q_PROPERTY(bool snappedY READ isSnappedY NOTIFY changed FINAL)
    Q_PROPERTY(double guideX READ guideX NOTIFY changed FINAL)
    Q_PROPERTY(double guideY READ guideY NOTIFY changed FINAL)

public:
    using SweepHandle::SweepHandle;

    [[nodiscard]] bool isSnappedX() const { return isDragging() && m_guideX; }
    [[nodiscard]] bool isSnappedY() const { return isDragging() && m_guideY; }
    [[nodiscard]] double guideX() const;
    [[nodiscard]] double guideY() const;
    [[nodiscard]] QString readout() const override;
    /// Snaps to the middle and the thirds of the stage and to the middles of casts. Shift keeps to one axis.
    void drag(QPointF point, int modifiers) override;

private:
    bool take(const Sweep& sweep) override;
    [[nodiscard]] QString gestureName() const override;

    QPointF m_from;                           ///< where it was taken hold of, stage units
    std::optional<double> m_guideX, m_guideY; ///< stage units
};

} // namespace flocktale
