// SPDX-License-Identifier: MIT
#include "assign/crossings.h"
#include "assign/swaps.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>

namespace flocktale {

namespace {
/// The routes that pass through each cell of a grid over all places. Cells are about as wide as birds are apart; a
/// route is in every cell that it touches, and a little more, so two routes that cross are in one cell together.
class RouteGrid {
public:
    explicit RouteGrid(const Dealt& dealt)
    {
        double lowX = dealt.from(0).x, highX = lowX, lowY = dealt.from(0).y, highY = lowY;
        for (const auto places : {dealt.birds(), dealt.targets()})
            for (const Vec2& place : places) {
                lowX = std::min(lowX, place.x);
                highX = std::max(highX, place.x);
                lowY = std::min(lowY, place.y);
                highY = std::max(highY, place.y);
            }
        const double width = highX - lowX, height = highY - lowY;
        const double cells = static_cast<double>(dealt.size());
        m_cell = std::max({std::sqrt(width * height / cells), std::max(width, height) / cells, 1e-9});
        m_low = {lowX, lowY};
        const double farthest = std::max({std::abs(lowX), std::abs(highX), std::abs(lowY), std::abs(highY)});
        m_slack = std::max(1e-6 * m_cell, 1e-14 * farthest);
        m_columns = static_cast<int>(width / m_cell) + 1;
        m_rows = static_cast<int>(height / m_cell) + 1;
        m_cells.resize(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    }

    void add(int bird, Vec2 from, Vec2 to)
    {
        visit(from, to, [bird](std::vector<int>& cell) { cell.push_back(bird); });
    }
    void remove(int bird, Vec2 from, Vec2 to)
    {
        visit(from, to, [bird](std::vector<int>& cell) { std::erase(cell, bird); });
    }
    template <typename Visit>
    void visit(Vec2 from, Vec2 to, Visit&& visitCell)
    {
        if (from.y > to.y) std::swap(from, to);
        const int firstRow = rowOf(from.y - m_slack), lastRow = rowOf(to.y + m_slack);
        const double perY = to.y > from.y ? (to.x - from.x) / (to.y - from.y) : 0;
        for (int row = firstRow; row <= lastRow; ++row) {
            // Where the route enters and leaves this row of cells.
            const double top = std::max(from.y, m_low.y + row * m_cell - m_slack);
            const double bottom = std::min(to.y, m_low.y + (row + 1) * m_cell + m_slack);
            double a = from.x + (top - from.y) * perY, b = from.x + (bottom - from.y) * perY;
            if (to.y - from.y <= m_slack) {
                a = from.x;
                b = to.x;
            }
            const double slack = m_slack * (1 + std::abs(perY));
            const int firstColumn = columnOf(std::max(std::min(a, b) - slack, std::min(from.x, to.x) - m_slack));
            const int lastColumn = columnOf(std::min(std::max(a, b) + slack, std::max(from.x, to.x) + m_slack));
            for (int column = firstColumn; column <= lastColumn; ++column)
                visitCell(m_cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                                  static_cast<std::size_t>(column)]);
        }
    }

private:
    int rowOf(double y) const { return std::clamp(static_cast<int>((y - m_low.y) / m_cell), 0, m_rows - 1); }
    int columnOf(double x) const { return std::clamp(static_cast<int>((x - m_low.x) / m_cell), 0, m_columns - 1); }

    Vec2 m_low;
    double m_cell = 1, m_slack = 0;
    int m_columns = 1, m_rows = 1;
    std::vector<std::vector<int>> m_cells;
};

bool cross(const Dealt& dealt, int a, int b)
{
    const Vec2 a0 = dealt.from(a), a1 = dealt.to(a), b0 = dealt.from(b), b1 = dealt.to(b);
    if (std::max(a0.x, a1.x) < std::min(b0.x, b1.x) || std::max(b0.x, b1.x) < std::min(a0.x, a1.x) ||
        std::max(a0.y, a1.y) < std::min(b0.y, b1.y) || std::max(b0.y, b1.y) < std::min(a0.y, a1.y))
        return false;
    return sideOf(a0, a1, b0) * sideOf(a0, a1, b1) < 0 && sideOf(b0, b1, a0) * sideOf(b0, b1, a1) < 0;
}

/// A pair of routes is tested once, and again when one of them has changed. A route that changes several times while it
/// waits is looked at once for all of them.
class Uncrossing {
public:
    explicit Uncrossing(Dealt& dealt) : m_dealt(dealt), m_grid(dealt), m_waits(dealt.size()), m_seenBy(dealt.size()) {}

    void run(Progress& progress)
    {
        for (int bird = 0; bird < static_cast<int>(m_dealt.size()); ++bird) put(bird);
        while (!m_changed.empty() && progress.goesOn()) {
            const int changed = m_changed.front();
            if (const int other = crossing(changed); other >= 0) {
                swap(changed, other);
                continue;
            }
            m_changed.pop_front();
            m_waits[static_cast<std::size_t>(changed)] = 0;
        }
    }

private:
    void put(int bird)
    {
        m_grid.add(bird, m_dealt.from(bird), m_dealt.to(bird));
        if (m_waits[static_cast<std::size_t>(bird)]) return;
        m_waits[static_cast<std::size_t>(bird)] = 1;
        m_changed.push_back(bird);
    }

    void swap(int a, int b)
    {
        for (const int bird : {a, b}) m_grid.remove(bird, m_dealt.from(bird), m_dealt.to(bird));
        m_dealt.swap(a, b);
        put(a);
        put(b);
    }

    /// A route that crosses this bird's; -1 when none does.
    int crossing(int bird)
    {
        int found = -1;
        ++m_query;
        m_grid.visit(m_dealt.from(bird), m_dealt.to(bird), [&](const std::vector<int>& cell) {
            for (std::size_t i = 0; i < cell.size() && found < 0; ++i) {
                std::uint32_t& seenBy = m_seenBy[static_cast<std::size_t>(cell[i])];
                if (seenBy == m_query) continue;
                seenBy = m_query;
                if (cell[i] != bird && cross(m_dealt, bird, cell[i])) found = cell[i];
            }
        });
        return found;
    }

    Dealt& m_dealt;
    RouteGrid m_grid;
    std::deque<int> m_changed;
    std::vector<char> m_waits;
    std::vector<std::uint32_t> m_seenBy;
    std::uint32_t m_query = 0;
};
} // namespace

void uncross(Dealt& dealt, Progress& progress)
{
    if (dealt.size() > 1) Uncrossing(dealt).run(progress);
}

} // namespace flocktale
