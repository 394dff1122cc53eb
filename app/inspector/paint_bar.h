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
    Q_PROPERTY(bool banded READ isBanded WRITE setBanded NOTIFY changed FINAL)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    [[nodiscard]] QList<QColor> colors() const { return m_colors; }
    void setColors(const QList<QColor>& colors);
    [[nodiscard]] bool isBanded() const { return m_banded; }
    void setBanded(bool banded);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QList<QColor> m_colors;
    bool m_banded = false;
};

} // namespace flocktale
