// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "show/edit/ripple.h"
#include "timeline/snap_engine.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace flocktale {

enum class DragKind {
    move,
    trimStart,
    trimEnd,
    slip, ///< the keys of the act's casts move, the act stays
};

/// How the pointer's position is to be read in one update of a drag.
struct DragOptions {
    Step reach;           ///< of snapping; zero to bypass it
    bool reorder = false; ///< moving: change places with other acts instead of moving in time
};

/// One drag of acts or of an act's edge, as one gesture of the document: every update starts from the show as it was at
/// the beginning. It is over when it is committed, cancelled, or ended from elsewhere (an edit, an undo, another show);
/// after that it does nothing.
class ActDrag {
public:
    /// Takes hold of `act`; when moving, `movers` go along (the act is one of them). `press` is the time under the
    /// pointer in seconds. With EditMode::ripple what stands behind goes along. Not active when there is no such act.
    ActDrag(ShowDocument& document, DragKind kind, const ActId& act, std::vector<ActId> movers, double press,
            std::optional<Step> playhead, EditMode mode = EditMode::free);

    /// Whether the gesture still runs.
    [[nodiscard]] bool isActive() const { return m_gesture && m_document; }
    [[nodiscard]] DragKind kind() const { return m_kind; }
    /// How far the pointer has gone, in whole steps and without snapping.
    [[nodiscard]] Step way() const { return m_way; }

    /// Returns whether the gesture still runs.
    bool update(double pointer, const DragOptions& options);
    bool commit();
    bool cancel();

    /// Where an edge has snapped to or, while reordering, where the act now begins.
    [[nodiscard]] std::optional<Step> guide() const { return m_guide; }

private:
    void move(double pointer, const DragOptions& options);
    void reorder(double pointer);
    void trim(double pointer, const DragOptions& options);
    [[nodiscard]] Step travelled(double pointer) const;
    void apply(const ShowDocument::Edit& edit);

    QPointer<ShowDocument> m_document;
    std::optional<int> m_gesture;
    DragKind m_kind;
    EditMode m_mode;
    Step m_way;
    ActId m_act;
    std::vector<ActId> m_movers;
    double m_press;
    std::vector<Step> m_edges;          ///< of what moves, at the beginning; the held act's first
    std::vector<double> m_othersMiddle; ///< seconds; of the acts that are not held, at the beginning
    SnapEngine m_snap;
    std::optional<Step> m_guide;
};

} // namespace flocktale
