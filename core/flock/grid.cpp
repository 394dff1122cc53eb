// SPDX-License-Identifier: MIT
#include "flock/grid.h"

#include "math/determinism.h"
#include "math/trig.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace flocktale {

namespace {

/// Cells are this much wider than the sight, so that no rounding error can put two birds that see each other two cells
/// apart: a cell number is off by at most 2^-12 from the product and 2^-11 from the sum, for two birds 0.0015 cells.
constexpr double kCellSlack = 1.0 + 1.0 / 256;
constexpr std::uint32_t kLeastCells = 1024;

/// Beyond these a float would overflow in the kernel: places far outside any canvas, speeds outside any flight.
constexpr float kFarthest = 1e30f;
constexpr float kFastest = 1e9f;

/// Calls visit(begin, end) for every run of birds that fly freely. Casts take birds in order, so runs are long.
template <typename Visit>
void forEachFreeRun(std::span<const BirdMode> mode, Visit&& visit)
{
    const std::size_t count = mode.size();
    for (std::size_t begin = 0, end; begin < count; begin = end) {
        // Mostly there is one run, and nothing is as quick at that as comparing the bytes with those behind them.
        if (std::memcmp(mode.data() + begin, mode.data() + begin + 1, count - begin - 1) == 0) {
            if (mode[begin] == BirdMode::free) visit(begin, count);
            return;
        }
        const auto* const other = std::find_if(mode.data() + begin, mode.data() + count,
                                               [first = mode[begin]](BirdMode each) { return each != first; });
        end = static_cast<std::size_t>(other - mode.data());
        if (mode[begin] == BirdMode::free) visit(begin, end);
    }
}

float within(float value, float most) { return higher(lower(value, most), -most); }

} // namespace

void Grid::reserve(std::size_t birds)
{
    if (m_cellX.size() >= birds && m_maxCells != 0) return;
    m_cellX.resize(birds);
    m_cellY.resize(birds);
    m_places.resize(4 * (birds + kLanePadding));
    m_bird.resize(birds + kLanePadding);
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
    const std::uint32_t cells = m_columns * m_rows, columns = m_columns;
    const std::uint32_t originX = m_originX, originY = m_originY, maskX = m_maskX, maskY = m_maskY;
    std::uint32_t* const cell = m_cellX.data();
    const std::uint32_t* const cellY = m_cellY.data();
    // Filling moves each of these from where its cell begins to where it ends, which is where the next one begins.
    std::uint32_t* const next = m_start.data() + 1;
    m_start[0] = 0;
    std::fill(next, next + cells, 0u);
    m_birds = 0;
    forEachFreeRun(mode, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            cell[i] = ((cellY[i] - originY) & maskY) * columns + ((cell[i] - originX) & maskX);
        for (std::size_t i = begin; i < end; ++i) ++next[cell[i]];
        m_birds += static_cast<std::uint32_t>(end - begin);
    });
    std::uint32_t sum = 0;
    for (std::uint32_t c = 0; c < cells; ++c) {
        const std::uint32_t birds = next[c];
        next[c] = sum;
        sum += birds;
    }
}

template <bool Limited>
void Grid::fill(const FlockState& flock, std::span<const BirdMode> mode)
{
    // In the order of their numbers, which the birds of a cell so keep.
    std::uint32_t* const next = m_start.data() + 1;
    const std::uint32_t* const cell = m_cellX.data();
    const float *const x = flock.x.data(), *const y = flock.y.data();
    const float *const vx = flock.vx.data(), *const vy = flock.vy.data();
    float* const places = m_places.data();
    std::uint32_t* const bird = m_bird.data();
    forEachFreeRun(mode, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const std::uint32_t to = next[cell[i]]++;
            float* const place = places + 4 * std::size_t{to};
            place[0] = Limited ? within(x[i], kFarthest) : x[i];
            place[1] = Limited ? within(y[i], kFarthest) : y[i];
            place[2] = Limited ? within(vx[i], kFastest) : vx[i];
            place[3] = Limited ? within(vy[i], kFastest) : vy[i];
            bird[to] = static_cast<std::uint32_t>(i);
        }
    });
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
    forEachFreeRun(mode, [&](std::size_t begin, std::size_t end) {
        m_kernel.place(placement, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end));
        any = true;
    });
    if (!any) return;
    layOut(placement);
    this->count(mode);
    if (placement.farthest > kFarthest || placement.fastest > kFastest)
        fill<true>(flock, mode);
    else
        fill<false>(flock, mode);
}

} // namespace flocktale
