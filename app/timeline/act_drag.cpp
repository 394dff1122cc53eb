// SPDX-License-Identifier: MIT
#include "timeline/act_drag.h"

#include "base/limits.h"
#include "show/edit.h"
#include "show/edit/key_edits.h"
#include "show/edit_group.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

QString gestureName(DragKind kind, std::size_t acts)
{
    const auto name = [](const char* text) { return QCoreApplication::translate("flocktale::ActDrag", text); };
    switch (kind) {
    case DragKind::trimStart:
        return name(QT_TRANSLATE_NOOP("flocktale::ActDrag", "Trim start of act"));
    case DragKind::trimEnd:
        return name(QT_TRANSLATE_NOOP("flocktale::ActDrag", "Trim end of act"));
    case DragKind::slip:
        return name(QT_TRANSLATE_NOOP("flocktale::ActDrag", "Slip keys of act"));
    case DragKind::move:
        break;
    }
    if (acts == 1) return name(QT_TRANSLATE_NOOP("flocktale::ActDrag", "Move act"));
    return name(QT_TRANSLATE_NOOP("flocktale::ActDrag", "Move %1 acts")).arg(acts);
}

/// Where what a ripple carries along begins: nothing from there on is a place to snap to, since it moves too.
Step rippledFrom(DragKind kind, const Act& held, const std::vector<Step>& edges)
{
    return kind == DragKind::trimEnd ? held.end() : *std::min_element(edges.begin(), edges.end());
}

double middle(const Act& act) { return (seconds(act.start) + seconds(act.end())) / 2; }

} // namespace

ActDrag::ActDrag(ShowDocument& document, DragKind kind, const ActId& act, std::vector<ActId> movers, double press,
                 std::optional<Step> playhead, EditMode mode)
    : m_document(&document), m_kind(kind), m_mode(mode), m_act(act), m_movers(std::move(movers)), m_press(press)
{
    const Show& show = document.show();
    const Act* held = findAct(show, act);
    if (!held || !std::isfinite(press)) return;
    if (kind != DragKind::move) m_movers = {act};
    if (kind != DragKind::trimEnd) m_edges.push_back(held->start);
    if (kind != DragKind::trimStart) m_edges.push_back(held->end());
    if (m_movers.size() > 1) {
        const ActGroup group = copyActs(show, m_movers);
        m_edges.push_back(group.acts.front().start);
        m_edges.push_back(group.acts.back().end());
    }
    for (const Act& other : show.acts)
        if (other.id != act) m_othersMiddle.push_back(middle(other));
    std::vector<SnapPoint> points = snapPoints(show, m_movers, {}, playhead);
    if (mode == EditMode::ripple) {
        const Step from = rippledFrom(kind, *held, m_edges);
        std::erase_if(points,
                      [&](const SnapPoint& point) { return point.at >= from && point.kind != SnapKind::playhead; });
    }
    m_snap = SnapEngine(std::move(points), Step{kStepsPerSecond});
    m_gesture = document.beginGesture(gestureName(kind, m_movers.size()));
}

bool ActDrag::update(double pointer, const DragOptions& options)
{
    m_guide.reset();
    if (!m_gesture || !m_document || !std::isfinite(pointer)) return isActive();
    m_way = travelled(pointer);
    if (m_kind == DragKind::slip)
        apply([&](Show& show) { return slipKeys(show, m_act, m_way); });
    else if (m_kind != DragKind::move)
        trim(pointer, options);
    else if (options.reorder && m_movers.size() == 1)
        reorder(pointer);
    else
        move(pointer, options);
    return isActive();
}

bool ActDrag::commit()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->commitGesture(*gesture);
}

bool ActDrag::cancel()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->cancelGesture(*gesture);
}

void ActDrag::move(double pointer, const DragOptions& options)
{
    Step shift = travelled(pointer);
    std::vector<Step> edges = m_edges;
    for (Step& edge : edges) edge += shift;
    const auto snap = m_snap.snap(edges, options.reach);
    if (snap && options.reach > Step{}) shift += snap->shift;
    apply([&](Show& show) { return moveActs(show, m_movers, shift, m_mode); });
    if (!isActive() || !snap || options.reach == Step{}) return;
    // Another act may have kept it from getting there.
    const Act* held = findAct(m_document->show(), m_act);
    if (held && held->start == m_edges.front() + shift) m_guide = snap->guide;
}

void ActDrag::reorder(double pointer)
{
    const auto before =
        std::count_if(m_othersMiddle.begin(), m_othersMiddle.end(), [&](double m) { return m < pointer; });
    apply([&](Show& show) { return moveActToIndex(show, m_act, static_cast<std::size_t>(before)); });
    if (!isActive()) return;
    if (const Act* held = findAct(m_document->show(), m_act)) m_guide = held->start;
}

void ActDrag::trim(double pointer, const DragOptions& options)
{
    Step edge = m_edges.front() + travelled(pointer);
    const bool atStart = m_kind == DragKind::trimStart;
    // A rippling start stays where it is, and what is cut off is behind it: there is no place that it could snap to.
    const bool snaps = options.reach > Step{} && !(atStart && m_mode == EditMode::ripple);
    const auto snap = snaps ? m_snap.snap({edge}, options.reach) : std::nullopt;
    if (snap) edge += snap->shift;
    apply([&](Show& show) {
        return atStart ? trimActStart(show, m_act, edge, m_mode) : trimActEnd(show, m_act, edge, m_mode);
    });
    if (!isActive() || !snap) return;
    const Act* held = findAct(m_document->show(), m_act);
    if (held && (atStart ? held->start : held->end()) == snap->guide) m_guide = snap->guide;
}

Step ActDrag::travelled(double pointer) const
{
    constexpr double kFurthest = 2 * limits::kShowSeconds;
    return nearestStep(std::clamp(pointer - m_press, -kFurthest, kFurthest));
}

void ActDrag::apply(const ShowDocument::Edit& edit)
{
    if (!m_document->updateGesture(*m_gesture, edit)) m_gesture.reset();
}

} // namespace flocktale
