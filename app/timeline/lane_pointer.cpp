// SPDX-License-Identifier: MIT
#include "timeline/lane_pointer.h"

#include "show/edit.h"
#include "timeline/clock_text.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

bool has(int modifiers, Qt::KeyboardModifier modifier) { return (modifiers & static_cast<int>(modifier)) != 0; }

DragKind dragKind(LaneZone zone)
{
    if (zone == LaneZone::start) return DragKind::trimStart;
    return zone == LaneZone::end ? DragKind::trimEnd : DragKind::move;
}

} // namespace

LanePointer::LanePointer(QObject* parent) : QObject(parent) {}

void LanePointer::setController(TimelineController* controller)
{
    if (m_controller == controller) return;
    cancel();
    if (m_controller) {
        m_controller->disconnect(this);
        if (m_controller->document()) m_controller->document()->disconnect(this);
    }
    m_controller = controller;
    if (m_controller) {
        connect(m_controller, &TimelineController::interrupted, this, &LanePointer::cancel);
        const auto watch = [this] {
            if (ShowDocument* document = m_controller->document()) {
                connect(document, &ShowDocument::changed, this, &LanePointer::onDocumentChanged, Qt::UniqueConnection);
                connect(document, &ShowDocument::modifiedChanged, this, &LanePointer::onDocumentChanged,
                        Qt::UniqueConnection);
            }
        };
        connect(m_controller, &TimelineController::documentChanged, this, watch);
        watch();
    }
    emit controllerChanged();
}

