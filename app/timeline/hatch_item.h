// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Slanted lines over its whole area, a window onto a pattern that is longer than it. `shift` says how far the pattern
/// has gone by: the item then moves itself to the left by less than a `period`, which costs no painting, so it wants to
/// be a period wider than what clips it.
class HatchItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed FINAL)
    Q_PROPERTY(double shift READ shift WRITE setShift NOTIFY changed FINAL)
    Q_PROPERTY(double period MEMBER kPeriod CONSTANT FINAL)

public:
    static constexpr double kPeriod = 8;

    explicit HatchItem(QQuickItem* parent = nullptr);

    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] double shift() const { return m_shift; }
    void setShift(double shift);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QColor m_color = Qt::gray;
    double m_shift = 0;
};

} // namespace flocktale
