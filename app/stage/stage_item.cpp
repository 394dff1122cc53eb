// SPDX-License-Identifier: MIT
#include "stage/stage_item.h"

#include "stage/stage_nodes.h"

#include <QQuickWindow>
#include <QSGRendererInterface>

#include <cmath>

namespace flocktale {

namespace {
/// A notch of a wheel, in eighths of a degree, and what it zooms by.
constexpr double kWheelNotch = 120;
constexpr double kWheelZoom = 1.2;

bool isSoftwareBackend(const QQuickWindow& window)
{
    return window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
}
} // namespace

StageItem::StageItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void StageItem::setPlayback(Playback* playback)
{
    if (m_playback == playback) return;
    if (m_playback) m_playback->disconnect(this);
    m_playback = playback;
    if (m_playback) connect(m_playback, &Playback::frameReady, this, &StageItem::takeShot);
    takeShot();
    emit playbackChanged();
}

void StageItem::setTintByDelay(bool tint)
{
    if (tint == m_tintByDelay) return;
    m_tintByDelay = tint;
    update();
    emit tintByDelayChanged();
}

void StageItem::zoomAt(QPointF itemPoint, double factor)
{
    m_view.zoomAt(itemPoint, factor);
    update();
    emit viewChanged();
}

void StageItem::zoomBy(double factor) { zoomAt(boundingRect().center(), factor); }

bool StageItem::wheel(QPointF itemPoint, QPointF angle, int modifiers)
{
    if (modifiers & Qt::ControlModifier) {
        zoomAt(itemPoint, std::pow(kWheelZoom, angle.y() / kWheelNotch));
        return true;
    }
    if (m_view.zoom <= 1) return false;
    if (modifiers & Qt::ShiftModifier) angle = {angle.x() + angle.y(), 0};
    panBy(angle.x() / 2, angle.y() / 2);
    return true;
}

void StageItem::showUnits()
{
    if (m_view.scale() > 0) zoomBy(1 / m_view.scale());
}

void StageItem::panBy(double x, double y)
{
    m_view.panBy({x, y});
    update();
    emit viewChanged();
}

void StageItem::fit()
{
    m_view.zoom = 1;
    m_view.pan = {};
    update();
    emit viewChanged();
}

void StageItem::setFollowed(StageItem* stage)
{
    if (m_followed == stage) return;
    if (m_followed) m_followed->disconnect(this);
    m_followed = stage;
    if (m_followed) connect(m_followed, &StageItem::viewChanged, this, &StageItem::takeView);
    takeView();
    emit followedChanged();
}

void StageItem::takeView()
{
    if (!m_followed) return;
    m_view.zoom = m_followed->m_view.zoom;
    m_view.pan = m_followed->m_view.pan;
    update();
    emit viewChanged();
}

void StageItem::takeShot()
{
    m_shot = m_playback ? m_playback->shot() : StageShot();
    if (m_shot.show) {
        const QSizeF size(m_shot.show->stage.width, m_shot.show->stage.height);
        if (size != m_view.stage) {
            m_view.stage = size;
            emit viewChanged();
        }
    }
    update();
}

void StageItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    m_view.item = now.size();
    m_view.panBy({});
    update();
    emit viewChanged();
}

void StageItem::itemChange(ItemChange change, const ItemChangeData& value)
{
    if (change == ItemDevicePixelRatioHasChanged) update();
    QQuickItem::itemChange(change, value);
}

QSGNode* StageItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    StageScene scene;
    scene.shot = m_shot;
    scene.pixelRatio = window()->effectiveDevicePixelRatio();
    scene.stageRect = m_view.stageRect();
    scene.scale = m_view.scale();
    scene.pixels = m_view.visiblePixels(scene.pixelRatio);
    scene.tintByDelay = m_tintByDelay;
    if (scene.shot.empty() || scene.pixels.isEmpty()) {
        delete old;
        return nullptr;
    }
    auto* node = static_cast<StageNode*>(old);
    if (!node) {
        // The backend never changes in the life of a window; a custom material is silently skipped on software.
        if (isSoftwareBackend(*window()))
            node = new PaintedStageNode(*window());
        else
            node = new GraphicsStageNode(*window());
    }
    node->update(scene, *window());
    return node;
}

} // namespace flocktale
