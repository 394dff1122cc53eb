// SPDX-License-Identifier: MIT
#pragma once

#include "flock/kernel.h"
#include "flock/state.h"

#include <cstdint>
#include <span>
#include <vector>

namespace flocktale {

class WorkerPool;

/// The free birds sorted into square cells a little wider than their sight, by (cell, bird number), so that all
/// neighbours of a bird are in its own cell and the eight around it and the order is a function of the state alone.
///
/// The canvas is infinite but the grid is not: cells cover the free birds' bounding box, and where that would take far
/// more cells than birds, an axis is wrapped round. Then distant birds share a cell; they are still too far apart to
/// see each other, so the wrapping changes the order of a sum at most, never what is summed. Coordinates beyond
/// kFarthestCell are counted into the outermost cell.
class Grid {
public:
    explicit Grid(const FlightKernel& kernel) : m_kernel(kernel) {}

    /// `sight` > 0. Allocates only when there are more birds than ever before. Places and velocities that a float could
    /// not be computed with come out limited to 1e30 and 1e9. The order does not depend on who helps.
    void sort(const FlockState& flock, std::span<const BirdMode> mode, double sight, WorkerPool* helpers = nullptr);

    [[nodiscard]] std::uint32_t birds() const { return m_birds; }
    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] bool wrapsX() const { return m_wrapX; }
    [[nodiscard]] bool wrapsY() const { return m_wrapY; }

    /// x, y, vx, vy of each sorted bird, padded by kLanePadding birds.
    [[nodiscard]] const float* places() const { return m_places.data(); }
    /// The numbers of the sorted birds, padded by kLanePadding.
    [[nodiscard]] const std::uint32_t* bird() const { return m_bird.data(); }
    /// The cell of each free bird by its number.
    [[nodiscard]] const std::uint32_t* cellOfBird() const { return m_cellX.data(); }
    /// Where each cell begins in them, and one entry more.
    [[nodiscard]] const std::uint32_t* cellStart() const { return m_start.data(); }

private:
    /// A stretch of the flock that one thread sorts. What it does not see of the others is in m_next.
    struct Part {
        std::uint32_t begin, end;
        Placement placement;
    };

    void reserve(std::size_t birds, std::size_t parts);
    void layOut(const Placement& placement);
    void count(std::span<const BirdMode> mode, std::size_t part);
    void startCells();
    template <bool Limited>
    void fill(const FlockState& flock, std::span<const BirdMode> mode, std::size_t part);

    const FlightKernel& m_kernel;

    std::uint32_t m_birds = 0, m_columns = 1, m_rows = 1;
    std::uint32_t m_maxCells = 0;
    std::uint32_t m_originX = 0, m_originY = 0, m_maskX = ~0u, m_maskY = ~0u;
    bool m_wrapX = false, m_wrapY = false;
    std::vector<float> m_places;
    std::vector<std::uint32_t> m_bird, m_start;
    std::vector<std::uint32_t> m_next; ///< for each part, each cell's number of birds, then where the next one goes
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_cellX, m_cellY; ///< in bird order; after counting, cellX is the cell
};

} // namespace flocktale
