// SPDX-License-Identifier: MIT
#include "timeline/lanes/key_pointer.h"

#include "base/limits.h"
#include "show/edit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

namespace {
bool has(int modifiers, Qt::KeyboardModifier modifier) { return (modifiers & static_cast<int>(modifier)) != 0; }
} // namespace

KeyPointer::KeyPointer(QObject* parent) : QObject(parent) {}

void KeyPointer::hover(double x, double y)
{
    const bool over = keyAt(x, y).has_value();
    if (over == m_overKey) return;
    m_overKey = over;
    emit hoverChanged();
}

void KeyPointer::press(double x, double y, int modifiers)
{
    if (!isReady()) return;
    cancel();
    m_editor->controller()->endNudge();
    m_pressed = keyAt(x, y);
    m_pressX = x;
    m_pressSeconds = m_boxEnd = secondsAt(x);
    m_pressRow = m_boxRow = rowAt(y);
    m_before = m_editor->selected();
    setState(State::pressed);
    const bool more = has(modifiers, Qt::ControlModifier);
    if (!m_pressed) {
        if (!more) m_editor->select({});
    } else if (more) {
        m_editor->toggle(*m_pressed);
    } else if (!m_editor->isSelected(*m_pressed)) {
        m_editor->select({*m_pressed});
    }
    if (m_pressed) m_editor->controller()->selection()->selectCast(m_pressed->cast);
}

void KeyPointer::move(double x, double y, int modifiers)
{
    if (!isReady()) return;
    if (m_state == State::pressed && std::abs(x - m_pressX) >= TimelineController::kDragPixels) startDrag();
    if (m_state == State::dragging) drag(x, modifiers);
    if (m_state != State::boxing) return;
    m_boxEnd = secondsAt(x);
    m_boxRow = rowAt(y);
    const double start = seconds(m_editor->act()->start);
    std::vector<KeyRef> keys =
        keysBetween(*m_editor->act(), m_pressRow, m_boxRow, m_pressSeconds - start, m_boxEnd - start);
    if (has(modifiers, Qt::ControlModifier)) keys.insert(keys.end(), m_before.begin(), m_before.end());
    m_editor->select(std::move(keys));
    emit boxChanged();
}

void KeyPointer::release()
{
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    if (gesture && isReady()) m_editor->controller()->document()->commitGesture(*gesture);
    if (m_editor && m_editor->controller()) m_editor->controller()->setGuide({});
    setState(State::idle);
}

bool KeyPointer::cancel()
{
    const State state = m_state;
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    if (m_editor && m_editor->controller()) {
        ShowDocument* document = m_editor->controller()->document();
        if (gesture && document && document->cancelGesture(*gesture)) m_editor->select(m_before);
        if (state == State::boxing) m_editor->select(m_before);
        m_editor->controller()->setGuide({});
    }
    if (state == State::idle) return false;
    setState(State::spent);
    return state != State::spent;
}

void KeyPointer::doubleClick(double x, double y)
{
    if (!isReady()) return;
    cancel();
    if (!keyAt(x, y)) m_editor->addInRow(rowAt(y), secondsAt(x));
}

bool KeyPointer::openMenu(double x, double y)
{
    if (!isReady()) return false;
    cancel();
    setState(State::idle);
    const auto key = keyAt(x, y);
    if (key && !m_editor->isSelected(*key)) m_editor->select({*key});
    return key.has_value();
}

bool KeyPointer::isReady() const
{
    return m_editor && m_editor->act() && m_editor->isUnfolded() && m_editor->controller()->timeScale();
}

double KeyPointer::secondsAt(double x) const { return m_editor->controller()->timeScale()->secondsAt(x); }

int KeyPointer::rowAt(double y) const { return static_cast<int>(std::floor(y / m_rowHeight)); }

std::optional<KeyRef> KeyPointer::keyAt(double x, double y) const
{
    if (!isReady()) return std::nullopt;
    const Act& act = *m_editor->act();
    return keyHit(act, rowAt(y), secondsAt(x) - seconds(act.start),
                  m_editor->controller()->timeScale()->pixelsPerSecond());
}

void KeyPointer::startDrag()
{
    if (!m_pressed) return setState(State::boxing);
    if (!m_editor->isSelected(*m_pressed)) m_editor->toggle(*m_pressed);
    m_before = m_editor->selected();
    m_act = m_editor->act()->id;
    ShowDocument& document = *m_editor->controller()->document();
    m_snap =
        SnapEngine(snapPoints(document.show(), {}, {}, m_editor->controller()->playheadStep()), Step{kStepsPerSecond});
    m_gesture = document.beginGesture(m_before.size() == 1 ? tr("Move key") : tr("Move %1 keys").arg(m_before.size()));
    setState(State::dragging);
}

void KeyPointer::drag(double x, int modifiers)
{
    TimelineController& controller = *m_editor->controller();
    ShowDocument& document = *controller.document();
    const Step start = m_editor->act()->start;
    constexpr double kFurthest = 2 * limits::kShowSeconds;
    Step shift = nearestStep(std::clamp(secondsAt(x) - m_pressSeconds, -kFurthest, kFurthest));
    const Step reach = controller.snapReach(has(modifiers, Qt::AltModifier));
    const auto snap = reach > Step{} ? m_snap.snap({start + m_pressed->at + shift}, reach) : std::optional<Snap>();
    if (snap) shift += snap->shift;
    Step way;
    const bool runs = m_gesture && document.updateGesture(*m_gesture, [&](Show& show) {
        const Act* act = findAct(show, m_act);
        way = act ? keyShift(*act, m_before, shift) : Step{};
        return moveKeys(show, m_before, way);
    });
    if (!runs) {
        m_gesture.reset();
        controller.setGuide({});
        return setState(State::spent);
    }
    std::vector<KeyRef> moved = m_before;
    for (KeyRef& key : moved) key.at += way;
    m_editor->select(std::move(moved));
    // The ends of the act may have kept it from getting there.
    controller.setGuide(snap && way == shift ? std::optional(snap->guide) : std::nullopt);
}

void KeyPointer::setState(State state)
{
    const bool boxed = isBoxVisible();
    m_state = state;
    if (boxed != isBoxVisible()) emit boxChanged();
}

} // namespace flocktale
