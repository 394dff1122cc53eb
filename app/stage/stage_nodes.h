// SPDX-License-Identifier: MIT
#pragma once

#include "playback/playback.h"
#include "stage/flock_node.h"
#include "stage/prop_painter.h"

#include <QRect>
#include <QSGClipNode>
#include <QSGImageNode>
#include <QSGNode>
#include <QSGRectangleNode>

class QQuickWindow;

namespace flocktale {

/// What a stage draws in one picture.
struct StageScene {
    StageShot shot;
    QRectF stageRect;      ///< item units
    double scale = 1;      ///< item units in a stage unit
    QRect pixels;          ///< the visible part, pixels of the screen from the item's corner
    double pixelRatio = 1; ///< pixels of the screen in an item unit
    bool tintByDelay = false;
    /// The visible part in stage units.
    [[nodiscard]] QRectF view() const;
    /// The visible part in item units.
    [[nodiscard]] QRectF rect() const;
};

/// The scene graph of a stage. Lives in the render thread; owned by the item's paint node.
class StageNode : public QSGNode {
public:
    virtual void update(const StageScene& scene, QQuickWindow& window) = 0;
};

/// Background, a picture of the props, and the flock as geometry.
class GraphicsStageNode : public StageNode {
public:
    explicit GraphicsStageNode(QQuickWindow& window);
    void update(const StageScene& scene, QQuickWindow& window) override;

private:
    void updateUnderlay(const StageScene& scene, QQuickWindow& window);
    void updateFlock(const StageScene& scene);

    QSGRectangleNode* m_ground;
    QSGImageNode* m_props = nullptr;
    QSGClipNode* m_clip;
    QSGTransformNode* m_transform;
    FlockNode* m_flock;
    QSGGeometry m_clipGeometry;
    Underlay m_underlay; ///< that the picture shows
    QRect m_underlayPixels;
    QRectF m_underlayView;
    std::shared_ptr<const Frame> m_from, m_to; ///< that the geometry shows
    std::shared_ptr<const Show> m_show;
    bool m_tintByDelay = false;
    double m_scale = 0;
};

/// One picture by the painter.
class PaintedStageNode : public StageNode {
public:
    explicit PaintedStageNode(QQuickWindow& window);
    void update(const StageScene& scene, QQuickWindow& window) override;

private:
    QSGImageNode* m_picture;
};

} // namespace flocktale
