// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_item.h"
#include "sweep/sweep_preview.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace flocktale {

/// Something on the stage that stands for a number of the current cast's sweep and changes it when it is dragged.
/// A drag is one gesture of the document; it ends without effect when the document ends it. Owned by the stage's view.
class SweepHandle : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// The current cast's sweep has such a number.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    /// What the sweep is measured around, item units.
    Q_PROPERTY(QPointF centre READ centre NOTIFY changed FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY changed FINAL)
    /// The number while it is being dragged.
    Q_PROPERTY(QString readout READ readout NOTIFY changed FINAL)

public:
    explicit SweepHandle(QObject* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);

    [[nodiscard]] bool isShown() const { return m_centre.has_value(); }
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] bool isDragging() const { return m_gesture.has_value(); }
    [[nodiscard]] virtual QString readout() const = 0;

public slots:
    /// Takes hold of the handle.
    void press();
    /// A point in item units, modifiers as Qt::KeyboardModifiers. Alt lets go of what is snapped to.
    virtual void drag(QPointF point, int modifiers) = 0;
    void release();
    /// Gives back what the drag has done. False when there was none.
    bool cancel();

signals:
    void setUp();
    void changed();

protected:
    /// Whether the sweep has the number; takes it over for what is shown.
    virtual bool take(const Sweep& sweep) = 0;
    /// What the gesture is called in the history.
    [[nodiscard]] virtual QString gestureName() const = 0;

    /// Begins the gesture with the first move. False: nothing is held.
    bool begin();
    /// Changes the sweep that was taken hold of.
    void update(const std::function<void(Sweep&)>& change);
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }

private:
    void refresh();
    void letGo();
    [[nodiscard]] const Cast* cast() const;

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    std::optional<QPointF> m_centre; ///< stage units
    bool m_held = false;
    std::optional<int> m_gesture;
    ActId m_act;
    CastId m_cast;
};

} // namespace flocktale
