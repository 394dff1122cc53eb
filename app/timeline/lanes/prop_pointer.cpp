// SPDX-License-Identifier: MIT
#include "timeline/lanes/prop_pointer.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

SpanChange changeOf(SpanZone zone)
{
    if (zone == SpanZone::start) return SpanChange::trimStart;
    return zone == SpanZone::end ? SpanChange::trimEnd : SpanChange::move;
}

} // namespace

PropPointer::PropPointer(QObject* parent) : QObject(parent) {}

void PropPointer::setController(TimelineController* controller)
{
    if (m_controller == controller) return;
    cancel();
    if (m_controller) m_controller->disconnect(this);
    m_controller = controller;
    if (m_controller) connect(m_controller, &TimelineController::interrupted, this, &PropPointer::cancel);
    emit controllerChanged();
}

Qt::CursorShape PropPointer::cursorShape() const
{
    if (m_hit.zone == SpanZone::start || m_hit.zone == SpanZone::end) return Qt::SizeHorCursor;
    if (m_hit.zone == SpanZone::body) return m_drag ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

void PropPointer::hover(double x, double y)
{
    if (!m_pressed) setHit(hitAt(x, y));
}

void PropPointer::leave()
{
    if (!m_pressed) setHit({});
}

bool PropPointer::press(double x, double y)
{
    if (!isReady()) return false;
    cancel();
    m_controller->endNudge();
    setHit(hitAt(x, y));
    if (m_hit.prop.empty()) return false;
    m_pressed = true;
    m_pressX = x;
    m_controller->selectItem(QString::fromStdString(m_hit.prop.value));
    return true;
}

void PropPointer::move(double x, int modifiers)
{
    if (!isReady() || !m_pressed) return;
    const TimeScale& scale = *m_controller->timeScale();
    if (!m_drag) {
        if (std::abs(x - m_pressX) < TimelineController::kDragPixels) return;
        const auto& spans = m_model->spans();
        const auto held =
            std::find_if(spans.begin(), spans.end(), [&](const PropSpan& s) { return s.id == m_hit.prop; });
        if (held == spans.end()) return;
        m_drag.emplace(*m_controller->document(), changeOf(m_hit.zone), *held, scale.secondsAt(m_pressX),
                       m_controller->playheadStep());
        emit hoverChanged();
    }
    const bool bypass = (modifiers & static_cast<int>(Qt::AltModifier)) != 0;
    m_drag->update(scale.secondsAt(x), m_controller->snapReach(bypass));
    m_controller->setGuide(m_drag->guide());
}

void PropPointer::release()
{
    if (m_drag) m_drag->commit();
    m_drag.reset();
    m_pressed = false;
    if (m_controller) m_controller->setGuide({});
    emit hoverChanged();
}

bool PropPointer::cancel()
{
    const bool cancelled = m_drag && m_drag->cancel();
    m_drag.reset();
    m_pressed = false;
    if (m_controller) m_controller->setGuide({});
    return cancelled;
}

bool PropPointer::isReady() const
{
    return m_model && m_controller && m_controller->document() && m_controller->selection() &&
           m_controller->timeScale();
}

SpanHit PropPointer::hitAt(double x, double y) const
{
    if (!isReady() || m_rowHeight <= 0) return {};
    const TimeScale& scale = *m_controller->timeScale();
    return spanHit(m_model->spans(), static_cast<int>(std::floor(y / m_rowHeight)), scale.secondsAt(x),
                   scale.pixelsPerSecond());
}

void PropPointer::setHit(const SpanHit& hit)
{
    if (hit == m_hit) return;
    m_hit = hit;
    emit hoverChanged();
}

} // namespace flocktale
