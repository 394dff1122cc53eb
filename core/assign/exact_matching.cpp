// SPDX-License-Identifier: MIT
#include "assign/exact_matching.h"

#include "base/assert.h"

#include <algorithm>
#include <limits>

namespace flocktale {

namespace {
constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// A partial pairing with a price on each column: no row has a column that is cheaper, price included, than its own.
class Matching {
public:
    Matching(std::size_t size, std::span<const double> cost)
        : m_size(static_cast<int>(size)), m_cost(cost), m_columnOf(size, -1), m_rowOf(size, -1), m_price(size)
    {
    }

    std::vector<int> solve()
    {
        priceColumns();
        for (int pass = 0; pass < 2; ++pass) bid();
        for (const int row : m_unpaired) augment(row);
        return std::move(m_columnOf);
    }

private:
    double cost(int row, int column) const
    {
        return m_cost[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_size) +
                      static_cast<std::size_t>(column)];
    }
    double priced(int row, int column) const { return cost(row, column) - price(column); }
    double& price(int column) { return m_price[static_cast<std::size_t>(column)]; }
    double price(int column) const { return m_price[static_cast<std::size_t>(column)]; }
    int& columnOf(int row) { return m_columnOf[static_cast<std::size_t>(row)]; }
    int& rowOf(int column) { return m_rowOf[static_cast<std::size_t>(column)]; }

    void pair(int row, int column)
    {
        columnOf(row) = column;
        rowOf(column) = row;
    }

    /// Each column's price is its least cost; it goes to that row when nobody else has given the row one. A row that
    /// is the cheapest of one column alone can bear that column's price to fall by what its second choice costs more.
    void priceColumns()
    {
        std::vector<int> cheapestOf(m_columnOf.size());
        for (int column = m_size - 1; column >= 0; --column) {
            int cheapest = 0;
            for (int row = 1; row < m_size; ++row)
                if (cost(row, column) < cost(cheapest, column)) cheapest = row;
            price(column) = cost(cheapest, column);
            if (++cheapestOf[static_cast<std::size_t>(cheapest)] == 1) pair(cheapest, column);
        }
        for (int row = 0; row < m_size; ++row) {
            const int times = cheapestOf[static_cast<std::size_t>(row)];
            if (times == 0) m_unpaired.push_back(row);
            if (times != 1 || m_size == 1) continue;
            double second = kInfinite;
            for (int column = 0; column < m_size; ++column)
                if (column != columnOf(row)) second = std::min(second, priced(row, column));
            price(columnOf(row)) -= second;
        }
    }

    /// Rows without a column take their best one from whoever has it, who bids again at once. Near ties would have two
    /// rows take a column from each other in ever smaller steps, so the number of bids is bounded; rows that are left
    /// over find a column by augment().
    void bid()
    {
        std::vector<int> waiting(m_unpaired.rbegin(), m_unpaired.rend());
        m_unpaired.clear();
        for (std::size_t bids = 16 * m_columnOf.size(); !waiting.empty(); --bids) {
            const int row = waiting.back();
            waiting.pop_back();
            if (bids <= waiting.size() + 1) {
                m_unpaired.push_back(row);
                continue;
            }
            int best = -1, next = -1;
            double least = kInfinite, second = kInfinite;
            for (int column = 0; column < m_size; ++column) {
                const double value = priced(row, column);
                if (value >= second) continue;
                if (value < least) {
                    second = least;
                    next = best;
                    least = value;
                    best = column;
                } else {
                    second = value;
                    next = column;
                }
            }
            const double lowered = next < 0 ? price(best) : price(best) - (second - least);
            const bool outbids = lowered < price(best);
            if (outbids)
                price(best) = lowered;
            else if (rowOf(best) >= 0 && next >= 0)
                best = next;
            const int former = rowOf(best);
            pair(row, best);
            if (former < 0) continue;
            columnOf(former) = -1;
            if (outbids)
                waiting.push_back(former);
            else
                m_unpaired.push_back(former);
        }
    }

    /// The cheapest chain of exchanges from a row to a column that nobody has (Dijkstra over the priced costs).
    void augment(int start)
    {
        m_distance.assign(m_columnOf.size(), kInfinite);
        m_from.assign(m_columnOf.size(), start);
        m_open.resize(m_columnOf.size());
        for (int column = 0; column < m_size; ++column) {
            m_distance[static_cast<std::size_t>(column)] = priced(start, column);
            m_open[static_cast<std::size_t>(column)] = column;
        }
        m_closed.clear();
        for (;;) {
            std::size_t nearest = 0;
            for (std::size_t i = 1; i < m_open.size(); ++i)
                if (distance(m_open[i]) < distance(m_open[nearest])) nearest = i;
            const int column = m_open[nearest];
            const double reached = distance(column);
            const int row = rowOf(column);
            if (row < 0) {
                for (const int closed : m_closed) price(closed) += distance(closed) - reached;
                exchange(start, column);
                return;
            }
            m_closed.push_back(column);
            m_open[nearest] = m_open.back();
            m_open.pop_back();
            const double base = reached - priced(row, column);
            for (const int other : m_open) {
                const double by = base + priced(row, other);
                if (by >= distance(other)) continue;
                m_distance[static_cast<std::size_t>(other)] = by;
                m_from[static_cast<std::size_t>(other)] = row;
            }
        }
    }

    void exchange(int start, int column)
    {
        for (int row = -1; row != start;) {
            row = m_from[static_cast<std::size_t>(column)];
            const int given = columnOf(row);
            pair(row, column);
            column = given;
        }
    }

    double distance(int column) const { return m_distance[static_cast<std::size_t>(column)]; }

    const int m_size;
    const std::span<const double> m_cost;
    std::vector<int> m_columnOf, m_rowOf, m_unpaired;
    std::vector<double> m_price;
    std::vector<double> m_distance;
    std::vector<int> m_from, m_open, m_closed;
};
} // namespace

std::vector<int> exactMatching(std::size_t size, std::span<const double> cost)
{
    FLOCKTALE_ASSERT(cost.size() == size * size);
    if (size == 0) return {};
    return Matching(size, cost).solve();
}

} // namespace flocktale
