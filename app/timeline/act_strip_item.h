// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "timeline/rect_nodes.h"
#include "timeline/time_scale.h"

#include <QColor>
#include <QPointer>
#include <QQuickItem>

namespace flocktale {

/// Acts as stripes: those that are too narrow for a block of their own, or all of them on an overview. Drawn at once,
/// however many there are, and never more of them than there are pixels.
class ActStripItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY changed FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY changed FINAL)
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY changed FINAL)
    Q_PROPERTY(double belowPixels MEMBER m_belowPixels NOTIFY changed FINAL)
    Q_PROPERTY(QColor freeColor MEMBER m_freeColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor formColor MEMBER m_formColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY changed FINAL)

public:
    explicit ActStripItem(QQuickItem* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);

    /// What is drawn now, from left to right.
    [[nodiscard]] std::vector<ColoredRect> rects() const;

signals:
    void changed();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<TimeScale> m_scale;
    double m_belowPixels = 0; ///< wider ones are left out; zero: none is
    QColor m_freeColor, m_formColor, m_selectedColor;
};

} // namespace flocktale
