// SPDX-License-Identifier: MIT
#include "handles/sweep_arrow.h"

#include "show/edit.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace flocktale {

namespace {

constexpr double kTurnStep = 15;
/// Comes to rest on quarters when this near, degrees.
constexpr double kTurnCatch = 2;

/// The angle that a sweep begins with or runs along; null when it has none.
double* directionOf(Sweep& sweep)
{
    switch (sweep.kind) {
    case SweepKind::angle:
        return &sweep.startAngle;
    case SweepKind::linear:
        return &sweep.direction;
    default:
        return nullptr;
    }
}

} // namespace

SweepArrow::SweepArrow(QObject* parent) : QObject(parent) {}

void SweepArrow::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &SweepArrow::changed);
    emit setUp();
    emit changed();
}

void SweepArrow::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        connect(m_preview, &SweepPreview::changed, this, &SweepArrow::refresh);
        const auto follow = [this] {
            if (document())
                connect(document(), &ShowDocument::changed, this, &SweepArrow::refresh, Qt::UniqueConnection);
            if (m_preview->selection())
                connect(m_preview->selection(), &Selection::changed, this, &SweepArrow::refresh, Qt::UniqueConnection);
            refresh();
        };
        connect(m_preview, &SweepPreview::setUp, this, follow);
        follow();
    }
    emit setUp();
    refresh();
}

QPointF SweepArrow::centre() const { return m_centre && m_stage ? m_stage->viewport().toItem(*m_centre) : QPointF(); }

QPointF SweepArrow::tip() const
{
    const double radians = m_angle * std::numbers::pi / 180;
    return centre() + QPointF(std::cos(radians), std::sin(radians)) * static_cast<double>(Length);
}

QString SweepArrow::readout() const { return m_gesture ? QStringLiteral("%1°").arg(m_angle, 0, 'f', 1) : QString(); }

void SweepArrow::press() { m_held = isShown(); }

void SweepArrow::drag(QPointF point, int modifiers)
{
    if (!m_held || !document()) return;
    if (!m_gesture) {
        m_act = m_preview->selection()->currentAct();
        m_cast = m_preview->selection()->currentCast();
        m_gesture = document()->beginGesture(tr("Turn sweep"));
    }
    const QPointF arm = point - centre();
    if (arm.isNull()) return;
    double angle = std::atan2(arm.y(), arm.x()) * 180 / std::numbers::pi;
    const double quarter = std::round(angle / 90) * 90;
    if (modifiers & Qt::ShiftModifier)
        angle = std::round(angle / kTurnStep) * kTurnStep;
    else if (!(modifiers & Qt::AltModifier) && std::abs(angle - quarter) < kTurnCatch)
        angle = quarter;
    angle = std::round(angle * 10) / 10;
    if (angle < 0) angle += 360;
    const bool running = document()->updateGesture(*m_gesture, [&](Show& show) {
        const Act* act = findAct(std::as_const(show), m_act);
        const Cast* found = act ? findCast(*act, m_cast) : nullptr;
        if (!found) return false;
        Cast turned = *found;
        double* direction = directionOf(turned.sweep);
        if (!direction) return false;
        *direction = angle;
        return setCast(show, m_act, turned);
    });
    if (running) return;
    m_gesture.reset();
    m_held = false;
    emit changed();
}

void SweepArrow::release()
{
    m_held = false;
    if (!m_gesture) return;
    if (document()) document()->commitGesture(*m_gesture);
    m_gesture.reset();
    emit changed();
}

bool SweepArrow::cancel()
{
    m_held = false;
    if (!m_gesture) return false;
    if (document()) document()->cancelGesture(*m_gesture);
    m_gesture.reset();
    refresh();
    return true;
}

const Cast* SweepArrow::cast() const
{
    const Selection* selection = m_preview ? m_preview->selection() : nullptr;
    if (!selection || !document()) return nullptr;
    const Act* act = findAct(std::as_const(*document()).show(), selection->currentAct());
    return act ? findCast(*act, selection->currentCast()) : nullptr;
}

void SweepArrow::refresh()
{
    // A gesture that ended elsewhere (an undo, another show) leaves nothing to drag.
    if (m_gesture && !(document() && document()->isGestureRunning())) {
        m_gesture.reset();
        m_held = false;
    }
    m_centre.reset();
    const Cast* current = cast();
    const SweepReport* report = m_preview ? m_preview->report().get() : nullptr;
    if (current && report) {
        Sweep sweep = current->sweep;
        const double* direction = directionOf(sweep);
        const auto places = targetsOf(*report, current->id);
        if (direction && !places.empty()) {
            Vec2 sum;
            for (const Vec2& place : places) sum = sum + place;
            m_centre = QPointF(sum.x, sum.y) / static_cast<double>(places.size());
            m_angle = *direction;
        }
    }
    emit changed();
}

} // namespace flocktale
