// SPDX-License-Identifier: MIT
#include "sweep/sweep_overlay.h"

#include "sweep/sweep_painter.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

namespace flocktale {

SweepOverlay::SweepOverlay(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void SweepOverlay::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &SweepOverlay::repaint);
    repaint();
    emit stageChanged();
}

void SweepOverlay::setReading(SweepReading* reading)
{
    if (m_reading == reading) return;
    if (m_reading) m_reading->disconnect(this);
    m_reading = reading;
    if (m_reading) connect(m_reading, &SweepReading::changed, this, &SweepOverlay::repaint);
    repaint();
    emit readingChanged();
}

void SweepOverlay::setRoutes(bool shown)
{
    if (shown == m_routes) return;
    m_routes = shown;
    repaint();
    emit routesChanged();
}

void SweepOverlay::setGhosts(bool shown)
{
    if (shown == m_ghosts) return;
    m_ghosts = shown;
    repaint();
    emit ghostsChanged();
}

void SweepOverlay::itemChange(ItemChange change, const ItemChangeData& value)
{
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) repaint();
    QQuickItem::itemChange(change, value);
}

void SweepOverlay::repaint()
{
    m_stale = true;
    update();
}

QSGNode* SweepOverlay::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<QSGImageNode*>(old);
    const bool shown = (m_routes || m_ghosts) && m_stage && m_reading && m_reading->report();
    const double ratio = window()->effectiveDevicePixelRatio();
    const StageViewport view = m_stage ? m_stage->viewport() : StageViewport();
    const QRect pixels = view.visiblePixels(ratio);
    if (!shown || pixels.isEmpty()) {
        delete node;
        return nullptr;
    }
    if (node && !m_stale) return node;
    m_stale = false;

    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-pixels.topLeft());
    painter.scale(ratio, ratio);
    painter.translate(view.stageRect().topLeft());
    painter.scale(view.scale(), view.scale());
    SweepPaintOptions options;
    options.routes = m_routes;
    options.ghosts = m_ghosts;
    options.pixel = 1 / view.scale();
    paintSweep(painter, *m_reading->report(), options);
    painter.end();

    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Nearest);
    }
    node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    node->setRect(QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio));
    return node;
}

} // namespace flocktale
