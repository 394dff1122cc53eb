// SPDX-License-Identifier: MIT
#include "stage/stage_nodes.h"

#include "stage/stage_painter.h"

#include <QImage>
#include <QMatrix4x4>
#include <QPainter>
#include <QQuickWindow>
#include <QSGTexture>

#include <algorithm>

namespace flocktale {

namespace {

QColor ground(const StageScene& scene)
{
    const Rgb color = scene.shot.show->stage.background;
    return {color.r, color.g, color.b};
}

void setPicture(QSGImageNode& node, const QImage& image, QQuickWindow& window, QQuickWindow::CreateTextureOption option)
{
    node.setTexture(window.createTextureFromImage(image, option));
}

/// Smaller birds than this, in pixels from the middle to the beak, do not show their corners.
constexpr double kPlainBelow = 3;
/// Above this many even a fast card has better things to do than corners.
constexpr std::size_t kPlainAbove = 15'000;

FlockDetail detailFor(const std::vector<BirdLook>& looks, double birdPixels)
{
    const auto lands = [](const BirdLook& look) { return look.pose.form != Form::bird; };
    if (birdPixels >= kPlainBelow && looks.size() <= kPlainAbove) return FlockDetail::full;
    return std::any_of(looks.begin(), looks.end(), lands) ? FlockDetail::full : FlockDetail::plain;
}

QSGImageNode* imageNode(QQuickWindow& window)
{
    QSGImageNode* node = window.createImageNode();
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Nearest); // its pixels are the screen's
    return node;
}

} // namespace

QRectF StageScene::rect() const { return {QPointF(pixels.topLeft()) / pixelRatio, QSizeF(pixels.size()) / pixelRatio}; }

QRectF StageScene::view() const
{
    const QRectF seen = rect();
    return {(seen.topLeft() - stageRect.topLeft()) / scale, seen.size() / scale};
}

GraphicsStageNode::GraphicsStageNode(QQuickWindow& window)
    : m_ground(window.createRectangleNode()), m_clip(new QSGClipNode), m_transform(new QSGTransformNode),
      m_flock(new FlockNode), m_clipGeometry(QSGGeometry::defaultAttributes_Point2D(), 4)
{
    m_clip->setGeometry(&m_clipGeometry);
    m_clip->setIsRectangular(true);
    appendChildNode(m_ground);
    appendChildNode(m_clip);
    m_clip->appendChildNode(m_transform);
    m_transform->appendChildNode(m_flock);
}

void GraphicsStageNode::update(const StageScene& scene, QQuickWindow& window)
{
    m_ground->setRect(scene.rect());
    m_ground->setColor(ground(scene));
    updateUnderlay(scene, window);

    if (m_clip->clipRect() != scene.rect()) {
        m_clip->setClipRect(scene.rect());
        QSGGeometry::updateRectGeometry(&m_clipGeometry, scene.rect());
        m_clip->markDirty(DirtyGeometry);
    }
    QMatrix4x4 toItem;
    toItem.translate(static_cast<float>(scene.stageRect.x()), static_cast<float>(scene.stageRect.y()));
    toItem.scale(static_cast<float>(scene.scale));
    if (m_transform->matrix() != toItem) m_transform->setMatrix(toItem);
    updateFlock(scene);
}

void GraphicsStageNode::updateUnderlay(const StageScene& scene, QQuickWindow& window)
{
    Underlay underlay = underlayOf(*scene.shot.show, scene.shot.from->at, scene.shot.from->backing);
    const QRectF view = scene.view();
    const bool same = scene.pixels == m_underlayPixels && view == m_underlayView && samePicture(underlay, m_underlay);
    if (same) return;
    m_underlay = std::move(underlay);
    m_underlayPixels = scene.pixels;
    m_underlayView = view;
    if (m_underlay.empty()) {
        delete m_props;
        m_props = nullptr;
        return;
    }
    if (!m_props) {
        m_props = imageNode(window);
        insertChildNodeAfter(m_props, m_ground);
    }
    StagePaintOptions options;
    options.background = false;
    options.birds = false;
    options.view = view;
    const QImage image = paintStage(*scene.shot.show, *scene.shot.from, scene.pixels.size(), options);
    setPicture(*m_props, image, window, QQuickWindow::TextureHasAlphaChannel);
    m_props->setRect(scene.rect());
}

void GraphicsStageNode::updateFlock(const StageScene& scene)
{
    const StageShot& shot = scene.shot;
    const bool same = shot.from == m_from && shot.to == m_to && shot.show == m_show &&
                      scene.tintByDelay == m_tintByDelay && scene.scale == m_scale;
    if (!same) {
        m_from = shot.from;
        m_to = shot.to;
        m_show = shot.show;
        m_tintByDelay = scene.tintByDelay;
        m_scale = scene.scale;
        std::vector<BirdLook> to = flockLook(*shot.show, *shot.to);
        if (m_tintByDelay) tintByDelay(*shot.to, to);
        const bool tween = shot.from != shot.to && shot.from->flock.size() == to.size();
        const double birdPixels = shot.show->flock.birdSize * scene.scale * scene.pixelRatio;
        m_flock->setLooks(tween ? flockLook(*shot.show, *shot.from) : to, to, detailFor(to, birdPixels));
    }
    m_flock->setBetween(static_cast<float>(shot.between));
    m_flock->setSizes(static_cast<float>(shot.show->flock.birdSize),
                      static_cast<float>(1 / (scene.scale * scene.pixelRatio)));
}

PaintedStageNode::PaintedStageNode(QQuickWindow& window) : m_picture(imageNode(window)) { appendChildNode(m_picture); }

void PaintedStageNode::update(const StageScene& scene, QQuickWindow& window)
{
    StagePaintOptions options;
    options.view = scene.view();
    options.tintByDelay = scene.tintByDelay;
    const StageShot& shot = scene.shot;
    const QImage image =
        paintStage(*shot.show, StageMoment{*shot.from, *shot.to, shot.between}, scene.pixels.size(), options);
    setPicture(*m_picture, image, window, QQuickWindow::TextureIsOpaque);
    m_picture->setRect(scene.rect());
}

} // namespace flocktale
