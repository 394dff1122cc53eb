// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The arithmetic of an angle dial: degrees, clockwise, 0 to the right. Owned by the dial.
class AngleInput : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

public slots:
    /// The angle of a point seen from the middle, in whole degrees and in the turn nearest to `near`: a drag round and
    /// round goes on counting. Shift takes multiples of 15. `near` itself for the middle.
    [[nodiscard]] double angleAt(double right, double down, double near, int modifiers) const;
    /// An arrow key: on (1) or back (-1) by a degree, with Shift to the next multiple of 15.
    [[nodiscard]] double turned(double angle, int by, int modifiers) const;
};

} // namespace flocktale
