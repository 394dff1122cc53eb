// SPDX-License-Identifier: MIT
#include "shape/ink_points.h"

#include "base/assert.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace flocktale {

namespace {
constexpr int kFaintest = 48; ///< alpha below which a pixel is no ink
constexpr int kLloydSteps = 12;
constexpr int kFewestSamples = 8;      ///< a bird, else pixels are cut up
constexpr double kRounding = 100;      ///< places a unit: baked files stay short
constexpr double kMostCells = 1 << 22; ///< of the grid, for little ink in a wide mask

/// A piece of ink: a pixel or a part of one.
struct Sample {
    std::uint64_t order = 0; ///< along the Hilbert curve
    double x = 0, y = 0;     ///< pixels
    double weight = 0;
};

/// Distance along the Hilbert curve through a square of side 2^bits (D. Hilbert, 1891), quadrant by quadrant.
std::uint64_t hilbertOrder(std::uint32_t x, std::uint32_t y, int bits)
{
    std::uint64_t order = 0;
    for (int bit = bits - 1; bit >= 0; --bit) {
        const std::uint32_t right = (x >> bit) & 1u, below = (y >> bit) & 1u;
        order = order << 2 | ((3 * right) ^ below);
        if (below == 0) {
            if (right == 1) {
                x = ~x;
                y = ~y;
            }
            std::swap(x, y);
        }
    }
    return order;
}

/// The ink in Hilbert order. Each pixel is cut into `parts` x `parts` samples.
std::vector<Sample> samplesOf(const InkMask& mask, std::size_t inkPixels, int parts)
{
    std::vector<Sample> samples;
    samples.reserve(inkPixels * static_cast<std::size_t>(parts) * static_cast<std::size_t>(parts));
    int bits = 0;
    while ((std::int64_t{1} << bits) < std::int64_t{std::max(mask.width, mask.height)} * parts) ++bits;
    std::size_t at = 0;
    for (int row = 0; row < mask.height; ++row)
        for (int column = 0; column < mask.width; ++column, ++at) {
            if (mask.alpha[at] < kFaintest) continue;
            for (int v = 0; v < parts; ++v)
                for (int u = 0; u < parts; ++u) {
                    const auto x = static_cast<std::uint32_t>(column * parts + u);
                    const auto y = static_cast<std::uint32_t>(row * parts + v);
                    samples.push_back({hilbertOrder(x, y, bits), (x + 0.5) / parts, (y + 0.5) / parts,
                                       static_cast<double>(mask.alpha[at])});
                }
        }
    std::sort(samples.begin(), samples.end(), [](const Sample& a, const Sample& b) { return a.order < b.order; });
    return samples;
}

/// The sample in the middle of each of `count` equal amounts of ink. No sample is taken twice: there are more than
/// enough of them, and one that is due again gives way to the next.
std::vector<Vec2> firstPlaces(const std::vector<Sample>& samples, int count)
{
    double total = 0;
    for (const Sample& sample : samples) total += sample.weight;
    std::vector<Vec2> places;
    places.reserve(static_cast<std::size_t>(count));
    double passed = 0;
    std::size_t next = 0;
    for (int i = 0; i < count; ++i) {
        const double due = total * ((i + 0.5) / count);
        const std::size_t last = samples.size() - static_cast<std::size_t>(count - i);
        while (next < last && passed + samples[next].weight < due) passed += samples[next++].weight;
        places.push_back({samples[next].x, samples[next].y});
        passed += samples[next++].weight;
    }
    return places;
}

/// Finds the place nearest to a spot: the places in square cells, as one array sorted by cell.
class PlaceGrid {
public:
    PlaceGrid(double width, double height, double cell)
        : m_cell(cell), m_columns(static_cast<int>(width / cell) + 1), m_rows(static_cast<int>(height / cell) + 1),
          m_begin(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows) + 1)
    {
    }

    void fill(const std::vector<Vec2>& places)
    {
        std::fill(m_begin.begin(), m_begin.end(), 0);
        for (const Vec2& place : places) ++m_begin[cellOf(place) + 1];
        for (std::size_t i = 1; i < m_begin.size(); ++i) m_begin[i] += m_begin[i - 1];
        m_entries.resize(places.size());
        std::vector<std::uint32_t> end(m_begin.begin(), m_begin.end() - 1);
        for (std::size_t i = 0; i < places.size(); ++i) m_entries[end[cellOf(places[i])]++] = {places[i], i};
    }

