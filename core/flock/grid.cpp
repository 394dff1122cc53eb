// SPDX-License-Identifier: MIT
#include "flock/grid.h"

#include "flock/worker_pool.h"
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

/// Calls visit(begin, end) for every run of birds in a stretch that fly freely. Casts take birds in order, so runs are
/// long.
template <typename Visit>
void forEachFreeRun(std::span<const BirdMode> mode, std::uint32_t begin, std::uint32_t last, Visit&& visit)
{
    for (std::uint32_t end; begin < last; begin = end) {
        // Mostly there is one run, and nothing is as quick at that as comparing the bytes with those behind them.
        if (std::memcmp(mode.data() + begin, mode.data() + begin + 1, last - begin - 1) == 0) {
            if (mode[begin] == BirdMode::free) visit(begin, last);
            return;
        }
        const auto* const other = std::find_if(mode.data() + begin, mode.data() + last,
                                               [first = mode[begin]](BirdMode each) { return each != first; });
        end = static_cast<std::uint32_t>(other - mode.data());
        if (mode[begin] == BirdMode::free) visit(begin, end);
    }
}

void widen(Placement& all, const Placement& part)
{
    all.lowX = lower(all.lowX, part.lowX);
    all.highX = higher(all.highX, part.highX);
    all.lowY = lower(all.lowY, part.lowY);
    all.highY = higher(all.highY, part.highY);
    all.farthest = higher(all.farthest, part.farthest);
    all.fastest = higher(all.fastest, part.fastest);
}

float within(float value, float most) { return higher(lower(value, most), -most); }

} // namespace

void Grid::reserve(std::size_t birds, std::size_t parts)
{
    if (m_parts.size() != parts) m_parts.resize(parts);
    if (m_cellX.size() < birds || m_start.empty()) {
        m_cellX.resize(birds);
        m_cellY.resize(birds);
        m_places.resize(4 * (birds + kLanePadding));
        m_bird.resize(birds + kLanePadding);
        m_start.resize(2 * std::max<std::size_t>(kLeastCells, std::bit_ceil(birds)) + 1);
    }
    if (m_next.size() < parts * (m_start.size() - 1)) m_next.resize(parts * (m_start.size() - 1));
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

void Grid::count(std::span<const BirdMode> mode, std::size_t part)
{
    const std::uint32_t cells = m_columns * m_rows, columns = m_columns;
    const std::uint32_t originX = m_originX, originY = m_originY, maskX = m_maskX, maskY = m_maskY;
    std::uint32_t* const cell = m_cellX.data();
    const std::uint32_t* const cellY = m_cellY.data();
    std::uint32_t* const birds = m_next.data() + part * cells;
    std::fill(birds, birds + cells, 0u);
    forEachFreeRun(mode, m_parts[part].begin, m_parts[part].end, [&](std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i)
            cell[i] = ((cellY[i] - originY) & maskY) * columns + ((cell[i] - originX) & maskX);
        for (std::uint32_t i = begin; i < end; ++i) ++birds[cell[i]];
    });
}

void Grid::startCells()
{
    const std::uint32_t cells = m_columns * m_rows;
    std::uint32_t* const start = m_start.data();
    std::uint32_t* const next = m_next.data();
    const std::uint32_t all = static_cast<std::uint32_t>(m_parts.size()) * cells;
    std::uint32_t sum = 0;
    for (std::uint32_t c = 0; c < cells; ++c) {
        start[c] = sum;
        for (std::uint32_t at = c; at < all; at += cells) {
            const std::uint32_t birds = next[at];
            next[at] = sum;
            sum += birds;
        }
    }
    start[cells] = m_birds = sum;
}

template <bool Limited>
void Grid::fill(const FlockState& flock, std::span<const BirdMode> mode, std::size_t part)
{
    // In the order of their numbers, which the birds of a cell so keep.
    std::uint32_t* const next = m_next.data() + part * (m_columns * m_rows);
    const std::uint32_t* const cell = m_cellX.data();
    const float *const x = flock.x.data(), *const y = flock.y.data();
    const float *const vx = flock.vx.data(), *const vy = flock.vy.data();
    float* const places = m_places.data();
    std::uint32_t* const bird = m_bird.data();
    forEachFreeRun(mode, m_parts[part].begin, m_parts[part].end, [&](std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i) {
            const std::uint32_t to = next[cell[i]]++;
            float* const place = places + 4 * std::size_t{to};
            place[0] = Limited ? within(x[i], kFarthest) : x[i];
            place[1] = Limited ? within(y[i], kFarthest) : y[i];
            place[2] = Limited ? within(vx[i], kFastest) : vx[i];
            place[3] = Limited ? within(vy[i], kFastest) : vy[i];
            bird[to] = i;
        }
    });
}

void Grid::sort(const FlockState& flock, std::span<const BirdMode> mode, double sight, WorkerPool* helpers)
{
    const auto count = static_cast<std::uint32_t>(flock.size());
    const auto parts = static_cast<std::uint32_t>(helpers ? helpers->threads() : 1);
    reserve(count, parts);
    // From this flock's size, not from what was reserved for an earlier one: the order must not depend on history.
    m_maxCells = 2 * std::max(kLeastCells, std::bit_ceil(count));
    m_birds = 0;
    const auto share = [&](auto work) {
        if (helpers)
            helpers->run(parts, work);
        else
            work(0);
    };

    Placement placement;
    placement.x = flock.x.data();
    placement.y = flock.y.data();
    placement.vx = flock.vx.data();
    placement.vy = flock.vy.data();
    placement.perCell = static_cast<float>(1 / (sight * kCellSlack));
    placement.cellX = m_cellX.data();
    placement.cellY = m_cellY.data();
    share([&](std::uint32_t i) {
        Part& part = m_parts[i];
        part = {static_cast<std::uint32_t>(std::uint64_t{count} * i / parts),
                static_cast<std::uint32_t>(std::uint64_t{count} * (i + 1) / parts), placement};
        forEachFreeRun(mode, part.begin, part.end,
                       [&](std::uint32_t begin, std::uint32_t end) { m_kernel.place(part.placement, begin, end); });
    });
    for (const Part& part : m_parts) widen(placement, part.placement);
    if (placement.highX < placement.lowX) return; // nobody flies freely
    layOut(placement);
    share([&](std::uint32_t i) { this->count(mode, i); });
    startCells();
    if (placement.farthest > kFarthest || placement.fastest > kFastest)
        share([&](std::uint32_t i) { fill<true>(flock, mode, i); });
    else
        share([&](std::uint32_t i) { fill<false>(flock, mode, i); });
}

} // namespace flocktale
