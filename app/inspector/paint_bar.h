// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Colours along a bar: running into each other as a gradient of the stage does, or side by side.
class PaintBar : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QColor> colors READ colors WRITE setColors NOTIFY changed FINAL)
    /// Where each colour lies, 0 to 1; evenly when there are not as many as colours.
    Q_PROPERTY(QList<double> places READ places WRITE setPlaces NOTIFY changed FINAL)
    Q_PROPERTY(bool banded READ isBanded WRITE setBanded NOTIFY changed FINAL)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    [[nodiscard]] QList<QColor> colors() const { return m_colors; }
    void setColors(const QList<QColor>& colors);
    [[nodiscard]] QList<double> places() const { return m_places; }
    void setPlaces(const QList<double>& places);
    [[nodiscard]] bool isBanded() const { return m_banded; }
    void setBanded(bool banded);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QList<QColor> m_colors;
    QList<double> m_places;
    bool m_banded = false;
};

} // namespace flocktale
