// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_item.h"
#include "sweep/sweep_reading.h"

#include <QPointer>
#include <QQuickItem>

#include <memory>

namespace flocktale {

/// The sweep preview over a stage item of the same size: routes and ghosts. Painted when something changes, never from
/// frame to frame, and the same on every backend.
class SweepOverlay : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY stageChanged FINAL)
    Q_PROPERTY(flocktale::SweepReading* reading READ reading WRITE setReading NOTIFY readingChanged FINAL)
    Q_PROPERTY(bool routes READ routes WRITE setRoutes NOTIFY routesChanged FINAL)
    Q_PROPERTY(bool ghosts READ ghosts WRITE setGhosts NOTIFY ghostsChanged FINAL)

public:
    explicit SweepOverlay(QQuickItem* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] SweepReading* reading() const { return m_reading; }
    void setReading(SweepReading* reading);
    [[nodiscard]] bool routes() const { return m_routes; }
    void setRoutes(bool shown);
    [[nodiscard]] bool ghosts() const { return m_ghosts; }
    void setGhosts(bool shown);

signals:
    void stageChanged();
    void readingChanged();
    void routesChanged();
    void ghostsChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    void repaint();

    QPointer<StageItem> m_stage;
    QPointer<SweepReading> m_reading;
    bool m_routes = false;
    bool m_ghosts = false;
    bool m_stale = true;
};

} // namespace flocktale
