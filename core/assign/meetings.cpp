// SPDX-License-Identifier: MIT
#include "assign/meetings.h"

#include "base/assert.h"
#include "math/direction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace flocktale {

namespace {

// A bird with delay d flies while the formation's progress runs from kWaits * d to kWaits * d + kFlies.
constexpr double kWaits = 0.55, kFlies = 0.45;

class Flights {
public:
    Flights(std::span<const Vec2> from, std::span<const Vec2> to, std::span<const float> delays)
        : m_from(from), m_to(to), m_departs(from.size(), 0.0)
    {
        for (std::size_t i = 0; i < delays.size(); ++i) m_departs[i] = kWaits * static_cast<double>(delays[i]);
    }

    [[nodiscard]] std::size_t size() const { return m_from.size(); }
    [[nodiscard]] double departs(std::size_t bird) const { return m_departs[bird]; }
    [[nodiscard]] double arrives(std::size_t bird) const { return m_departs[bird] + kFlies; }
    [[nodiscard]] double length(std::size_t bird) const { return lengthOf(m_to[bird] - m_from[bird]); }
    [[nodiscard]] Vec2 placeAt(std::size_t bird, double progress) const
    {
        const double share = std::clamp((progress - departs(bird)) / kFlies, 0.0, 1.0);
        return m_from[bird] + (m_to[bird] - m_from[bird]) * share;
    }

    /// When two birds are nearest to each other, and how near, squared. The earliest moment of several.
    struct Approach {
        double when = 0, distance2 = 0;
        bool onTheWay = false; ///< nearer than at the beginning and at the end
    };
    [[nodiscard]] Approach approach(std::size_t a, std::size_t b) const
    {
        // Between these moments both either wait, fly evenly or have arrived.
        std::array<double, 4> moments{departs(a), departs(b), arrives(a), arrives(b)};
        std::sort(moments.begin(), moments.end());
        Vec2 before = placeAt(b, moments[0]) - placeAt(a, moments[0]);
        const double first2 = dot(before, before);
        Approach nearest{moments[0], first2, false};
        double last2 = first2;
        for (std::size_t i = 1; i < moments.size(); ++i) {
            const Vec2 after = placeAt(b, moments[i]) - placeAt(a, moments[i]);
            const Vec2 change = after - before;
            const double change2 = dot(change, change);
            if (const double share = change2 > 0 ? -dot(before, change) / change2 : 0; share > 0) {
                const double until = std::min(share, 1.0);
                const Vec2 arm = until < 1 ? before + change * until : after;
                if (dot(arm, arm) < nearest.distance2)
                    nearest = {moments[i - 1] + (moments[i] - moments[i - 1]) * until, dot(arm, arm), false};
            }
            before = after;
            last2 = dot(after, after);
        }
        nearest.onTheWay = nearest.distance2 < first2 && nearest.distance2 < last2;
        return nearest;
    }

private:
    std::span<const Vec2> m_from, m_to;
    std::vector<double> m_departs;
};

/// Birds of one moment by cells, row by row.
class Crowd {
public:
    explicit Crowd(std::size_t birds) : m_order(birds), m_column(birds), m_row(birds)
    {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    }

    void gather(const Flights& flights, double progress, double cell)
    {
        for (std::size_t bird = 0; bird < flights.size(); ++bird) {
            const Vec2 place = flights.placeAt(bird, progress);
            m_column[bird] = std::floor(place.x / cell);
            m_row[bird] = std::floor(place.y / cell);
        }
        std::sort(m_order.begin(), m_order.end(), [this](std::size_t a, std::size_t b) {
            if (m_row[a] != m_row[b]) return m_row[a] < m_row[b];
            return m_column[a] != m_column[b] ? m_column[a] < m_column[b] : a < b;
        });
    }

    /// Every pair in one cell or in two that touch, once.
    template <typename Visit>
    void visitPairs(Visit&& visit) const
    {
        std::size_t below = 0; // the first bird of the next row that is not too far to the left
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const double row = m_row[m_order[i]], column = m_column[m_order[i]];
            for (std::size_t j = i + 1; j < m_order.size() && isIn(j, row, column + 1); ++j)
                visit(m_order[i], m_order[j]);
            while (below < m_order.size() && isBefore(below, row + 1, column - 1)) ++below;
            for (std::size_t j = below; j < m_order.size() && isIn(j, row + 1, column + 1); ++j)
                visit(m_order[i], m_order[j]);
        }
    }

private:
    [[nodiscard]] bool isIn(std::size_t at, double row, double lastColumn) const
    {
        return m_row[m_order[at]] == row && m_column[m_order[at]] <= lastColumn;
    }
    [[nodiscard]] bool isBefore(std::size_t at, double row, double column) const
    {
        const double otherRow = m_row[m_order[at]];
        return otherRow < row || (otherRow == row && m_column[m_order[at]] < column);
    }

    std::vector<std::size_t> m_order;
    std::vector<double> m_column, m_row;
};

} // namespace

std::int64_t countMeetings(std::span<const Vec2> from, std::span<const Vec2> to, std::span<const float> delays,
                           double near)
{
    FLOCKTALE_ASSERT(from.size() == to.size() && (delays.empty() || delays.size() == from.size()));
    const Flights flights(from, to, delays);
    double longest = 0, begin = 1, end = 0;
    for (std::size_t bird = 0; bird < flights.size(); ++bird) {
        longest = std::max(longest, flights.length(bird));
        begin = std::min(begin, flights.departs(bird));
        end = std::max(end, flights.arrives(bird));
    }
    if (longest == 0) return 0;

    // The time is cut into slices in which nobody gets far, and each pair belongs to the slice of its nearest approach:
    // those that meet in a slice are in neighbouring cells in the middle of it.
    constexpr double kMostSlices = 1024;
    const double ways = longest * (end - begin) / kFlies; // what the fastest would fly if it never rested
    const double slices = std::clamp(std::ceil(ways / (16 * near)), 1.0, kMostSlices);
    const double cell = near + ways / slices + 1e-9 * longest;
    const auto sliceOf = [&](double when) {
        return std::clamp(std::floor((when - begin) / (end - begin) * slices), 0.0, slices - 1);
    };
    Crowd crowd(flights.size());
    std::int64_t meetings = 0;
    for (double slice = 0; slice < slices; ++slice) {
        crowd.gather(flights, begin + (end - begin) * (slice + 0.5) / slices, cell);
        crowd.visitPairs([&](std::size_t a, std::size_t b) {
            const auto approach = flights.approach(std::min(a, b), std::max(a, b));
            if (approach.onTheWay && approach.distance2 < near * near && sliceOf(approach.when) == slice) ++meetings;
        });
    }
    return meetings;
}

} // namespace flocktale
