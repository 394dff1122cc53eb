// SPDX-License-Identifier: MIT
#include "timeline/lanes/span_drag.h"

#include "base/limits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

SpanDrag::SpanDrag(ShowDocument& document, const SpanModel& model, SpanChange change, const TrackSpan& held,
                   double press, std::optional<Step> playhead)
    : m_document(&document), m_model(&model), m_change(change), m_held(held), m_press(press)
{
    if (!std::isfinite(press)) return;
    // What slips inside a span has no edge to be seen.
    const bool slips = change == SpanChange::slip;
    if (!slips && change != SpanChange::trimEnd) m_edges.push_back(held.start);
    if (!slips && change != SpanChange::trimStart) m_edges.push_back(held.end);
    m_snap = SnapEngine(snapPoints(document.show(), {}, {}, playhead), Step{kStepsPerSecond});
    m_gesture = document.beginGesture(model.nameOf(change));
}

bool SpanDrag::update(double pointer, Step reach)
{
    m_guide.reset();
    if (!isActive() || !m_model || !std::isfinite(pointer)) return isActive();
    constexpr double kFurthest = 2 * limits::kShowSeconds;
    Step shift = nearestStep(std::clamp(pointer - m_press, -kFurthest, kFurthest));
    std::vector<Step> edges = m_edges;
    for (Step& edge : edges) edge += shift;
    const auto snap = reach > Step{} ? m_snap.snap(edges, reach) : std::nullopt;
    std::optional<Step> guide;
    if (snap) {
        shift += snap->shift;
        guide = snap->guide;
    }
    const auto edit = [&](Show& show) { return m_model->shift(show, m_held.id, m_change, shift); };
    if (!m_document->updateGesture(*m_gesture, edit)) {
        m_gesture.reset();
        return false;
    }
    if (!guide) return true;
    // Its act may have kept it from getting there.
    for (const TrackSpan& span : m_model->spansOf(m_document->show())) {
        if (span.id != m_held.id) continue;
        const bool start = m_change != SpanChange::trimEnd && span.start == *guide;
        const bool end = m_change != SpanChange::trimStart && span.end == *guide;
        if (start || end) m_guide = guide;
    }
    return true;
}

bool SpanDrag::commit()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->commitGesture(*gesture);
}

bool SpanDrag::cancel()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->cancelGesture(*gesture);
}

} // namespace flocktale
