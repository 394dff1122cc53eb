// SPDX-License-Identifier: MIT
#include "flock/grid.h"

#include "flock/kernel.h"
#include "math/determinism.h"
#include "math/trig.h"

#include <algorithm>
#include <bit>

namespace flocktale {

namespace {

/// Cells are this much wider than the sight, so that a rounding error in a cell's number cannot put two birds that see
/// each other two cells apart.
constexpr double kCellSlack = 1.0 + 1.0 / 4096;
constexpr double kFarthestCell = 536870912.0; // 2^29
/// So that wrapped rows and columns have three different neighbours.
constexpr std::uint32_t kLeastWrapped = 4;
constexpr std::uint32_t kLeastCells = 1024;

/// The cell of a coordinate along one axis, counted from the farthest one.
std::uint32_t cellAlong(float coordinate, double perCell)
{
    const double cell = higher(lower(static_cast<double>(coordinate) * perCell, kFarthestCell), -kFarthestCell);
    return static_cast<std::uint32_t>(cell + kFarthestCell);
}

/// Beyond these a float would overflow in the kernel: places far outside any canvas, speeds outside any flight.
constexpr float kFarthest = 1e30f;
constexpr float kFastest = 1e9f;

float within(float value, float most) { return higher(lower(value, most), -most); }

} // namespace

void Grid::reserve(std::size_t birds)
{
    if (m_freeBird.size() >= birds && m_maxCells != 0) return;
    m_freeBird.resize(birds);
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

void Grid::layOut(std::uint32_t wide, std::uint32_t high)
{
    m_wrapX = m_wrapY = false;
    m_columns = wide;
    m_rows = high;
    if (std::uint64_t{wide} * high <= m_maxCells) return;
    // Powers of two, so that wrapping is a mask. A short axis keeps its length and leaves the rest to the other.
    const std::uint32_t side = std::bit_floor(m_maxCells >> (std::bit_width(m_maxCells) / 2));
    if (wide > side && high > side) {
        m_columns = m_rows = side;
        m_wrapX = m_wrapY = true;
    } else if (wide > high) {
        m_columns = std::bit_floor(m_maxCells / high);
        m_wrapX = true;
    } else {
        m_rows = std::bit_floor(m_maxCells / wide);
        m_wrapY = true;
    }
    static_assert(kLeastCells >= kLeastWrapped * kLeastWrapped);
}

void Grid::sort(const FlockState& flock, std::span<const BirdMode> mode, double sight)
{
    const auto count = static_cast<std::uint32_t>(flock.size());
    reserve(count);
    // From this flock's size, not from what was reserved for an earlier one: the order must not depend on history.
    m_maxCells = 2 * std::max(kLeastCells, std::bit_ceil(count));

    const double perCell = 1 / (sight * kCellSlack);
    std::uint32_t lowX = ~0u, lowY = ~0u, highX = 0, highY = 0, birds = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (mode[i] != BirdMode::free) continue;
        const std::uint32_t x = cellAlong(flock.x[i], perCell);
        const std::uint32_t y = cellAlong(flock.y[i], perCell);
        m_freeBird[birds] = i;
        m_cellX[birds] = x;
        m_cellY[birds] = y;
        lowX = lower(lowX, x);
        lowY = lower(lowY, y);
        highX = higher(highX, x);
        highY = higher(highY, y);
        ++birds;
    }
    m_birds = birds;
    if (birds == 0) return;

    layOut(highX - lowX + 1, highY - lowY + 1);
    const std::uint32_t maskX = m_wrapX ? m_columns - 1 : ~0u;
    const std::uint32_t maskY = m_wrapY ? m_rows - 1 : ~0u;
    const std::uint32_t originX = m_wrapX ? 0 : lowX;
    const std::uint32_t originY = m_wrapY ? 0 : lowY;
    const std::uint32_t cells = m_columns * m_rows;

    // Counting sort: the counts become the cells' ends, and filling backwards turns the ends into beginnings and
    // keeps the birds of a cell in order.
    std::uint32_t* const start = m_start.data();
    std::fill(start, start + cells + 1, 0u);
    for (std::uint32_t k = 0; k < birds; ++k) {
        const std::uint32_t cell = ((m_cellY[k] - originY) & maskY) * m_columns + ((m_cellX[k] - originX) & maskX);
        m_cellX[k] = cell;
        ++start[cell];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t c = 0; c < cells; ++c) start[c] = sum += start[c];
    start[cells] = sum;
    for (std::uint32_t k = birds; k-- > 0;) {
        const std::uint32_t cell = m_cellX[k];
        const std::uint32_t to = --start[cell];
        const std::uint32_t from = m_freeBird[k];
        m_x[to] = within(flock.x[from], kFarthest);
        m_y[to] = within(flock.y[from], kFarthest);
        m_vx[to] = within(flock.vx[from], kFastest);
        m_vy[to] = within(flock.vy[from], kFastest);
        m_bird[to] = from;
        m_cell[to] = cell;
    }
}

} // namespace flocktale
