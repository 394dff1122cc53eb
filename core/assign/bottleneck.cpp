// SPDX-License-Identifier: MIT
#include "assign/bottleneck.h"

#include "base/assert.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace flocktale {

double leastBottleneck(std::size_t size, std::span<const double> cost)
{
    FLOCKTALE_ASSERT(cost.size() == size * size);
    constexpr std::size_t kNobody = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> rowOf(size, kNobody), columnOf(size, kNobody), from(size), open;
    std::vector<double> reached(size);
    double bottleneck = 0;
    const auto at = [&](std::size_t row, std::size_t column) { return cost[row * size + column]; };

    // No pairing is cheaper than the dearest of everybody's cheapest; what fits under that is paired at once.
    for (std::size_t row = 0; row < size; ++row) {
        double cheapest = at(row, 0), cheapestIn = at(0, row);
        for (std::size_t i = 1; i < size; ++i) {
            cheapest = std::min(cheapest, at(row, i));
            cheapestIn = std::min(cheapestIn, at(i, row));
        }
        bottleneck = std::max({bottleneck, cheapest, cheapestIn});
    }
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t column = 0; column < size; ++column) {
            if (rowOf[column] != kNobody || at(row, column) > bottleneck) continue;
            rowOf[column] = row;
            columnOf[row] = column;
            break;
        }

    // Each further row gets a column by the chain of exchanges whose dearest pair is cheapest.
    for (std::size_t start = 0; start < size; ++start) {
        if (columnOf[start] != kNobody) continue;
        open.clear();
        for (std::size_t column = 0; column < size; ++column) {
            reached[column] = std::max(bottleneck, at(start, column));
            from[column] = start;
            open.push_back(column);
        }
        for (;;) {
            std::size_t nearest = 0;
            for (std::size_t i = 1; i < open.size() && reached[open[nearest]] > bottleneck; ++i)
                if (reached[open[i]] < reached[open[nearest]]) nearest = i;
            const std::size_t column = open[nearest], row = rowOf[column];
            if (row == kNobody) {
                bottleneck = reached[column];
                for (std::size_t to = column, taker = kNobody; taker != start;) {
                    taker = from[to];
                    std::swap(to, columnOf[taker]);
                    rowOf[columnOf[taker]] = taker;
                }
                break;
            }
            open[nearest] = open.back();
            open.pop_back();
            for (const std::size_t other : open) {
                const double by = std::max(reached[column], at(row, other));
                if (by >= reached[other]) continue;
                reached[other] = by;
                from[other] = row;
            }
        }
    }
    return bottleneck;
}

} // namespace flocktale
