// SPDX-License-Identifier: MIT
#pragma once

#include "handles/cast_group.h"
#include "stage/stage_item.h"
#include "sweep/sweep_preview.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace flocktale {

/// The frame around the selected casts on the stage and what a pointer and the arrow keys do to it: move, scale, turn,
/// choose other casts, one by one or by a box. A drag is one gesture of the document; it ends without effect when the
/// document ends it. Owned by the stage's view.
class CastHandles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// There is a frame to show.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    /// How many casts it is around.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Where the cast's place is, or the middle of several; item units.
    Q_PROPERTY(QPointF origin READ origin NOTIFY changed FINAL)
    /// The frame around that origin before it is turned, item units.
    Q_PROPERTY(QRectF box READ box NOTIFY changed FINAL)
    /// Degrees, clockwise.
    Q_PROPERTY(double angle READ angle NOTIFY changed FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY changed FINAL)
    /// What a drag has snapped to, item units.
    Q_PROPERTY(bool snappedX READ isSnappedX NOTIFY changed FINAL)
    Q_PROPERTY(bool snappedY READ isSnappedY NOTIFY changed FINAL)
    Q_PROPERTY(double guideX READ guideX NOTIFY changed FINAL)
    Q_PROPERTY(double guideY READ guideY NOTIFY changed FINAL)
    /// The box that is being drawn to choose casts, item units; empty without one.
    Q_PROPERTY(QRectF band READ band NOTIFY changed FINAL)
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
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] double angle() const { return m_frame ? m_frame->place.rotation : 0; }
    /// A drag has begun to change something, be it only a box.
    [[nodiscard]] bool isDragging() const { return m_gesture.has_value() || !m_band.isNull(); }
    [[nodiscard]] bool isSnappedX() const { return m_gesture && m_guideX; }
    [[nodiscard]] bool isSnappedY() const { return m_gesture && m_guideY; }
    [[nodiscard]] double guideX() const;
    [[nodiscard]] double guideY() const;
    [[nodiscard]] QRectF band() const;
    [[nodiscard]] QString readout() const;
    [[nodiscard]] Qt::CursorShape cursor() const { return m_cursor; }

public slots:
    /// Points in item units, modifiers as Qt::KeyboardModifiers. Shift constrains, Alt lets go of snapping.
    void hover(QPointF point);
    /// Takes hold of a handle or the frame, or chooses the cast under the point; with Ctrl adds that cast to the others
    /// or takes it out. Where nothing is a box begins. False: there is nothing to choose from.
    bool press(QPointF point, int modifiers = 0);
    void drag(QPointF point, int modifiers);
    void release();
    /// Gives back what the drag has done. False when there was none.
    bool cancel();
    /// Moves the casts by stage units; a row of nudges up to endNudge is one undo step.
    bool nudge(double x, double y);
    void endNudge();

signals:
    void setUp();
    void changed();
    void cursorChanged();

private:
    void refresh();
    void followKeys();
    [[nodiscard]] std::optional<CastId> castAt(QPointF stagePoint) const;
    void choose(const CastId& cast, bool add);
    void chooseInBand();
    [[nodiscard]] CastFrames frames() const;
    [[nodiscard]] CastFrames selectedFrames() const;
    [[nodiscard]] HandlePart hit(QPointF itemPoint) const;
    void apply(const Place& place);
    void endGesture();
    void setCursor(Qt::CursorShape cursor);
    [[nodiscard]] QString gestureName() const;
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }
    [[nodiscard]] Selection* selection() const { return m_preview ? m_preview->selection() : nullptr; }

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    std::optional<CastFrame> m_frame; ///< around the selected casts, as it is shown
    int m_count = 0;
    ActId m_act;                     ///< of the casts in m_group
    CastGroup m_group;               ///< as it was when it was taken hold of
    std::optional<PlaceDrag> m_drag; ///< from the press on
    std::optional<int> m_gesture;    ///< from the first move on
    HandlePart m_part = HandlePart::none;
    std::optional<double> m_guideX, m_guideY; ///< stage units
    QPointF m_pressed;                        ///< stage units
    std::optional<QPointF> m_bandFrom;        ///< stage units
    QRectF m_band;
    bool m_bandAdds = false;
    std::optional<int> m_nudging;
    QPointF m_nudged;
    Qt::CursorShape m_cursor = Qt::ArrowCursor;
};

} // namespace flocktale
