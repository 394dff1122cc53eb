// SPDX-License-Identifier: MIT
#pragma once

#include "handles/delay_brush.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// A delay field as a heat map, one pixel a cell, in the colours of delays.
[[nodiscard]] QImage fieldPicture(const DelayField& field, int alpha);

/// The field of the current cast over a stage item of the same size. Painted when something changes, never from frame
/// to frame.
class DelayFieldItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::DelayBrush* brush READ brush WRITE setBrush NOTIFY brushChanged FINAL)

public:
    explicit DelayFieldItem(QQuickItem* parent = nullptr);

    [[nodiscard]] DelayBrush* brush() const { return m_brush; }
    void setBrush(DelayBrush* brush);
    void paint(QPainter* painter) override;

signals:
    void brushChanged();

private:
    QPointer<DelayBrush> m_brush;
};

} // namespace flocktale
