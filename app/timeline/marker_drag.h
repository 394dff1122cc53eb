// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/snap_engine.h"

#include <QPointer>

#include <optional>

namespace flocktale {

/// One drag of a marker, as one gesture of the document. Over when it is committed, cancelled or ended from elsewhere.
class MarkerDrag {
public:
    /// `press` is the time under the pointer in seconds. Not active when there is no such marker.
    MarkerDrag(ShowDocument& document, const MarkerId& marker, double press, std::optional<Step> playhead);

    [[nodiscard]] bool isActive() const { return m_gesture && m_document; }
    /// Returns whether the gesture still runs. A reach of zero bypasses snapping.
    bool update(double pointer, Step reach);
    bool commit();
    bool cancel();
    [[nodiscard]] std::optional<Step> guide() const { return m_guide; }

private:
    QPointer<ShowDocument> m_document;
    std::optional<int> m_gesture;
    MarkerId m_marker;
    double m_press;
    Step m_base;
    SnapEngine m_snap;
    std::optional<Step> m_guide;
};

} // namespace flocktale
