// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_item.h"
#include "sweep/sweep_preview.h"

#include <QLineF>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace flocktale {

/// Locks birds of the current cast to points of its shape by hand. A click on a place locks the bird that is sent
/// there, or lets it go; a drag from one place to another makes their birds change places and locks both. Owned by the
/// stage's view.
class PinTool : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY setUp FINAL)
    /// The tool is in the hand, and there is a cast to work on.
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// How many birds of the current cast are locked.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    /// How near to a place is on it, item units.
    static constexpr double kReach = 14;

    explicit PinTool(QObject* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);
    [[nodiscard]] bool isActive() const { return m_taken && isAvailable(); }
    [[nodiscard]] bool isAvailable() const;
    [[nodiscard]] int count() const { return static_cast<int>(pins().size()); }

    /// Where the locked birds are sent, item units.
    [[nodiscard]] std::vector<QPointF> pinned() const;
    /// The place under the pointer, and the line of a drag to another; item units.
    [[nodiscard]] std::optional<QPointF> hovered() const;
    [[nodiscard]] std::optional<QLineF> line() const;

public slots:
    void toggle();
    void putAway();
    /// Points in item units.
    void hover(QPointF point);
    void leave();
    void press(QPointF point);
    void drag(QPointF point);
    /// Locks, lets go or swaps: one undo step.
    void release();
    /// Forgets what is held. False when nothing is.
    bool cancel();
    /// Lets every bird of the current cast go.
    void clear();

signals:
    /// The tool has been taken into the hand.
    void taken();
    void setUp();
    void changed();

private:
    [[nodiscard]] std::optional<int> birdAt(QPointF itemPoint) const;
    [[nodiscard]] QPointF placeOf(int bird) const;
    [[nodiscard]] std::vector<Pin> pins() const;
    using PinEdit = std::function<bool(Show& show, const ActId& act, const CastId& cast)>;
    void edit(const QString& name, const PinEdit& edit);
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }
    [[nodiscard]] Selection* selection() const { return m_preview ? m_preview->selection() : nullptr; }

    QPointer<StageItem> m_stage;
    QPointer<SweepPreview> m_preview;
    bool m_taken = false;
    std::optional<int> m_hovered; ///< birds
    std::optional<int> m_held;
    std::shared_ptr<const SweepReport> m_heldOf; ///< whose bird it is
};

} // namespace flocktale
