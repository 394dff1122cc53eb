// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/lanes/span_model.h"
#include "timeline/snap_engine.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace flocktale {

/// One drag of a thing on a lane, or of one of its edges, as one gesture of the document (see ActDrag).
class SpanDrag {
public:
    /// `press` is the time under the pointer in seconds. The model outlives the drag.
    SpanDrag(ShowDocument& document, const SpanModel& model, SpanChange change, const TrackSpan& held, double press,
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
    QPointer<const SpanModel> m_model;
    SpanChange m_change;
    TrackSpan m_held;
    double m_press;
    std::vector<Step> m_edges; ///< that may snap, at the beginning
    SnapEngine m_snap;
    std::optional<int> m_gesture;
    std::optional<Step> m_guide;
};

} // namespace flocktale
