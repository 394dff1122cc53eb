// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <optional>
#include <vector>

namespace flocktale {

/// What something can snap to, the strongest first.
enum class SnapKind { playhead, marker, actEdge, beat, grid };

struct SnapPoint {
    Step at;
    SnapKind kind = SnapKind::grid;
};

/// Where the moving thing ends up: shifted by `shift`, with one of its edges on `guide`.
struct Snap {
    Step shift;
    Step guide;
    SnapKind kind = SnapKind::grid;
};

/// Draws what is moved onto the places that matter. Within reach the stronger kind wins, then the shorter way, then the
/// earlier place: always one guide. Points are given once, when a drag begins, without those of the things that move,
/// so nothing snaps to itself.
class SnapEngine {
public:
    SnapEngine() = default;
    /// `grid` is the distance between the points of the grid; zero for none.
    SnapEngine(std::vector<SnapPoint> points, Step grid);

    /// The snap of something with these edges, none when nothing is within `reach`.
    [[nodiscard]] std::optional<Snap> snap(const std::vector<Step>& edges, Step reach) const;

private:
    std::vector<SnapPoint> m_points;
    Step m_grid;
};

/// The points of a show: markers, act edges (and zero) and beats, without those of the acts that move, of the marker
/// that moves and of the markers that move with their act, and the playhead when it does not move itself.
[[nodiscard]] std::vector<SnapPoint> snapPoints(const Show& show, const std::vector<ActId>& movingActs,
                                                const MarkerId& movingMarker, std::optional<Step> playhead);

} // namespace flocktale
