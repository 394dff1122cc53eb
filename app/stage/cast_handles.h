// SPDX-License-Identifier: MIT
#pragma once

#include "stage/place_drag.h"
#include "stage/stage_item.h"
#include "stage/sweep_preview.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace flocktale {

/// The frame around the current cast on the stage and what a pointer and the arrow keys do to it: move, scale, turn,
/// choose another cast, look around. A drag is one gesture of the document; it ends without effect when the document
/// ends it. Owned by the stage's view.
class CastHandles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// There is a frame to show.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    /// Where the cast's place is, item units.
    Q_PROPERTY(QPointF origin READ origin NOTIFY changed FINAL)
    /// The frame around that origin before it is turned, item units.
    Q_PROPERTY(QRectF box READ box NOTIFY changed FINAL)
    /// Degrees, clockwise.
    Q_PROPERTY(double angle READ angle NOTIFY changed FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY changed FINAL)
    Q_PROPERTY(bool centredX READ isCentredX NOTIFY changed FINAL)
    Q_PROPERTY(bool centredY READ isCentredY NOTIFY changed FINAL)
    /// x, y, scale or angle while one of them is being dragged.
    Q_PROPERTY(QString readout READ readout NOTIFY changed FINAL)
    Q_PROPERTY(Qt::CursorShape cursor READ cursor NOTIFY cursorChanged FINAL)

public:
    /// Distances in item units that the drawing of the frame shares.
    enum Distance {
        Arm = 26, ///< of the turning handle from the frame
    };
    Q_ENUM(Distance)

    explicit CastHandles(QObject* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);

    [[nodiscard]] bool isShown() const { return m_frame.has_value(); }
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] double angle() const { return m_frame ? m_frame->place.rotation : 0; }
    [[nodiscard]] bool isDragging() const { return m_gesture.has_value(); }
    [[nodiscard]] bool isCentredX() const { return m_gesture && m_centredX; }
    [[nodiscard]] bool isCentredY() const { return m_gesture && m_centredY; }
    [[nodiscard]] QString readout() const;
    [[nodiscard]] Qt::CursorShape cursor() const { return m_cursor; }

public slots:
    /// Points in item units, modifiers as Qt::KeyboardModifiers. Shift constrains, Alt lets go of snapping.
    void hover(QPointF point);
    /// Takes hold of a handle or the frame, or chooses the cast under the point. False: nothing there.
    bool press(QPointF point);
    void drag(QPointF point, int modifiers);
    void release();
    /// Gives back what the drag has done. False when there was none.
    bool cancel();
    /// Moves the cast by stage units; a row of nudges up to endNudge is one undo step.
    bool nudge(double x, double y);
    void endNudge();

signals:
    void setUp();
    void changed();
    void cursorChanged();

private:
    void refresh();
    bool choose(QPointF stagePoint);
    [[nodiscard]] std::optional<CastFrame> frameOf(const CastId& cast) const;
    [[nodiscard]] HandlePart hit(QPointF itemPoint) const;
    void apply(const Place& place);
    void setCursor(Qt::CursorShape cursor);
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    ActId m_act;
    CastId m_cast;
    std::optional<CastFrame> m_frame;
    std::optional<int> m_gesture;
    std::optional<PlaceDrag> m_drag;
    HandlePart m_part = HandlePart::none;
    bool m_centredX = false, m_centredY = false;
    std::optional<int> m_nudging;
    QPointF m_nudged;
    Place m_nudgeFrom;
    Qt::CursorShape m_cursor = Qt::ArrowCursor;
};

} // namespace flocktale
