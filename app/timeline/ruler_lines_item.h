// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/rect_nodes.h"
#include "timeline/time_scale.h"

#include <QColor>
#include <QPointer>
#include <QQuickItem>

namespace flocktale {

/// The lines of the ruler: ticks that stand on its lower edge, and faint lines from the major ones down through the
/// tracks. Drawn as plain rectangles, because they all change with every scroll.
class RulerLinesItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY changed FINAL)
    Q_PROPERTY(double labelPixels MEMBER m_labelPixels NOTIFY changed FINAL)
    Q_PROPERTY(double rulerHeight MEMBER m_rulerHeight NOTIFY changed FINAL)
    Q_PROPERTY(QColor majorColor MEMBER m_majorColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor minorColor MEMBER m_minorColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY changed FINAL)

public:
    explicit RulerLinesItem(QQuickItem* parent = nullptr);

    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    /// What is drawn now, from left to right.
    [[nodiscard]] std::vector<ColoredRect> lines() const;

signals:
    void changed();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QPointer<TimeScale> m_scale;
    double m_labelPixels = 72; ///< room that a label needs
    double m_rulerHeight = 28;
    QColor m_majorColor, m_minorColor, m_gridColor;
};

} // namespace flocktale
