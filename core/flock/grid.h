// SPDX-License-Identifier: MIT
#pragma once

#include "flock/state.h"

#include <cstdint>
#include <span>
#include <vector>

namespace flocktale {

/// The free birds sorted into square cells a little wider than their sight, by (cell, bird number), so that all
/// neighbours of a bird are in its own cell and the eight around it and the order is a function of the state alone.
///
/// The canvas is infinite but the grid is not: cells cover the free birds' bounding box, and where that would take far
/// more cells than birds, an axis is wrapped round. Then distant birds share a cell; they are still too far apart to
/// see each other, so the wrapping changes the order of a sum at most, never what is summed. Coordinates beyond 2^29
/// cells are counted into the outermost one.
class Grid {
public:
    /// `sight` > 0. Allocates only when there are more birds than ever before.
    void sort(const FlockState& flock, std::span<const BirdMode> mode, double sight);

    [[nodiscard]] std::uint32_t birds() const { return m_birds; }
    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] bool wrapsX() const { return m_wrapX; }
    [[nodiscard]] bool wrapsY() const { return m_wrapY; }

    /// The sorted birds; each array is padded by kLanePadding.
    [[nodiscard]] const float* x() const { return m_x.data(); }
    [[nodiscard]] const float* y() const { return m_y.data(); }
    [[nodiscard]] const float* vx() const { return m_vx.data(); }
    [[nodiscard]] const float* vy() const { return m_vy.data(); }
    [[nodiscard]] const std::uint32_t* bird() const { return m_bird.data(); }
    [[nodiscard]] const std::uint32_t* cell() const { return m_cell.data(); }
    /// Where each cell begins in them, and one entry more.
    [[nodiscard]] const std::uint32_t* cellStart() const { return m_start.data(); }

private:
    void reserve(std::size_t birds);
    void layOut(std::uint32_t wide, std::uint32_t high);

    std::uint32_t m_birds = 0, m_columns = 1, m_rows = 1;
    std::uint32_t m_maxCells = 0;
    bool m_wrapX = false, m_wrapY = false;
    std::vector<float> m_x, m_y, m_vx, m_vy;
    std::vector<std::uint32_t> m_bird, m_cell, m_start;
    std::vector<std::uint32_t> m_freeBird, m_cellX, m_cellY; ///< in bird order
};

} // namespace flocktale
