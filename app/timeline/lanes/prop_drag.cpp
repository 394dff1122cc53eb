// SPDX-License-Identifier: MIT
#include "timeline/lanes/prop_drag.h"

#include "base/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

namespace {

QString gestureName(SpanChange change)
{
    const auto name = [](const char* text) { return QCoreApplication::translate("flocktale::PropDrag", text); };
    switch (change) {
    case SpanChange::trimStart:
        return name(QT_TRANSLATE_NOOP("flocktale::PropDrag", "Trim start of prop"));
    case SpanChange::trimEnd:
        return name(QT_TRANSLATE_NOOP("flocktale::PropDrag", "Trim end of prop"));
    case SpanChange::move:
        break;
    }
    return name(QT_TRANSLATE_NOOP("flocktale::PropDrag", "Move prop in time"));
}

} // namespace

PropDrag::PropDrag(ShowDocument& document, SpanChange change, const PropSpan& held, double press,
                   std::optional<Step> playhead)
    : m_document(&document), m_change(change), m_held(held), m_press(press)
{
    if (!std::isfinite(press)) return;
    if (change != SpanChange::trimEnd) m_edges.push_back(held.start);
    if (change != SpanChange::trimStart) m_edges.push_back(held.end);
    m_snap = SnapEngine(snapPoints(document.show(), {}, {}, playhead), Step{kStepsPerSecond});
    m_gesture = document.beginGesture(gestureName(change));
}

bool PropDrag::update(double pointer, Step reach)
{
    m_guide.reset();
    if (!isActive() || !std::isfinite(pointer)) return isActive();
    constexpr double kFurthest = 2 * limits::kShowSeconds;
    Step shift = nearestStep(std::clamp(pointer - m_press, -kFurthest, kFurthest));
    std::vector<Step> edges = m_edges;
    for (Step& edge : edges) edge += shift;
    const auto snap = reach > Step{} ? m_snap.snap(edges, reach) : std::nullopt;
    if (snap) shift += snap->shift;
    const auto edit = [&](Show& show) { return shiftProp(show, m_held.id, m_change, shift); };
    if (!m_document->updateGesture(*m_gesture, edit)) {
        m_gesture.reset();
        return false;
    }
    if (!snap) return true;
    // Its act may have kept it from getting there.
    for (const PropSpan& span : propSpans(m_document->show())) {
        if (span.id != m_held.id) continue;
        const bool start = m_change != SpanChange::trimEnd && span.start == snap->guide;
        const bool end = m_change != SpanChange::trimStart && span.end == snap->guide;
        if (start || end) m_guide = snap->guide;
    }
    return true;
}

bool PropDrag::commit()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->commitGesture(*gesture);
}

bool PropDrag::cancel()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->cancelGesture(*gesture);
}

} // namespace flocktale
