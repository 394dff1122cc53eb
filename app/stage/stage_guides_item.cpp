// SPDX-License-Identifier: MIT
#include "stage/stage_guides_item.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// Item units.
constexpr double kLeastStep = 36;
/// The stage's ground may be of any colour: light lines with a dark shadow are seen on all.
const QColor kLight(255, 255, 255, 70);
const QColor kStrong(255, 255, 255, 130);
const QColor kShadow(0, 0, 0, 60);

} // namespace

double gridStep(double unit, double least)
{
    if (!(unit > 0) || !(least > 0)) return 0;
    const double wanted = least / unit;
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (digit * power >= wanted) return digit * power;
    return 10 * power;
}

StageGuidesItem::StageGuidesItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setVisible(false); }

void StageGuidesItem::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, [this] { update(); });
    refresh();
    emit stageChanged();
}

void StageGuidesItem::setGrid(bool shown)
{
    if (shown == m_grid) return;
    m_grid = shown;
    refresh();
    emit optionsChanged();
}

void StageGuidesItem::setSafeArea(bool shown)
{
    if (shown == m_safeArea) return;
    m_safeArea = shown;
    refresh();
    emit optionsChanged();
}

void StageGuidesItem::refresh()
{
    setVisible(m_stage && (m_grid || m_safeArea));
    update();
}

void StageGuidesItem::paint(QPainter* painter)
{
    if (!m_stage || m_stage->unit() <= 0) return;
    const QRectF stage = m_stage->stageRect();
    if (m_grid) paintGrid(*painter, stage, m_stage->unit());
    if (!m_safeArea) return;
    for (const double share : {kActionSafe, kTextSafe}) {
        QRectF area(QPointF(), stage.size() * share);
        area.moveCenter(stage.center());
        painter->setPen(QPen(kShadow, 3));
        painter->drawRect(area);
        painter->setPen(QPen(kStrong, 1, share == kTextSafe ? Qt::DashLine : Qt::SolidLine));
        painter->drawRect(area);
    }
}

void StageGuidesItem::paintGrid(QPainter& painter, const QRectF& stage, double unit)
{
    // Counted from the middle, so that the centre lines are part of it.
    const double step = gridStep(unit, kLeastStep) * unit;
    if (!(step > 0)) return;
    const QRectF seen = stage.intersected(boundingRect());
    const auto lines = [&](double middle, double from, double to, auto draw) {
        for (auto i = static_cast<std::int64_t>(std::ceil((from - middle) / step));
             middle + static_cast<double>(i) * step <= to; ++i)
            draw(std::floor(middle + static_cast<double>(i) * step), i == 0 ? kStrong : kLight);
    };
    lines(stage.center().x(), seen.left(), seen.right(),
          [&](double x, const QColor& color) { painter.fillRect(QRectF(x, seen.top(), 1, seen.height()), color); });
    lines(stage.center().y(), seen.top(), seen.bottom(),
          [&](double y, const QColor& color) { painter.fillRect(QRectF(seen.left(), y, seen.width(), 1), color); });
}

} // namespace flocktale
