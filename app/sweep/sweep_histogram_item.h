// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_reading.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <span>
#include <vector>

namespace flocktale {

/// How many of these steps fall into each bar, a bar being `perBar` steps of time wide and the first beginning at 0.
/// Bars cover [0, span]; what lies behind is left out. Nothing when the span is not positive.
[[nodiscard]] std::vector<int> histogramOf(std::span<const Step> steps, Step span, std::int64_t perBar);

/// When the birds of a sweep leave (bars upwards, in the colours of their delays) and when they arrive (downwards),
/// over a span of time that the item's width stands for.
class SweepHistogramItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SweepReading* reading READ reading WRITE setReading NOTIFY readingChanged FINAL)
    /// Seconds from the act's start that fill the width.
    Q_PROPERTY(double span READ span WRITE setSpan NOTIFY spanChanged FINAL)
    Q_PROPERTY(QColor arrivals READ arrivals WRITE setArrivals NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor axis READ axis WRITE setAxis NOTIFY colorsChanged FINAL)

public:
    explicit SweepHistogramItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SweepReading* reading() const { return m_reading; }
    void setReading(SweepReading* reading);
    [[nodiscard]] double span() const { return m_span; }
    void setSpan(double seconds);
    [[nodiscard]] QColor arrivals() const { return m_arrivals; }
    void setArrivals(const QColor& color);
    [[nodiscard]] QColor axis() const { return m_axis; }
    void setAxis(const QColor& color);
    void paint(QPainter* painter) override;

signals:
    void readingChanged();
    void spanChanged();
    void colorsChanged();

private:
    QPointer<SweepReading> m_reading;
    double m_span = 0;
    QColor m_arrivals = Qt::white;
    QColor m_axis = Qt::gray;
};

} // namespace flocktale
