// SPDX-License-Identifier: MIT
#include "timeline/marker_drag.h"

#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit.h"
#include "timeline/marker_edits.h"

#include <QCoreApplication>

#include <cmath>
#include <utility>

namespace flocktale {

MarkerDrag::MarkerDrag(ShowDocument& document, const MarkerId& marker, double press, std::optional<Step> playhead)
    : m_document(&document), m_marker(marker), m_press(press)
{
    const Marker* held = findMarker(document.show(), marker);
    if (!held || !std::isfinite(press)) return;
    m_base = timeOf(document.show(), *held);
    m_snap = SnapEngine(snapPoints(document.show(), {}, marker, playhead), Step{kStepsPerSecond});
    m_gesture = document.beginGesture(QCoreApplication::translate("flocktale::MarkerDrag", "Move marker"));
}

bool MarkerDrag::update(double pointer, Step reach)
{
    m_guide.reset();
    if (!m_gesture || !m_document || !std::isfinite(pointer)) return isActive();
    Step at = clampedToShow(seconds(m_base) + pointer - m_press);
    const auto snap = reach > Step{} ? m_snap.snap({at}, reach) : std::nullopt;
    if (snap) at = snap->guide;
    if (!m_document->updateGesture(*m_gesture, [&](Show& show) { return moveMarker(show, m_marker, at); }))
        m_gesture.reset();
    if (!isActive() || !snap) return isActive();
    // Its act may have kept it from getting there.
    const Marker* marker = findMarker(m_document->show(), m_marker);
    if (marker && timeOf(m_document->show(), *marker) == snap->guide) m_guide = snap->guide;
    return isActive();
}

bool MarkerDrag::commit()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->commitGesture(*gesture);
}

bool MarkerDrag::cancel()
{
    m_guide.reset();
    const auto gesture = std::exchange(m_gesture, std::nullopt);
    return gesture && m_document && m_document->cancelGesture(*gesture);
}

} // namespace flocktale
