// SPDX-License-Identifier: MIT
#pragma once

#include "math/easing.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// An easing as QML carries it: its kind (EasingKind) and the four numbers of the handles.
struct EasingValue {
    Q_GADGET
    QML_VALUE_TYPE(easing)
    Q_PROPERTY(int kind MEMBER kind FINAL)
    Q_PROPERTY(double x1 MEMBER x1 FINAL)
    Q_PROPERTY(double y1 MEMBER y1 FINAL)
    Q_PROPERTY(double x2 MEMBER x2 FINAL)
    Q_PROPERTY(double y2 MEMBER y2 FINAL)

public:
    int kind = 0;
    double x1 = 0.42, y1 = 0;
    double x2 = 0.58, y2 = 1;
    bool operator==(const EasingValue&) const = default;
};

[[nodiscard]] EasingValue toValue(const Easing& easing);
/// Handles are brought into what a file may hold; anything that is no easing is linear.
[[nodiscard]] Easing toEasing(const EasingValue& value);

} // namespace flocktale
