// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/rect_nodes.h"
#include "timeline/time_scale.h"

#include <QColor>
#include <QPointer>
#include <QQuickItem>

namespace flocktale {

/// The lines of the ruler: ticks that stand on its lower edge, faint lines from the major ones down through the tracks,
/// and the beats of the show's tempo, which hang from its upper edge. Drawn as plain rectangles, because they all
/// change with every scroll.
class RulerLinesItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY changed FINAL)
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY changed FINAL)
    Q_PROPERTY(double labelPixels MEMBER m_labelPixels NOTIFY changed FINAL)
    Q_PROPERTY(double rulerHeight MEMBER m_rulerHeight NOTIFY changed FINAL)
    Q_PROPERTY(QColor majorColor MEMBER m_majorColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor minorColor MEMBER m_minorColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor beatColor MEMBER m_beatColor NOTIFY changed FINAL)

public:
    explicit RulerLinesItem(QQuickItem* parent = nullptr);

    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    /// What is drawn now: ticks from left to right, then beats. Beats that would stand closer than four pixels are left
    /// out, first those inside bars, then all.
    [[nodiscard]] std::vector<ColoredRect> lines() const;

signals:
    void changed();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void addBeats(std::vector<ColoredRect>& lines) const;

    QPointer<TimeScale> m_scale;
    QPointer<ShowDocument> m_document;
    double m_labelPixels = 72; ///< room that a label needs
    double m_rulerHeight = 28;
    QColor m_majorColor, m_minorColor, m_gridColor, m_beatColor;
};

} // namespace flocktale
