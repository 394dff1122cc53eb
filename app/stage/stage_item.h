// SPDX-License-Identifier: MIT
#pragma once

#include "playback/playback.h"
#include "stage/stage_viewport.h"

#include <QPointer>
#include <QQuickItem>

namespace flocktale {

/// The stage in the window: background, props and flock at the playhead of a playback, fitted into the item. Where the
/// scene graph has a graphics API the flock is one geometry node; on the software backend the painter draws it all.
class StageItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::Playback* playback READ playback WRITE setPlayback NOTIFY playbackChanged FINAL)
    Q_PROPERTY(double zoom READ zoom NOTIFY viewChanged FINAL)
    /// Where the stage lies, item units.
    Q_PROPERTY(QRectF stageRect READ stageRect NOTIFY viewChanged FINAL)
    /// Item units in a stage unit.
    Q_PROPERTY(double unit READ unit NOTIFY viewChanged FINAL)
    /// Birds of an act in the colour of their delay.
    Q_PROPERTY(bool tintByDelay READ tintByDelay WRITE setTintByDelay NOTIFY tintByDelayChanged FINAL)
    /// Another stage of the same size whose zoom and pan this one shares.
    Q_PROPERTY(flocktale::StageItem* followed READ followed WRITE setFollowed NOTIFY followedChanged FINAL)

public:
    explicit StageItem(QQuickItem* parent = nullptr);

    [[nodiscard]] Playback* playback() const { return m_playback; }
    void setPlayback(Playback* playback);
    [[nodiscard]] double zoom() const { return m_view.zoom; }
    [[nodiscard]] QRectF stageRect() const { return m_view.stageRect(); }
    [[nodiscard]] double unit() const { return m_view.scale(); }
    [[nodiscard]] bool tintByDelay() const { return m_tintByDelay; }
    void setTintByDelay(bool tint);
    [[nodiscard]] StageItem* followed() const { return m_followed; }
    void setFollowed(StageItem* stage);
    [[nodiscard]] const StageViewport& viewport() const { return m_view; }

public slots:
    void zoomAt(QPointF itemPoint, double factor);
    /// Zooms in the middle of the view.
    void zoomBy(double factor);
    /// A turn of the wheel over a point: with Ctrl zooms there, else moves a stage that is larger than the view, with
    /// Shift sideways. Degrees as in QWheelEvent::angleDelta. False when it does nothing.
    bool wheel(QPointF itemPoint, QPointF angle, int modifiers);
    /// One stage unit becomes one item unit, in the middle of the view.
    void showUnits();
    void panBy(double x, double y);
    void fit();

signals:
    void playbackChanged();
    void viewChanged();
    void tintByDelayChanged();
    void followedChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    void takeShot();
    void takeView();

    QPointer<Playback> m_playback;
    QPointer<StageItem> m_followed;
    StageShot m_shot;
    StageViewport m_view;
    bool m_tintByDelay = false;
};

} // namespace flocktale
