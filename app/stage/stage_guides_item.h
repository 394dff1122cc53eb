// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_item.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Distance of the grid's lines in stage units: 1, 2 or 5 times a power of ten, so that they are at least `least` item
/// units apart at `unit` item units a stage unit. 0 when there is no such.
[[nodiscard]] double gridStep(double unit, double least);

/// Lines over a stage item of the same size that help to place things: a grid, and the areas in which a screen surely
/// shows all. Painted when something changes, never from frame to frame.
class StageGuidesItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::StageItem* stage READ stage WRITE setStage NOTIFY stageChanged FINAL)
    Q_PROPERTY(bool grid READ hasGrid WRITE setGrid NOTIFY optionsChanged FINAL)
    Q_PROPERTY(bool safeArea READ hasSafeArea WRITE setSafeArea NOTIFY optionsChanged FINAL)

public:
    /// Shares of the stage's width and height in which action and text are safe (SMPTE ST 2046-1).
    static constexpr double kActionSafe = 0.93, kTextSafe = 0.9;

    explicit StageGuidesItem(QQuickItem* parent = nullptr);

    [[nodiscard]] StageItem* stage() const { return m_stage; }
    void setStage(StageItem* stage);
    [[nodiscard]] bool hasGrid() const { return m_grid; }
    void setGrid(bool shown);
    [[nodiscard]] bool hasSafeArea() const { return m_safeArea; }
    void setSafeArea(bool shown);
    void paint(QPainter* painter) override;

signals:
    void stageChanged();
    void optionsChanged();

private:
    void paintGrid(QPainter& painter, const QRectF& stage, double unit);
    void refresh();

    QPointer<StageItem> m_stage;
    bool m_grid = false;
    bool m_safeArea = false;
};

} // namespace flocktale
