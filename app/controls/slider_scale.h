// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <limits>

namespace flocktale {

/// Where a value stands on a slider, from 0 at the left to 1 at the right, and back. A range that is wide for the value
/// it mostly has is bent, so that this value does not stick to an end: it stands two fifths of the way out. A range
/// with both signs has zero in the middle. Owned by the slider.
class SliderScale : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double from MEMBER m_from NOTIFY changed FINAL)
    Q_PROPERTY(double to MEMBER m_to NOTIFY changed FINAL)
    /// The value that the slider mostly has; not a number when there is none, and the slider is straight.
    Q_PROPERTY(double usual MEMBER m_usual NOTIFY changed FINAL)
    Q_PROPERTY(double value MEMBER m_value NOTIFY changed FINAL)
    Q_PROPERTY(double valuePosition READ valuePosition NOTIFY changed FINAL)
    Q_PROPERTY(double usualPosition READ usualPosition NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] double valuePosition() const { return position(m_value); }
    [[nodiscard]] double usualPosition() const { return position(m_usual); }

public slots:
    /// Of a value outside the range: the nearer end. 0 for what is not a number.
    [[nodiscard]] double position(double value) const;
    /// Rising with the position; exactly from, usual and to where they stand.
    [[nodiscard]] double valueAt(double position) const;

signals:
    void changed();

private:
    [[nodiscard]] bool twoSided() const { return m_from < 0 && m_to > 0; }
    /// A share of the way from the origin to an end, as a share of the slider, and back.
    [[nodiscard]] double bend() const;

    double m_from = 0;
    double m_to = 1;
    double m_value = 0;
    double m_usual = std::numeric_limits<double>::quiet_NaN();
};

} // namespace flocktale
