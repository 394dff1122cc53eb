// SPDX-License-Identifier: MIT
#pragma once

#include "controls/easing_value.h"

#include <QColor>
#include <QPainterPath>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// An easing drawn as a curve, time to the right. `margin` is the share of the height that stays free above and below,
/// for curves that pass their ends on the way.
class EasingCurve : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::EasingValue curve MEMBER m_curve NOTIFY changed FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed FINAL)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY changed FINAL)
    Q_PROPERTY(double margin MEMBER m_margin NOTIFY changed FINAL)

public:
    explicit EasingCurve(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;
    /// The curve in a box of this size.
    [[nodiscard]] QPainterPath path(double width, double height) const;

signals:
    void changed();

private:
    EasingValue m_curve;
    QColor m_color = Qt::white;
    QColor m_gridColor = Qt::transparent;
    double m_margin = 0.25;
};

} // namespace flocktale
