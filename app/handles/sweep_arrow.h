// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_item.h"
#include "sweep/sweep_preview.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// The arrow on the stage that shows where the sweep of the current cast begins or where it goes, and turns it when its
/// tip is dragged.
/// A drag is one gesture of the document. Owned by the stage's view.
class SweepArrow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// The current cast has a sweep with a direction.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    /// Where it begins and its tip, item units.
    Q_PROPERTY(QPointF centre READ centre NOTIFY changed FINAL)
    Q_PROPERTY(QPointF tip READ tip NOTIFY changed FINAL)
    /// Degrees, clockwise from the right.
    Q_PROPERTY(double angle READ angle NOTIFY changed FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY changed FINAL)
    Q_PROPERTY(QString readout READ readout NOTIFY changed FINAL)

public:
    /// From the centre to the tip, item units.
    enum Distance { Length = 92 };
    Q_ENUM(Distance)

    explicit SweepArrow(QObject* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);

    [[nodiscard]] bool isShown() const { return m_centre.has_value(); }
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] QPointF tip() const;
    [[nodiscard]] double angle() const { return m_angle; }
    [[nodiscard]] bool isDragging() const { return m_gesture.has_value(); }
    [[nodiscard]] QString readout() const;

public slots:
    /// Takes hold of the tip.
    void press();
    /// Points in item units, modifiers as Qt::KeyboardModifiers: Shift turns in steps of 15 degrees, Alt lets go of
    /// the quarters.
    void drag(QPointF point, int modifiers);
    void release();
    /// Gives back what the drag has done. False when there was none.
    bool cancel();

signals:
    void setUp();
    void changed();

private:
    void refresh();
    [[nodiscard]] const Cast* cast() const;
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    std::optional<QPointF> m_centre; ///< stage units
    double m_angle = 0;
    bool m_held = false;
    std::optional<int> m_gesture;
    ActId m_act;
    CastId m_cast;
};

} // namespace flocktale
