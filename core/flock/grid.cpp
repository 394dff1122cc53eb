// SPDX-License-Identifier: MIT
#include "flock/grid.h"

#include "math/determinism.h"
#include "math/trig.h"

#include <algorithm>
#include <bit>

namespace flocktale {

namespace {

/// Cells are this much wider than the sight, so that no rounding error can put two birds that see each other two cells
/// apart: a cell number is off by at most 2^-12 from the product and 2^-11 from the sum, for two birds 0.0015 cells.
constexpr double kCellSlack = 1.0 + 1.0 / 256;
constexpr std::uint32_t kLeastCells = 1024;

/// Beyond these a float would overflow in the kernel: places far outside any canvas, speeds outside any flight.
constexpr float kFarthest = 1e30f;
constexpr float kFastest = 1e9f;

float within(float value, float most) { return higher(lower(value, most), -most); }

} // namespace

void Grid::reserve(std::size_t birds)
{
    if (m_cellX.size() >= birds && m_maxCells != 0) return;
    m_cellX.resize(birds);
    m_cellY.resize(birds);
    const std::size_t padded = birds + kLanePadding;
    m_x.resize(padded);
    m_y.resize(padded);
    m_vx.resize(padded);
    m_vy.resize(padded);
    m_bird.resize(padded);
    m_cell.resize(padded);
    m_start.resize(2 * std::max<std::size_t>(kLeastCells, std::bit_ceil(birds)) + 1);
}

void Grid::layOut(const Placement& placement)
{
    const auto lowX = static_cast<std::uint32_t>(placement.lowX), lowY = static_cast<std::uint32_t>(placement.lowY);
    m_columns = static_cast<std::uint32_t>(placement.highX) - lowX + 1;
    m_rows = static_cast<std::uint32_t>(placement.highY) - lowY + 1;
    m_wrapX = m_wrapY = false;
    if (std::uint64_t{m_columns} * m_rows > m_maxCells) {
        // Powers of two, so that wrapping is a mask. A short axis keeps its length and leaves the rest to the other.
        const std::uint32_t side = std::bit_floor(m_maxCells >> (std::bit_width(m_maxCells) / 2));
        if (m_columns > side && m_rows > side) {
            m_columns = m_rows = side;
            m_wrapX = m_wrapY = true;
        } else if (m_columns > m_rows) {
            m_columns = std::bit_floor(m_maxCells / m_rows);
            m_wrapX = true;
        } else {
            m_rows = std::bit_floor(m_maxCells / m_columns);
            m_wrapY = true;
        }
    }
    m_maskX = m_wrapX ? m_columns - 1 : ~0u;
    m_maskY = m_wrapY ? m_rows - 1 : ~0u;
    m_originX = m_wrapX ? 0 : lowX;
    m_originY = m_wrapY ? 0 : lowY;
}

void Grid::count(std::span<const BirdMode> mode)
{
    const std::uint32_t cells = m_columns * m_rows;
    std::uint32_t* const start = m_start.data();
    std::fill(start, start + cells + 1, 0u);
    for (std::size_t i = 0; i < mode.size(); ++i) {
        if (mode[i] != BirdMode::free) continue;
        const std::uint32_t row = (m_cellY[i] - m_originY) & m_maskY;
        const std::uint32_t column = (m_cellX[i] - m_originX) & m_maskX;
        const std::uint32_t cell = row * m_columns + column;
        m_cellX[i] = cell;
        ++start[cell];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t c = 0; c < cells; ++c) start[c] = sum += start[c];
    start[cells] = m_birds = sum;
}

template <bool Limited>
void Grid::fill(const FlockState& flock, std::span<const BirdMode> mode)
{
    // Backwards: that turns the cells' ends into their beginnings and keeps the birds of a cell in order.
    std::uint32_t* const start = m_start.data();
    for (std::size_t i = mode.size(); i-- > 0;) {
        if (mode[i] != BirdMode::free) continue;
        const std::uint32_t cell = m_cellX[i];
        const std::uint32_t to = --start[cell];
        m_x[to] = Limited ? within(flock.x[i], kFarthest) : flock.x[i];
        m_y[to] = Limited ? within(flock.y[i], kFarthest) : flock.y[i];
        m_vx[to] = Limited ? within(flock.vx[i], kFastest) : flock.vx[i];
        m_vy[to] = Limited ? within(flock.vy[i], kFastest) : flock.vy[i];
        m_bird[to] = static_cast<std::uint32_t>(i);
        m_cell[to] = cell;
    }
}

void Grid::sort(const FlockState& flock, std::span<const BirdMode> mode, double sight)
{
    const auto count = static_cast<std::uint32_t>(flock.size());
    reserve(count);
    // From this flock's size, not from what was reserved for an earlier one: the order must not depend on history.
    m_maxCells = 2 * std::max(kLeastCells, std::bit_ceil(count));
    m_birds = 0;

    Placement placement;
    placement.x = flock.x.data();
    placement.y = flock.y.data();
    placement.vx = flock.vx.data();
    placement.vy = flock.vy.data();
    placement.perCell = static_cast<float>(1 / (sight * kCellSlack));
    placement.cellX = m_cellX.data();
    placement.cellY = m_cellY.data();
    bool any = false;
    for (std::uint32_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && mode[end] == mode[begin];) ++end;
        if (mode[begin] != BirdMode::free) continue;
        m_kernel.place(placement, begin, end);
        any = true;
    }
    if (!any) return;
    layOut(placement);
    this->count(mode);
    if (placement.farthest > kFarthest || placement.fastest > kFastest)
        fill<true>(flock, mode);
    else
        fill<false>(flock, mode);
}

} // namespace flocktale
