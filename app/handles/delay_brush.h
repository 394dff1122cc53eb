// SPDX-License-Identifier: MIT
#pragma once

#include "handles/field_stroke.h"
#include "stage/stage_item.h"
#include "sweep/sweep_preview.h"

#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// A brush that paints on the stage when the birds of the current cast depart. The first stroke turns whatever sweep
/// the cast has into a field that departs alike. Each stroke is one gesture of the document. Owned by the stage's view.
class DelayBrush : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// The brush is in the hand, and there is a cast to paint on.
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    /// There is a cast to paint on.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// Stage units.
    Q_PROPERTY(double radius READ radius WRITE setRadius NOTIFY changed FINAL)
    Q_PROPERTY(double strength READ strength WRITE setStrength NOTIFY changed FINAL)
    Q_PROPERTY(double delay READ delay WRITE setDelay NOTIFY changed FINAL)
    /// Paints that birds depart first, whatever `delay` says.
    Q_PROPERTY(bool erasing READ isErasing WRITE setErasing NOTIFY changed FINAL)
    Q_PROPERTY(bool painting READ isPainting NOTIFY changed FINAL)
    /// Of the brush, item units.
    Q_PROPERTY(double diameter READ diameter NOTIFY changed FINAL)
    /// Why a picture was not taken; empty when all is well.
    Q_PROPERTY(QString message READ message NOTIFY changed FINAL)

public:
    static constexpr double kSmallest = 10, kLargest = 400;

    explicit DelayBrush(QObject* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);
    [[nodiscard]] bool isActive() const { return m_taken && isAvailable(); }
    [[nodiscard]] bool isAvailable() const;
    [[nodiscard]] double radius() const { return m_brush.radius; }
    void setRadius(double radius);
    [[nodiscard]] double strength() const { return m_brush.strength; }
    void setStrength(double strength);
    [[nodiscard]] double delay() const { return m_brush.delay; }
    void setDelay(double delay);
    [[nodiscard]] bool isErasing() const { return m_erasing; }
    void setErasing(bool erasing);
    [[nodiscard]] bool isPainting() const { return m_gesture.has_value(); }
    [[nodiscard]] double diameter() const;
    [[nodiscard]] QString message() const { return m_message; }
    /// The field of the current cast; null when its sweep is another.
    [[nodiscard]] const DelayField* field() const;

public slots:
    /// Takes the brush into the hand or puts it away.
    void toggle();
    void putAway();
    /// Makes the brush larger or smaller by a step.
    void grow(int steps);
    /// Points in item units.
    void press(QPointF point);
    void drag(QPointF point);
    void release();
    /// Gives back what the stroke has painted. False when there was none.
    bool cancel();
    /// Takes the brightness of a picture for the delays, as one undo step.
    bool takePicture(const QUrl& file);

signals:
    /// The brush has been taken into the hand.
    void taken();
    void setUp();
    void changed();

private:
    void refresh();
    void paint();
    [[nodiscard]] std::optional<Cast> cast() const;
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }
    [[nodiscard]] Selection* selection() const { return m_preview ? m_preview->selection() : nullptr; }

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    bool m_taken = false;
    FieldBrush m_brush;
    bool m_erasing = false;
    QString m_message;
    std::optional<FieldStroke> m_stroke;
    std::optional<int> m_gesture;
    ActId m_act;
    CastId m_cast;
};

} // namespace flocktale
