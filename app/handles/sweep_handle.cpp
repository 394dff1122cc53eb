// SPDX-License-Identifier: MIT
#include "handles/sweep_handle.h"

#include "show/edit.h"

#include <utility>

namespace flocktale {

namespace {

/// What a sweep is measured around, when that is a question: its own centre, or the middle of the places.
QPointF centreOf(const Sweep& sweep, std::span<const Vec2> places)
{
    const bool around = sweep.kind == SweepKind::angle || sweep.kind == SweepKind::radius;
    if (around && sweep.centre) return {sweep.centre->x, sweep.centre->y};
    Vec2 sum;
    for (const Vec2& place : places) sum = sum + place;
    return QPointF(sum.x, sum.y) / static_cast<double>(places.size());
}

} // namespace

SweepHandle::SweepHandle(QObject* parent) : QObject(parent) {}

void SweepHandle::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &SweepHandle::changed);
    emit setUp();
    emit changed();
}

void SweepHandle::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        connect(m_preview, &SweepPreview::changed, this, &SweepHandle::refresh);
        const auto follow = [this] {
            if (document())
                connect(document(), &ShowDocument::changed, this, &SweepHandle::refresh, Qt::UniqueConnection);
            if (m_preview->selection())
                connect(m_preview->selection(), &Selection::changed, this, &SweepHandle::refresh, Qt::UniqueConnection);
            refresh();
        };
        connect(m_preview, &SweepPreview::setUp, this, follow);
        follow();
    }
    emit setUp();
    refresh();
}

QPointF SweepHandle::centre() const { return m_centre && m_stage ? m_stage->viewport().toItem(*m_centre) : QPointF(); }

void SweepHandle::press() { m_held = isShown(); }

bool SweepHandle::begin()
{
    if (!m_held || !document() || !m_stage) return false;
    if (m_gesture) return true;
    m_act = m_preview->selection()->currentAct();
    m_cast = m_preview->selection()->currentCast();
    m_gesture = document()->beginGesture(gestureName());
    return true;
}

void SweepHandle::update(const std::function<void(Sweep&)>& change)
{
    const bool running = document()->updateGesture(*m_gesture, [&](Show& show) {
        const Act* act = findAct(std::as_const(show), m_act);
        const Cast* found = act ? findCast(*act, m_cast) : nullptr;
        if (!found) return false;
        Cast changed = *found;
        change(changed.sweep);
        return setCast(show, m_act, changed);
    });
    if (running) return;
    letGo();
    emit changed();
}

void SweepHandle::release()
{
    m_held = false;
    if (!m_gesture) return;
    if (document()) document()->commitGesture(*m_gesture);
    letGo();
    refresh();
}

bool SweepHandle::cancel()
{
    m_held = false;
    if (!m_gesture) return false;
    if (document()) document()->cancelGesture(*m_gesture);
    letGo();
    refresh();
    return true;
}

void SweepHandle::letGo()
{
    m_gesture.reset();
    m_held = false;
}

const Cast* SweepHandle::cast() const
{
    const Selection* selection = m_preview ? m_preview->selection() : nullptr;
    if (!selection || !document()) return nullptr;
    const Act* act = findAct(std::as_const(*document()).show(), selection->currentAct());
    return act ? findCast(*act, selection->currentCast()) : nullptr;
}

void SweepHandle::refresh()
{
    // A gesture that ended elsewhere (an undo, another show) leaves nothing to drag.
    if (m_gesture && !(document() && document()->isGestureRunning())) letGo();
    m_centre.reset();
    const Cast* current = cast();
    const SweepReport* report = m_preview ? m_preview->report().get() : nullptr;
    if (current && report && take(current->sweep)) {
        const auto places = targetsOf(*report, current->id);
        if (!places.empty()) m_centre = centreOf(current->sweep, places);
    }
    emit changed();
}

} // namespace flocktale