Qt::CursorShape LanePointer::cursorShape() const
{
    const LaneZone zone = isBusy() ? m_pressed.zone : m_hover.zone;
    if (zone == LaneZone::start || zone == LaneZone::end) return Qt::SizeHorCursor;
    if (zone == LaneZone::body) return isDragging() ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

void LanePointer::hover(double x)
{
    if (!isBusy()) setHover(hitAt(x));
}

void LanePointer::leave() { setHover({}); }

void LanePointer::press(double x, int modifiers) { begin(hitAt(x), x, modifiers); }

void LanePointer::pressBeside(double x, int modifiers) { begin({}, x, modifiers); }

void LanePointer::begin(const LaneHit& hit, double x, int modifiers)
{
    if (!isReady()) return;
    cancel();
    m_controller->endNudge();
    m_pressed = hit;
    m_pressX = m_x = x;
    m_pressSeconds = m_boxEnd = m_controller->timeScale()->secondsAt(x);
    m_pressModifiers = m_modifiers = modifiers;
    m_selectedBefore = m_controller->selection()->acts();
    setHover(m_pressed);
    setState(State::pressed);
    const bool plain = !has(modifiers, Qt::ControlModifier) && !has(modifiers, Qt::ShiftModifier);
    if (plain && !m_pressed.act.empty() && !m_controller->selection()->isSelected(m_pressed.act))
        m_controller->selection()->select(m_pressed.act);
}

void LanePointer::move(double x, int modifiers)
{
    if (!isReady()) return;
    m_x = x;
    m_modifiers = modifiers;
    if (m_state == State::pressed && std::abs(x - m_pressX) >= TimelineController::kDragPixels) startDrag();
    if (m_state == State::dragging) updateDrag();
    if (m_state == State::boxing) updateBox();
}

void LanePointer::release()
{
    if (m_state == State::pressed && isReady()) click();
    if (m_drag) m_drag->commit();
    m_drag.reset();
    if (m_controller) m_controller->setGuide({});
    setState(State::idle);
}

void LanePointer::panAtEdge(double frameSeconds)
{
    if ((!isDragging() && !isBoxVisible()) || !isReady()) return;
    TimeScale& scale = *m_controller->timeScale();
    const double beyond = m_x < 0 ? m_x : std::max(m_x - scale.viewWidth(), 0.0);
    if (beyond == 0) return;
    constexpr double kSpeed = 8; // views of the way beyond, a second
    scale.panBy(beyond * kSpeed * frameSeconds);
    move(m_x, m_modifiers);
}

bool LanePointer::cancel()
{
    if (!isBusy()) return false;
    const State state = m_state;
    if (m_drag) m_drag->cancel();
    m_drag.reset();
    if (m_controller) m_controller->setGuide({});
    setState(State::spent);
    if (state == State::boxing && m_controller && m_controller->selection())
        m_controller->selection()->set(m_selectedBefore);
    return state != State::spent;
}

void LanePointer::doubleClick(double x)
{
    if (!isReady()) return;
    const LaneHit hit = hitAt(x);
    // The second press of the double click must not turn into a drag of what appears now.
    cancel();
    if (hit.act.empty())
        m_controller->addFormAt(m_controller->timeScale()->secondsAt(x));
    else if (hit.zone == LaneZone::body)
        m_controller->askActName(QString::fromStdString(hit.act.value));
}

void LanePointer::doubleClickBeside(double x)
{
    if (!isReady()) return;
    // The second press of the double click must not end as a click that deselects the new marker.
    cancel();
    m_controller->addMarkerAt(m_controller->timeScale()->secondsAt(x));
}

bool LanePointer::openMenu(double x)
{
    if (!isReady()) return false;
    cancel();
    setState(State::idle);
    const LaneHit hit = hitAt(x);
    if (hit.act.empty()) return false;
    if (!m_controller->selection()->isSelected(hit.act)) m_controller->selection()->select(hit.act);
    return true;
}

bool LanePointer::isReady() const
{
    return m_controller && m_controller->document() && m_controller->selection() && m_controller->timeScale();
}

LaneHit LanePointer::hitAt(double x) const
{
    if (!isReady()) return {};
    const TimeScale& scale = *m_controller->timeScale();
    return laneHit(m_controller->document()->show(), scale.secondsAt(x), scale.pixelsPerSecond());
}

void LanePointer::setHover(const LaneHit& hit)
{
    if (hit == m_hover) return;
    m_hover = hit;
    emit hoverChanged();
}

void LanePointer::setState(State state)
{
    if (state == m_state) return;
    const bool boxed = isBoxVisible();
    m_state = state;
    if (state != State::dragging && !m_dragText.isEmpty()) {
        m_dragText.clear();
        emit dragTextChanged();
    }
    emit stateChanged();
    emit hoverChanged();
    if (boxed != isBoxVisible()) emit boxChanged();
}

void LanePointer::startDrag()
{
    Selection& selection = *m_controller->selection();
    if (m_pressed.act.empty()) return setState(State::boxing);
    if (!selection.isSelected(m_pressed.act)) {
        if (has(m_pressModifiers, Qt::ControlModifier))
            selection.toggle(m_pressed.act);
        else
            selection.select(m_pressed.act);
    }
    // Changing places is for one act: the one that is held.
    if (has(m_modifiers, Qt::ShiftModifier)) selection.select(m_pressed.act);
    const bool slips = m_pressed.zone == LaneZone::body && has(m_pressModifiers, Qt::ControlModifier) &&
                       has(m_pressModifiers, Qt::ShiftModifier);
    m_drag.emplace(*m_controller->document(), slips ? DragKind::slip : dragKind(m_pressed.zone), m_pressed.act,
                   selection.acts(), m_pressSeconds, m_controller->playheadStep(), m_controller->mode());
    setState(m_drag->isActive() ? State::dragging : State::spent);
}

void LanePointer::updateDrag()
{
    const DragOptions options{.reach = m_controller->snapReach(has(m_modifiers, Qt::AltModifier)),
                              .reorder = has(m_modifiers, Qt::ShiftModifier)};
    if (!m_drag->update(m_controller->timeScale()->secondsAt(m_x), options)) return setState(State::spent);
    m_controller->setGuide(m_drag->guide());
    showTimes();
}

void LanePointer::updateBox()
{
    m_boxEnd = m_controller->timeScale()->secondsAt(m_x);
    emit boxChanged();
    std::vector<ActId> acts = actsBetween(m_controller->document()->show(), m_pressSeconds, m_boxEnd);
    if (has(m_pressModifiers, Qt::ControlModifier) || has(m_pressModifiers, Qt::ShiftModifier)) {
        for (const ActId& act : m_selectedBefore)
            if (std::find(acts.begin(), acts.end(), act) == acts.end()) acts.push_back(act);
    }
    m_controller->selection()->set(std::move(acts));
}

void LanePointer::click()
{
    Selection& selection = *m_controller->selection();
    if (m_pressed.act.empty()) {
        if (has(m_pressModifiers, Qt::ControlModifier) || has(m_pressModifiers, Qt::ShiftModifier)) return;
        selection.clear();
        m_controller->selectItem({});
    } else if (has(m_pressModifiers, Qt::ControlModifier)) {
        selection.toggle(m_pressed.act);
    } else if (has(m_pressModifiers, Qt::ShiftModifier)) {
        selection.extendTo(m_pressed.act);
    } else {
        selection.select(m_pressed.act);
    }
}

void LanePointer::onDocumentChanged()
{
    if (m_state != State::dragging || !isReady() || m_controller->document()->isGestureRunning()) return;
    m_drag.reset();
    m_controller->setGuide({});
    setState(State::spent);
}

void LanePointer::showTimes()
{
    const Act* act = findAct(m_controller->document()->show(), m_pressed.act);
    if (!act) return;
    constexpr int decimals = 3;
    const bool slips = m_drag && m_drag->kind() == DragKind::slip;
    const Step way = slips ? m_drag->way() : Step{};
    const QString text =
        slips ? tr("Keys %1%2", "a sign and a span")
                    .arg(way < Step{} ? u"−" : u"+")
                    .arg(durationText(way < Step{} ? Step{} - way : way))
              : tr("%1 – %2 (%3)", "start, end and duration of an act")
                    .arg(clockText(act->start, decimals), clockText(act->end(), decimals), durationText(act->duration));
    if (text == m_dragText) return;
    m_dragText = text;
    emit dragTextChanged();
}

} // namespace flocktale
