// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/lanes/prop_spans.h"
#include "timeline/snap_engine.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace flocktale {

/// One drag of a prop or of one of its edges in time, as one gesture of the document (see ActDrag).
class PropDrag {
public:
    /// `press` is the time under the pointer in seconds. Not active when there is no such prop.
    PropDrag(ShowDocument& document, SpanChange change, const PropSpan& held, double press,
             std::optional<Step> playhead);

    [[nodiscard]] bool isActive() const { return m_gesture && m_document; }
    /// Returns whether the gesture still runs.
    bool update(double pointer, Step reach);
    bool commit();
    bool cancel();
    /// Where an edge has snapped to.
    [[nodiscard]] std::optional<Step> guide() const { return m_guide; }

private:
    QPointer<ShowDocument> m_document;
    SpanChange m_change;
    PropSpan m_held;
    double m_press;
    std::vector<Step> m_edges; ///< that may snap, at the beginning
    SnapEngine m_snap;
    std::optional<int> m_gesture;
    std::optional<Step> m_guide;
};

} // namespace flocktale
