// SPDX-License-Identifier: MIT
#include "timeline/lanes/span_pointer.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

constexpr int kSlipKeys = Qt::ControlModifier | Qt::ShiftModifier;

SpanChange changeOf(SpanZone zone, bool slips)
{
    if (zone == SpanZone::start) return SpanChange::trimStart;
    if (zone == SpanZone::end) return SpanChange::trimEnd;
    return slips ? SpanChange::slip : SpanChange::move;
}

} // namespace

SpanPointer::SpanPointer(QObject* parent) : QObject(parent) {}

void SpanPointer::setController(TimelineController* controller)
{
    if (m_controller == controller) return;
    cancel();
    if (m_controller) m_controller->disconnect(this);
    m_controller = controller;
    if (m_controller) connect(m_controller, &TimelineController::interrupted, this, &SpanPointer::cancel);
    emit controllerChanged();
}

Qt::CursorShape SpanPointer::cursorShape() const
{
    if (m_hit.zone == SpanZone::start || m_hit.zone == SpanZone::end) return Qt::SizeHorCursor;
    if (m_hit.zone == SpanZone::body) return m_drag ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

void SpanPointer::hover(double x, double y)
{
    if (!m_pressed) setHit(hitAt(x, y));
}

void SpanPointer::leave()
{
    if (!m_pressed) setHit({});
}

bool SpanPointer::press(double x, double y, int modifiers)
{
    if (!isReady()) return false;
    cancel();
    m_controller->endNudge();
    setHit(hitAt(x, y));
    if (m_hit.id.empty()) return false;
    m_pressed = true;
    m_pressX = x;
    m_pressModifiers = modifiers;
    m_controller->selectItem({m_model->kind(), m_hit.id});
    return true;
}

QString SpanPointer::pick(double x, double y)
{
    if (!isReady()) return {};
    cancel();
    setHit(hitAt(x, y));
    if (!m_hit.id.empty()) m_controller->selectItem({m_model->kind(), m_hit.id});
    return hovered();
}

void SpanPointer::move(double x, int modifiers)
{
    if (!isReady() || !m_pressed) return;
    const TimeScale& scale = *m_controller->timeScale();
    if (!m_drag) {
        if (std::abs(x - m_pressX) < TimelineController::kDragPixels) return;
        const auto& spans = m_model->spans();
        const auto held =
            std::find_if(spans.begin(), spans.end(), [&](const TrackSpan& s) { return s.id == m_hit.id; });
        if (held == spans.end()) return;
        const bool slips = m_model->slips() && (m_pressModifiers & kSlipKeys) == kSlipKeys;
        m_drag.emplace(*m_controller->document(), *m_model, changeOf(m_hit.zone, slips), *held,
                       scale.secondsAt(m_pressX), m_controller->playheadStep());
        emit hoverChanged();
    }
    const bool bypass = (modifiers & static_cast<int>(Qt::AltModifier)) != 0;
    m_drag->update(scale.secondsAt(x), m_controller->snapReach(bypass));
    m_controller->setGuide(m_drag->guide());
}

void SpanPointer::release()
{
    if (m_drag) m_drag->commit();
    m_drag.reset();
    m_pressed = false;
    if (m_controller) m_controller->setGuide({});
    emit hoverChanged();
}

bool SpanPointer::cancel()
{
    const bool cancelled = m_drag && m_drag->cancel();
    m_drag.reset();
    m_pressed = false;
    if (m_controller) m_controller->setGuide({});
    return cancelled;
}

bool SpanPointer::isReady() const
{
    return m_model && m_controller && m_controller->document() && m_controller->selection() &&
           m_controller->timeScale();
}

SpanHit SpanPointer::hitAt(double x, double y) const
{
    if (!isReady() || m_rowHeight <= 0) return {};
    const TimeScale& scale = *m_controller->timeScale();
    return spanHit(m_model->spans(), static_cast<int>(std::floor(y / m_rowHeight)), scale.secondsAt(x),
                   scale.pixelsPerSecond());
}

void SpanPointer::setHit(const SpanHit& hit)
{
    if (hit == m_hit) return;
    m_hit = hit;
    emit hoverChanged();
}

} // namespace flocktale
