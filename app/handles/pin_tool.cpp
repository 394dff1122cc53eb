// SPDX-License-Identifier: MIT
#include "handles/pin_tool.h"

#include "show/edit.h"
#include "show/edit/pin_edits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

PinTool::PinTool(QObject* parent) : QObject(parent) {}

void PinTool::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &PinTool::changed);
    emit setUp();
    emit changed();
}

void PinTool::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        // Birds have other numbers and places then.
        connect(m_preview, &SweepPreview::changed, this, [this] {
            if (m_heldOf && m_heldOf->entry != (m_preview->report() ? m_preview->report()->entry : nullptr)) cancel();
            if (!m_preview->report()) m_hovered.reset();
            emit changed();
        });
        const auto follow = [this] {
            if (selection()) connect(selection(), &Selection::changed, this, &PinTool::changed, Qt::UniqueConnection);
            emit changed();
        };
        connect(m_preview, &SweepPreview::setUp, this, follow);
        follow();
    }
    emit setUp();
    emit changed();
}

bool PinTool::isAvailable() const
{
    return selection() && m_preview->report() && m_preview->report()->act == selection()->currentAct() &&
           !selection()->currentCast().empty();
}

std::vector<Pin> PinTool::pins() const
{
    if (!selection() || !document()) return {};
    const Act* act = findAct(std::as_const(*document()).show(), selection()->currentAct());
    const Cast* cast = act ? findCast(*act, selection()->currentCast()) : nullptr;
    return cast ? cast->pins : std::vector<Pin>();
}

QPointF PinTool::placeOf(int bird) const
{
    const std::vector<Vec2>& target = m_preview->report()->entry->target;
    const auto i = static_cast<std::size_t>(bird);
    return i < target.size() ? m_stage->viewport().toItem({target[i].x, target[i].y}) : QPointF();
}

std::vector<QPointF> PinTool::pinned() const
{
    std::vector<QPointF> places;
    if (!isAvailable() || !m_stage) return places;
    const std::vector<bool>& formed = m_preview->report()->entry->formed;
    for (const Pin& pin : pins())
        if (pin.bird >= 0 && static_cast<std::size_t>(pin.bird) < formed.size() &&
            formed[static_cast<std::size_t>(pin.bird)])
            places.push_back(placeOf(pin.bird));
    return places;
}

std::optional<QPointF> PinTool::hovered() const
{
    if (!isActive() || !m_stage || !m_hovered) return std::nullopt;
    return placeOf(*m_hovered);
}

std::optional<QLineF> PinTool::line() const
{
    if (!isActive() || !m_stage || !m_held || !m_hovered || *m_held == *m_hovered) return std::nullopt;
    return QLineF(placeOf(*m_held), placeOf(*m_hovered));
}

std::optional<int> PinTool::birdAt(QPointF itemPoint) const
{
    if (!isAvailable() || !m_stage) return std::nullopt;
    std::optional<int> nearest;
    double best = kReach;
    for (const std::size_t bird : birdsOf(*m_preview->report(), selection()->currentCast())) {
        if (m_preview->report()->entry->point[bird] < 0) continue;
        const QPointF way = placeOf(static_cast<int>(bird)) - itemPoint;
        const double distance = std::hypot(way.x(), way.y());
        if (distance >= best) continue;
        best = distance;
        nearest = static_cast<int>(bird);
    }
    return nearest;
}

void PinTool::toggle()
{
    m_taken = !isActive();
    cancel();
    if (isActive()) emit taken();
    emit changed();
}

void PinTool::putAway()
{
    m_taken = false;
    cancel();
    emit changed();
}

void PinTool::hover(QPointF point)
{
    const std::optional<int> bird = birdAt(point);
    if (bird == m_hovered) return;
    m_hovered = bird;
    emit changed();
}

void PinTool::leave()
{
    if (m_held) return;
    // A tool that has just been put away shows nothing any more.
    if (std::exchange(m_hovered, std::nullopt) && isActive()) emit changed();
}

void PinTool::press(QPointF point)
{
    if (!isActive()) return;
    hover(point);
    m_held = m_hovered;
    m_heldOf = m_held ? m_preview->report() : nullptr;
    emit changed();
}

void PinTool::drag(QPointF point)
{
    if (m_held) hover(point);
}

void PinTool::release()
{
    const std::optional<int> held = std::exchange(m_held, std::nullopt);
    const auto of = std::exchange(m_heldOf, nullptr);
    if (!held || !of || !isActive()) return;
    const std::optional<int> other = m_hovered;
    // Let go beside everything: a mistake.
    if (!other) return emit changed();
    const auto pinOf = [&](int bird) { return Pin{bird, of->entry->point[static_cast<std::size_t>(bird)]}; };
    const Pin pin = pinOf(*held);
    const std::vector<Pin> present = pins();
    if (*other != *held)
        edit(tr("Swap birds"), [&](Show& show, const ActId& act, const CastId& cast) {
            return swapPins(show, act, cast, pin, pinOf(*other));
        });
    else if (std::any_of(present.begin(), present.end(), [&](const Pin& lock) { return lock.bird == *held; }))
        edit(tr("Unlock bird"),
             [&](Show& show, const ActId& act, const CastId& cast) { return removePins(show, act, cast, {*held}); });
    else
        edit(tr("Lock bird"),
             [&](Show& show, const ActId& act, const CastId& cast) { return setPin(show, act, cast, pin); });
}

bool PinTool::cancel()
{
    m_heldOf.reset();
    if (!std::exchange(m_held, std::nullopt)) return false;
    emit changed();
    return true;
}

void PinTool::clear() { edit(tr("Unlock all birds"), clearPins); }

void PinTool::edit(const QString& name, const PinEdit& edit)
{
    if (!isAvailable()) return;
    const ActId act = selection()->currentAct();
    const CastId cast = selection()->currentCast();
    document()->edit(name, [&](Show& show) { return edit(show, act, cast); });
    emit changed();
}

} // namespace flocktale
