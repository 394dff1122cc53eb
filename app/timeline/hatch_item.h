// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Slanted lines over its whole area. `shift` moves the pattern, so that a window onto something longer can scroll.
class HatchItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed FINAL)
    Q_PROPERTY(double shift READ shift WRITE setShift NOTIFY changed FINAL)

public:
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