    /// The nearest place; of equally near ones the first that is met, cells in reading order. There is at least one.
    [[nodiscard]] std::size_t nearest(Vec2 spot) const
    {
        const int column = columnOf(spot.x), row = rowOf(spot.y);
        Found found;
        for (int reach = 0;; ++reach) {
            searchFrame(spot, column, row, reach, found);
            // What lies outside the frame is further away than its inner edge.
            const double seen = reach * m_cell + insideCell(spot, column, row);
            if (found.distance <= seen * seen || reach > m_columns + m_rows) return found.index;
        }
    }

private:
    struct Entry {
        Vec2 place;
        std::size_t index = 0;
    };
    struct Found {
        double distance = std::numeric_limits<double>::infinity(); ///< squared
        std::size_t index = 0;
    };

    [[nodiscard]] int columnOf(double x) const { return std::clamp(static_cast<int>(x / m_cell), 0, m_columns - 1); }
    [[nodiscard]] int rowOf(double y) const { return std::clamp(static_cast<int>(y / m_cell), 0, m_rows - 1); }
    [[nodiscard]] std::size_t cellAt(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    }
    [[nodiscard]] std::size_t cellOf(Vec2 place) const { return cellAt(columnOf(place.x), rowOf(place.y)); }
    [[nodiscard]] double insideCell(Vec2 spot, int column, int row) const
    {
        const double x = spot.x - column * m_cell, y = spot.y - row * m_cell;
        return std::max(0.0, std::min({x, y, m_cell - x, m_cell - y}));
    }

    /// Looks through the cells whose larger distance in columns or rows is exactly `reach`.
    void searchFrame(Vec2 spot, int column, int row, int reach, Found& found) const
    {
        for (int r = std::max(row - reach, 0); r <= std::min(row + reach, m_rows - 1); ++r) {
            const bool edge = r == row - reach || r == row + reach;
            const int step = edge || reach == 0 ? 1 : 2 * reach;
            for (int c = column - reach; c <= column + reach; c += step)
                if (c >= 0 && c < m_columns) searchCell(spot, cellAt(c, r), found);
        }
    }

    void searchCell(Vec2 spot, std::size_t cell, Found& found) const
    {
        for (std::size_t i = m_begin[cell]; i < m_begin[cell + 1]; ++i) {
            const Vec2 way = m_entries[i].place - spot;
            if (const double distance = dot(way, way); distance < found.distance)
                found = {distance, m_entries[i].index};
        }
    }

    double m_cell;
    int m_columns, m_rows;
    std::vector<std::uint32_t> m_begin; ///< first entry of each cell, and the end
    std::vector<Entry> m_entries;
};

/// Lloyd's method (S. Lloyd, 1982): every place moves to the middle of the ink that is nearest to it.
void relax(std::vector<Vec2>& places, const std::vector<Sample>& samples, const InkMask& mask, double cell)
{
    struct Share {
        double x = 0, y = 0, weight = 0;
    };
    std::vector<Share> shares(places.size());
    const double smallestCell = std::sqrt(static_cast<double>(mask.width) * mask.height / kMostCells);
    PlaceGrid grid(mask.width, mask.height, std::max(cell, smallestCell));
    for (int step = 0; step < kLloydSteps; ++step) {
        grid.fill(places);
        std::fill(shares.begin(), shares.end(), Share{});
        for (const Sample& sample : samples) {
            Share& share = shares[grid.nearest({sample.x, sample.y})];
            share.x += sample.x * sample.weight;
            share.y += sample.y * sample.weight;
            share.weight += sample.weight;
        }
        for (std::size_t i = 0; i < places.size(); ++i)
            if (shares[i].weight > 0) places[i] = {shares[i].x / shares[i].weight, shares[i].y / shares[i].weight};
    }
}

double rounded(double units)
{
    const double value = std::round(units * kRounding) / kRounding;
    return value == 0 ? 0 : value; // no negative zero
}
} // namespace

double inkOf(const InkMask& mask)
{
    double ink = 0;
    for (const std::uint8_t alpha : mask.alpha)
        if (alpha >= kFaintest) ink += alpha;
    return ink / 255;
}

std::vector<Vec2> spreadOverInk(const InkMask& mask, int count)
{
    FLOCKTALE_ASSERT(mask.alpha.size() == static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
    const auto inkPixels = static_cast<std::size_t>(
        std::count_if(mask.alpha.begin(), mask.alpha.end(), [](std::uint8_t alpha) { return alpha >= kFaintest; }));
    if (inkPixels == 0 || count <= 0) return {};

    const double perBird = static_cast<double>(inkPixels) / count;
    const int parts = perBird >= kFewestSamples ? 1 : static_cast<int>(std::ceil(std::sqrt(kFewestSamples / perBird)));
    const std::vector<Sample> samples = samplesOf(mask, inkPixels, parts);
    std::vector<Vec2> places = firstPlaces(samples, count);
    relax(places, samples, mask, 1.2 * std::sqrt(perBird));
    for (Vec2& place : places)
        place = {rounded((mask.left + place.x) / mask.pixelsPerUnit),
                 rounded((mask.top + place.y) / mask.pixelsPerUnit)};
    return places;
}

} // namespace flocktale
